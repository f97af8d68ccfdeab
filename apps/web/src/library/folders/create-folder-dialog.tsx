import { DEFAULT_FOLDER_COLOR } from '@wordloom/contract'
import { tellSuccess } from '#ui/tell/tell.ts'
import { createFolder } from '../changes/folder-changes.ts'
import { useRepeatKey } from '../changes/use-repeat-key.ts'
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
