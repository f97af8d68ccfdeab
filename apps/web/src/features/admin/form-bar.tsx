import { Button } from '../../shared/ui/button.tsx'
import { FormAlert } from '../../shared/ui/form-alert.tsx'
import { SubmitButton } from '../../shared/ui/submit-button.tsx'
import { USER_FIELD_TEXTS } from './texts.ts'

interface FormBarProps {
  readonly problem: string | null
  readonly submitLabel: string
  readonly pendingLabel: string
  readonly isPending: boolean
  readonly isDisabled?: boolean
  readonly onCancel: () => void
}

export function FormBar({ problem, submitLabel, onCancel, ...submit }: FormBarProps) {
  return (
    <div className="sticky bottom-0 -mx-6 grid gap-3 border-t border-line bg-card px-6 py-4">
      {problem !== null && <FormAlert>{problem}</FormAlert>}
      <div className="flex flex-wrap justify-end gap-2">
        <Button className="min-h-10" onClick={onCancel}>
          {USER_FIELD_TEXTS.cancel}
        </Button>
        <SubmitButton {...submit}>{submitLabel}</SubmitButton>
      </div>
    </div>
  )
}
