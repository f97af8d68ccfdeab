import { FOLDER_COLORS } from '@wordloom/contract'
import { createFolder } from '../../shared/library/folder-changes.ts'
import { tellSuccess } from '../../shared/library/tell.ts'
import { useRepeatKey } from '../../shared/library/use-repeat-key.ts'
import { FolderForm } from './folder-form.tsx'

export function CreateFolderDialog({ onClose }: { readonly onClose: () => void }) {
  const keyOf = useRepeatKey()
  return (
    <FolderForm
      title="Create New Folder"
      initial={{ name: '', color: FOLDER_COLORS[0] }}
      submitLabel="Create Folder"
      pendingLabel="Creating..."
      needsName
      failure="Failed to create folder"
      onSend={async (draft) => {
        await createFolder(draft, keyOf([draft.name, draft.color]))
        tellSuccess('Folder created successfully')
      }}
      onClose={onClose}
    />
  )
}
