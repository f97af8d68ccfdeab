import type { User } from '@wordloom/contract'
import type { ComponentProps } from 'react'
import { Avatar } from '../../../shared/ui/avatar.tsx'
import { ACCOUNT_MENU_TEXTS } from './texts.ts'

interface AccountButtonProps extends ComponentProps<'button'> {
  readonly user: User | null
}

export function AccountButton({ user, ...rest }: AccountButtonProps) {
  return (
    <button
      type="button"
      aria-label={ACCOUNT_MENU_TEXTS.menu}
      title={user?.email}
      aria-haspopup="menu"
      aria-expanded={false}
      className="inline-flex rounded-full transition-opacity hover:opacity-85"
      {...rest}
    >
      <Avatar user={user} />
    </button>
  )
}
