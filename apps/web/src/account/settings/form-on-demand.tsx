import { type ComponentProps, type ReactNode, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useKeptState } from '#platform/kept-work/use-kept.ts'
import { Button } from '#ui/button.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { DIALOG_TEXTS } from '#ui/texts.ts'
import { FormFailure } from '../form-failure.tsx'

interface FormOnDemandProps {
  readonly keptAs: string
  readonly label: string
  readonly children: (close: () => void) => ReactNode
}

export function FormOnDemand({ keptAs, label, children }: FormOnDemandProps) {
  const [isOpen, setIsOpen] = useKeptState(keptAs, false)
  const box = useRef<HTMLDivElement>(null)

  function toggle(opens: boolean): void {
    // While the form was being sent, the user may have moved on.
    const hasFocus = opens || box.current?.contains(document.activeElement)
    flushSync(() => setIsOpen(opens))
    if (hasFocus) box.current?.querySelector<HTMLElement>('input:not([hidden]), button')?.focus()
  }

  return (
    <div ref={box}>
      {isOpen ? (
        children(() => toggle(false))
      ) : (
        <Button className="min-h-10" onClick={() => toggle(true)}>
          {label}
        </Button>
      )}
    </div>
  )
}

interface ChangeFormProps {
  readonly onSubmit: ComponentProps<'form'>['onSubmit']
  readonly onCancel: () => void
  readonly isSubmitting: boolean
  readonly failure: unknown
  readonly texts: { readonly submit: string; readonly pending: string; readonly failed: string }
  readonly children: ReactNode
}

export function ChangeForm({ onSubmit, onCancel, isSubmitting, failure, texts, children }: ChangeFormProps) {
  return (
    <form
      noValidate
      onSubmit={onSubmit}
      onKeyDown={({ key }) => key === 'Escape' && !isSubmitting && onCancel()}
      className="grid gap-4"
    >
      {children}
      <FormFailure failure={failure} otherwise={texts.failed} />
      <div className="flex flex-wrap gap-2">
        <SubmitButton isPending={isSubmitting} pendingLabel={texts.pending}>
          {texts.submit}
        </SubmitButton>
        <Button look="quiet" className="min-h-10" disabled={isSubmitting} onClick={onCancel}>
          {DIALOG_TEXTS.cancel}
        </Button>
      </div>
    </form>
  )
}
