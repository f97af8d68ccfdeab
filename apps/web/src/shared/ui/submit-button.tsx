import type { ReactNode } from 'react'
import { useIsAlive } from '../document/use-is-alive.ts'
import { Button, type ButtonLook } from './button.tsx'

interface SubmitButtonProps {
  readonly children: ReactNode
  readonly isPending: boolean
  readonly pendingLabel: string
  /** Whether what was filled in so far cannot be sent. */
  readonly isDisabled?: boolean
  readonly look?: ButtonLook
  readonly className?: string
}

/**
 * Sends a form. While that is under way it says so, keeps the focus and does nothing. Before the page is alive it cannot be
 * pressed, nor by Enter: the browser itself would send what was typed to the address of the page.
 */
export function SubmitButton({
  children,
  isPending,
  pendingLabel,
  isDisabled = false,
  look = 'primary',
  className = '',
}: SubmitButtonProps) {
  const isAlive = useIsAlive()
  return (
    <Button
      type="submit"
      look={look}
      disabled={!isAlive || isDisabled}
      aria-disabled={isPending}
      onClick={(event) => isPending && event.preventDefault()}
      className={`min-h-10 ${isDisabled ? '' : 'disabled:cursor-progress disabled:opacity-100'} ${className}`}
    >
      {isPending ? pendingLabel : children}
    </Button>
  )
}
