import { SIGN_IN_PATH, SIGN_IN_TO_SAVE, SIGN_UP_PATH } from '@wordloom/contract'
import { keepAsked } from '#platform/asked-for/asked-for.ts'
import { Button } from '#ui/button.tsx'
import { AlertDialog } from '#ui/dialog/alert-dialog.tsx'
import type { GeneratorModel } from '../../state/generator-state.ts'
import { SIGN_IN_TEXTS } from './texts.ts'

export type Saving = { readonly kind: 'list'; readonly columnId: string } | { readonly kind: 'results' }

interface SignInDialogProps {
  readonly toSave: Saving
  readonly columns: GeneratorModel['columns']
  readonly onClose: () => void
}

export default function SignInDialog({ toSave, columns, onClose }: SignInDialogProps) {
  function leaveTo(path: string) {
    const [first] = columns
    const column = toSave.kind === 'list' ? columns.find(({ id }) => id === toSave.columnId) : first
    if (column !== undefined) keepAsked({ kind: toSave.kind, columnId: column.keptId })
    location.assign(path)
  }
  return (
    <AlertDialog
      title={SIGN_IN_TEXTS.title}
      description={SIGN_IN_TO_SAVE[toSave.kind]}
      confirmLabel={SIGN_IN_TEXTS.signUp}
      otherAction={
        <Button className="min-h-10" onClick={() => leaveTo(SIGN_IN_PATH)}>
          {SIGN_IN_TEXTS.signIn}
        </Button>
      }
      onConfirm={() => leaveTo(SIGN_UP_PATH)}
      onClose={onClose}
    />
  )
}
