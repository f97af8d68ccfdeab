import { GENERATOR_MESSAGES, SIGN_IN_PATH } from '@wordloom/contract'
import { AlertDialog } from '../../../../shared/ui/dialog/alert-dialog.tsx'
import { SIGN_IN_TEXTS } from './texts.ts'

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
      title={SIGN_IN_TEXTS.title}
      description={SENTENCES[saving]}
      confirmLabel={SIGN_IN_TEXTS.signIn}
      onConfirm={() => location.assign(SIGN_IN_PATH)}
      onClose={onClose}
    />
  )
}
