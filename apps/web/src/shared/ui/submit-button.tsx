import type { ReactNode } from 'react'
import { Button, type ButtonLook } from './button.tsx'

interface SubmitButtonProps {
  readonly children: ReactNode
  readonly isPending: boolean
  readonly pendingLabel: string
  readonly look?: ButtonLook
  readonly className?: string
}

/** Sends a form. While that is under way it says so, keeps the focus and does nothing. */
export function SubmitButton({
  children,
  isPending,
  pendingLabel,
  look = 'primary',
  className = '',
}: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      look={look}
      aria-disabled={isPending}
      onClick={(event) => isPending && event.preventDefault()}
      className={`min-h-10 ${className}`}
    >
      {isPending ? pendingLabel : children}
    </Button>
  )
}
