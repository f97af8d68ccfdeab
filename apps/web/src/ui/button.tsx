import type { ComponentProps } from 'react'

const BASE =
  'inline-flex min-h-9 items-center justify-center gap-2 rounded-md border px-3.5 py-1.5 text-sm/5 font-medium transition-colors select-none disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55'

const LOOKS = {
  primary:
    'border-transparent bg-accent font-semibold text-accent-ink enabled:hover:bg-accent-hover [a]:hover:bg-accent-hover',
  plain: 'border-line bg-card text-ink enabled:hover:bg-wash [a]:hover:bg-wash',
  danger:
    'border-transparent bg-danger-fill font-semibold text-danger-ink enabled:hover:bg-danger-hover [a]:hover:bg-danger-hover',
  quiet:
    'border-transparent text-soft enabled:hover:bg-wash enabled:hover:text-ink [a]:hover:bg-wash [a]:hover:text-ink',
} as const

export type ButtonLook = keyof typeof LOOKS

export function buttonClass(look: ButtonLook, more = ''): string {
  return `${BASE} ${LOOKS[look]} ${more}`
}

interface ButtonProps extends ComponentProps<'button'> {
  readonly look?: ButtonLook
}

export function Button({ look = 'plain', className = '', type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass(look, className)} {...rest} />
}
