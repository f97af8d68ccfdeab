import { useLocation } from 'react-router'
import { buttonClass } from '../../shared/ui/button.tsx'
import { usePresence } from '../../shared/user/presence.ts'
import { useUser } from '../../shared/user/use-user.ts'
import { AccountMenu } from './account-menu.tsx'
import { SignOutLink } from './sign-out-link.tsx'

/** The end of the bar for the signed-in. Its place is kept before it is known who they are. */
export function AccountCorner() {
  const { pathname } = useLocation()
  const isMember = usePresence() === 'member'
  const { user } = useUser()
  return (
    <div className="flex min-w-9 items-center gap-x-1 signed-out:hidden sm:gap-x-2">
      {pathname === '/' && (
        <SignOutLink className={buttonClass('quiet', 'max-md:hidden')}>Sign Out</SignOutLink>
      )}
      {isMember && <AccountMenu user={user} />}
    </div>
  )
}
