import { SubmitButton } from '#ui/form/submit-button.tsx'
import { PAYMENT_DIALOG_TEXTS as T } from '../texts.ts'

interface PayButtonProps {
  readonly isPending: boolean
  readonly isDisabled?: boolean
}

export function PayButton({ isPending, isDisabled = false }: PayButtonProps) {
  return (
    <div className="mt-6 flex justify-end">
      <SubmitButton isPending={isPending} isDisabled={isDisabled} pendingLabel={T.paying}>
        {T.pay}
      </SubmitButton>
    </div>
  )
}
