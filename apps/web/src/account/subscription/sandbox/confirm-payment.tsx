import { useEffect, useRef } from 'react'
import { useMutation } from '#platform/lib/use-mutation.ts'
import { Button } from '#ui/button.tsx'
import { FormAlert } from '#ui/form/form-alert.tsx'
import { TestModeNote } from '../../plans/test-mode.tsx'
import { tellRefusal, toRefusal } from '../tell.ts'
import { CONFIRM_PAYMENT_TEXTS as T } from './texts.ts'

interface ConfirmPaymentProps {
  readonly onConfirm: () => Promise<void>
  readonly onRefuse: () => void
}

export function ConfirmPayment({ onConfirm, onRefuse }: ConfirmPaymentProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { mutate, isPending, error } = useMutation({ mutationFn: onConfirm, onError: tellRefusal })
  useEffect(() => {
    // The form that had the focus is gone.
    heading.current?.focus()
  }, [])
  return (
    <>
      <TestModeNote>{T.testMode}</TestModeNote>
      <h3 ref={heading} tabIndex={-1} className="mt-5 font-semibold">
        {T.title}
      </h3>
      <p className="mt-1 text-sm/6 text-soft">{T.about}</p>
      <div className="mt-4 empty:hidden">{error !== null && <FormAlert>{toRefusal(error)}</FormAlert>}</div>
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button className="min-h-10" onClick={onRefuse}>
          {T.refuse}
        </Button>
        <Button
          look="primary"
          className="min-h-10"
          aria-disabled={isPending}
          onClick={() => isPending || mutate()}
        >
          {isPending ? T.pending : T.confirm}
        </Button>
      </div>
    </>
  )
}
