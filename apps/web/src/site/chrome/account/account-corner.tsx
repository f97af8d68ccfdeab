import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { useSignInState } from '#platform/user/sign-in-state.ts'
import { buttonClass } from '#ui/button.tsx'
import { PLACE_TEXTS } from '../texts.ts'
import { SignOutLink } from './sign-out-link.tsx'

const AccountMenu = lazy(() => import('./account-menu.tsx'))

export function AccountCorner() {
  const { pathname } = useLocation()
  const isMember = useSignInState() === 'member'
  return (
    <div className="flex min-h-9 items-center gap-x-1 signed-out:hidden sm:gap-x-2">
      {pathname === '/' && (
        <SignOutLink className={buttonClass('quiet', 'max-md:hidden')}>{PLACE_TEXTS.signOut}</SignOutLink>
      )}
      <div className="size-9">
        {isMember && (
          <Suspense>
            <AccountMenu />
          </Suspense>
        )}
      </div>
    </div>
  )
}
