import { ITEM_FIELD_MESSAGES } from '@wordloom/contract'
import { useKeptState } from '#platform/kept-work/use-kept.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useUnsaved } from '#ui/form/use-unsaved.tsx'
import { tellSuccess } from '#ui/tell/tell.ts'
import { useRepeatKey } from '../../changes/use-repeat-key.ts'
import { createList } from '../../content/content.ts'
import { useOpenFolder } from '../../open-folder.ts'
import { useFolders } from '../../queries.ts'
import { useScope } from '../../scope.ts'
import { DASHBOARD_MESSAGES, PROJECT_MESSAGES, CREATE_LIST_TEXTS as T } from '../texts.ts'
import { FolderSelect } from './folder-select.tsx'
import { ListForm } from './list-form.tsx'

interface CreateListDialogProps {
  readonly projectId?: number
  readonly onClose: () => void
}

export function CreateListDialog({ projectId, onClose }: CreateListDialogProps) {
  const scope = useScope()
  const open = useOpenFolder()
  const { data: folders = [] } = useFolders()
  const [folderId, setFolderId] = useKeptState(
    'folder of the new list',
    folders.find(({ id }) => id === open)?.id ?? null,
  )
  const keyOf = useRepeatKey()
  const { check, leave, question } = useUnsaved(onClose)
  const isInProject = projectId !== undefined
  const messages = isInProject ? PROJECT_MESSAGES : DASHBOARD_MESSAGES
  const place = isInProject ? { projectId } : { folderId }
  return (
    <Dialog title={T.title} onClose={leave}>
      <ListForm
        keptAs="the new list"
        initial={{ name: '', text: '' }}
        nameMissing={messages.nameMissing}
        wordsMissing={ITEM_FIELD_MESSAGES.wordsText}
        submitLabel={T.submit}
        pendingLabel={T.pending}
        failure={messages.notCreated}
        onSend={async ({ name, text }) => {
          await createList(scope, { name, text, ...place }, keyOf([name, text, folderId]))
          tellSuccess(messages.created, { name })
          onClose()
        }}
        onCancel={leave}
        unsaved={check}
      >
        {!isInProject && folders.length > 0 && (
          <FolderSelect folders={folders} value={folderId} onChange={setFolderId} />
        )}
      </ListForm>
      {question}
    </Dialog>
  )
}
