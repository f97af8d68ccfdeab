import type { User } from '@wordloom/contract'
import type { ReactElement } from 'react'
import { Link } from 'react-router'
import { LinkMenu } from '../../shared/ui/link-menu.tsx'
import { SignOutLink } from './sign-out-link.tsx'

interface OpenAccountMenuProps {
  readonly user: User | null
  readonly trigger: ReactElement
}

/** Open from the moment it is mounted. */
export default function OpenAccountMenu({ user, trigger }: OpenAccountMenuProps) {
  return (
    <LinkMenu
      trigger={trigger}
      heading={
        <>
          <span className="block truncate text-sm/5 font-semibold text-ink">{toName(user)}</span>
          <span className="block truncate text-[13px]/5 text-soft">{user?.email}</span>
        </>
      }
      groups={[
        [
          <Link key="features" to="/features">
            Features
          </Link>,
          <Link key="how-to-use" to="/how-to-use">
            How to Use
          </Link>,
          <Link key="faq" to="/faq">
            FAQ
          </Link>,
        ],
        [
          <Link key="dashboard" to="/dashboard">
            Dashboard
          </Link>,
          <Link key="projects" to="/projects">
            Projects
          </Link>,
          <Link key="subscription" to="/subscription" reloadDocument>
            Subscription
          </Link>,
          <Link key="account" to="/account">
            Account
          </Link>,
          ...(user?.isAdmin === true
            ? [
                <Link key="admin" to="/admin">
                  Admin Panel
                </Link>,
              ]
            : []),
        ],
        [<SignOutLink key="sign-out">Sign out</SignOutLink>],
      ]}
    />
  )
}

function toName(user: User | null): string {
  const fullName = [user?.firstName, user?.lastName].filter(Boolean).join(' ')
  return fullName || user?.email || 'User'
}
