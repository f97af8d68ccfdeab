import type { ReactNode } from 'react'
import { useIsAlive } from '#platform/document/use-is-alive.ts'
import { Button, type ButtonLook } from '../button.tsx'

interface SubmitButtonProps {
  readonly children: ReactNode
  readonly isPending: boolean
  readonly pendingLabel: string
  readonly isDisabled?: boolean
  /** The id of the text that says why there is nothing to submit. Submitting then shows what is missing. */
  readonly reasonId?: string | undefined
  readonly look?: ButtonLook
  readonly className?: string
}

/** Disabled until hydration, because the browser itself would submit the form to the page's URL. */
export function SubmitButton({
  children,
  isPending,
  pendingLabel,
  isDisabled = false,
  reasonId,
  look = 'primary',
  className = '',
}: SubmitButtonProps) {
  const isAlive = useIsAlive()
  return (
    <Button
      type="submit"
      look={look}
      disabled={!isAlive || isDisabled}
      aria-disabled={isPending || reasonId !== undefined}
      aria-describedby={reasonId}
      onClick={(event) => isPending && event.preventDefault()}
      className={`min-h-10 ${isDisabled ? '' : 'disabled:cursor-progress disabled:opacity-100'} ${className}`}
    >
      {isPending ? pendingLabel : children}
    </Button>
  )
}
