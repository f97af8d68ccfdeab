import type { User } from '@wordloom/contract'
import { lazy, Suspense, useState } from 'react'
import { AccountButton } from './account-button.tsx'

const loadMenu = () => import('./open-account-menu.tsx')
const OpenAccountMenu = lazy(loadMenu)

/** The menu comes over the network when it is about to be opened for the first time. */
export function AccountMenu({ user }: { readonly user: User | null }) {
  const [wasOpened, setWasOpened] = useState(false)
  const button = <AccountButton user={user} />
  if (!wasOpened) {
    return (
      <AccountButton
        user={user}
        onPointerEnter={loadMenu}
        onFocus={loadMenu}
        onClick={() => setWasOpened(true)}
      />
    )
  }
  return <Suspense fallback={button}>{<OpenAccountMenu user={user} trigger={button} />}</Suspense>
}
