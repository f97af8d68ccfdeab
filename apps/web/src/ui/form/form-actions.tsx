import { Button } from '../button.tsx'
import { DIALOG_TEXTS } from '../texts.ts'
import { FormAlert } from './form-alert.tsx'
import { SubmitButton } from './submit-button.tsx'

interface FormActionsProps {
  readonly failure: string | null
  readonly submitLabel: string
  readonly pendingLabel: string
  readonly isPending: boolean
  readonly isDisabled?: boolean
  readonly onCancel: () => void
}

export function FormActions({ failure, submitLabel, onCancel, ...submit }: FormActionsProps) {
  return (
    <>
      {failure !== null && <FormAlert>{failure}</FormAlert>}
      <div className="flex flex-wrap justify-end gap-2">
        <Button className="min-h-10" onClick={onCancel}>
          {DIALOG_TEXTS.cancel}
        </Button>
        <SubmitButton {...submit}>{submitLabel}</SubmitButton>
      </div>
    </>
  )
}
