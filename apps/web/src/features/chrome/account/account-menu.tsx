import { lazy, Suspense, useState } from 'react'
import { useUser } from '../../../shared/user/use-user.ts'
import { AccountButton } from './account-button.tsx'

const loadMenu = () => import('./open-account-menu.tsx')
const OpenAccountMenu = lazy(loadMenu)

/** The menu comes over the network when it is about to be opened for the first time. */
export default function AccountMenu() {
  const { user } = useUser()
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
  return (
    <Suspense fallback={button}>
      <OpenAccountMenu user={user} trigger={button} />
    </Suspense>
  )
}
