import { Suspense, useState } from 'react'
import { lazyWithPreload } from '../../../shared/ui/lazy-with-preload.tsx'
import { useUser } from '../../../shared/user/use-user.ts'
import { AccountButton } from './account-button.tsx'

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
