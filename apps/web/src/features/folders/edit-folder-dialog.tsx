import type { Folder } from '@wordloom/contract'
import { updateFolder } from '../../shared/library/folder-changes.ts'
import { tellSuccess } from '../../shared/library/tell.ts'
import { FolderForm } from './folder-form.tsx'

interface EditFolderDialogProps {
  readonly folder: Folder
  readonly onClose: () => void
}

export function EditFolderDialog({ folder, onClose }: EditFolderDialogProps) {
  return (
    <FolderForm
      title="Edit Folder"
      initial={folder}
      submitLabel="Save Changes"
      pendingLabel="Saving..."
      needsName={false}
      failure="Failed to update folder"
      onSend={async (draft) => {
        await updateFolder(folder.id, draft)
        tellSuccess('Folder updated successfully')
      }}
      onClose={onClose}
    />
  )
}
