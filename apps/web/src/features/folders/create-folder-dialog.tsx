import { FOLDER_COLORS } from '@wordloom/contract'
import { createFolder } from '../../shared/library/folder-changes.ts'
import { tellSuccess } from '../../shared/library/tell.ts'
import { useRepeatKey } from '../../shared/library/use-repeat-key.ts'
import { FolderForm } from './folder-form.tsx'
import { CREATE_FOLDER_TEXTS as T } from './texts.ts'

export function CreateFolderDialog({ onClose }: { readonly onClose: () => void }) {
  const keyOf = useRepeatKey()
  return (
    <FolderForm
      keptAs="the new folder"
      title={T.title}
      initial={{ name: '', color: FOLDER_COLORS[0] }}
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
