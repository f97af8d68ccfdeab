import { GENERATOR_MESSAGES, SIGN_IN_PATH } from '@wordloom/contract'
import { AlertDialog } from '../../../shared/ui/alert-dialog.tsx'

const SENTENCES = {
  lists: GENERATOR_MESSAGES.signInToSaveLists,
  results: GENERATOR_MESSAGES.signInToSaveResults,
} as const

export type Saving = keyof typeof SENTENCES

interface SignInDialogProps {
  readonly saving: Saving
  readonly onClose: () => void
}

export default function SignInDialog({ saving, onClose }: SignInDialogProps) {
  return (
    <AlertDialog
      title="Sign in to save"
      description={SENTENCES[saving]}
      confirmLabel="Sign In"
      onConfirm={() => location.assign(SIGN_IN_PATH)}
      onClose={onClose}
    />
  )
}
