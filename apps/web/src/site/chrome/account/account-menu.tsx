import type { User } from '@wordloom/contract'
import { type ComponentProps, Suspense, useState } from 'react'
import { useUser } from '#platform/user/use-user.ts'
import { Avatar } from '#ui/drawings/avatar.tsx'
import { lazyWithPreload } from '#ui/loading/lazy-with-preload.tsx'
import { ACCOUNT_MENU_TEXTS } from './texts.ts'

const OpenAccountMenu = lazyWithPreload(() => import('./open-account-menu.tsx'))

/** The menu's code loads just before it first opens. */
export default function AccountMenu() {
  const { user } = useUser()
  const [wasOpened, setWasOpened] = useState(false)
  const button = <AccountButton user={user} />
  if (!wasOpened) {
    return (
      <AccountButton
        user={user}
        onPointerEnter={OpenAccountMenu.preload}
        onFocus={OpenAccountMenu.preload}
        onClick={() => setWasOpened(true)}
      />
    )
  }
  return (
    <Suspense fallback={button}>
      <OpenAccountMenu user={user} trigger={button} />
    </Suspense>
  )
}

interface AccountButtonProps extends ComponentProps<'button'> {
  readonly user: User | null
}

function AccountButton({ user, ...rest }: AccountButtonProps) {
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
