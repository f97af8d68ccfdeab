import type { Folder } from '@wordloom/contract'
import { updateFolder } from '../../shared/library/changes/folder-changes.ts'
import { tellSuccess } from '../../shared/library/tell/tell.ts'
import { FORM_TEXTS } from '../../shared/library/texts.ts'
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
