import type { User } from '@wordloom/contract'
import { removeSecondFactors } from '../changes.ts'
import { ConfirmUserDialog } from '../confirm-user-dialog.tsx'
import { REMOVE_FACTORS_TEXTS, SENTENCES } from '../texts.ts'

interface RemoveFactorsDialogProps {
  readonly user: User
  readonly onClose: () => void
}

export default function RemoveFactorsDialog(props: RemoveFactorsDialogProps) {
  return (
    <ConfirmUserDialog
      {...props}
      texts={REMOVE_FACTORS_TEXTS}
      run={removeSecondFactors}
      sentences={SENTENCES.removeFactors}
    />
  )
}
