import type { Folder } from '@wordloom/contract'
import { tellSuccess } from '#ui/tell/tell.ts'
import { updateFolder } from '../changes/folder-changes.ts'
import { FORM_TEXTS } from '../texts.ts'
import { FolderForm } from './folder-form.tsx'
import { EDIT_FOLDER_TEXTS as T } from './texts.ts'

interface EditFolderDialogProps {
  readonly folder: Folder
  readonly onClose: () => void
}

export function EditFolderDialog({ folder, onClose }: EditFolderDialogProps) {
  return (
    <FolderForm
      keptAs={`folder ${folder.id}`}
      title={T.title}
      initial={folder}
      submitLabel={FORM_TEXTS.save}
      pendingLabel={FORM_TEXTS.saving}
      needsName={false}
      failure={T.failed}
      onSend={async (draft) => {
        await updateFolder(folder.id, draft)
        tellSuccess(T.done)
      }}
      onClose={onClose}
    />
  )
}
