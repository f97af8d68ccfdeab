import { DEFAULT_FOLDER_COLOR } from '@wordloom/contract'
import { createFolder } from '../../shared/library/changes/folder-changes.ts'
import { useRepeatKey } from '../../shared/library/changes/use-repeat-key.ts'
import { tellSuccess } from '../../shared/library/tell/tell.ts'
import { FolderForm } from './folder-form.tsx'
import { CREATE_FOLDER_TEXTS as T } from './texts.ts'

export function CreateFolderDialog({ onClose }: { readonly onClose: () => void }) {
  const keyOf = useRepeatKey()
  return (
    <FolderForm
      keptAs="the new folder"
      title={T.title}
      initial={{ name: '', color: DEFAULT_FOLDER_COLOR }}
      submitLabel={T.submit}
      pendingLabel={T.pending}
      needsName
      failure={T.failed}
      onSend={async (draft) => {
        await createFolder(draft, keyOf([draft.name, draft.color]))
        tellSuccess(T.done)
      }}
      onClose={onClose}
    />
  )
}
