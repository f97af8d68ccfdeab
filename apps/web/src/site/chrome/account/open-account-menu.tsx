import type { User } from '@wordloom/contract'
import type { ReactElement } from 'react'
import { Link } from 'react-router'
import { LinkMenu } from '#ui/menu/link-menu.tsx'
import { PLACE_TEXTS } from '../texts.ts'
import { SignOutLink } from './sign-out-link.tsx'
import { ACCOUNT_MENU_TEXTS } from './texts.ts'

interface OpenAccountMenuProps {
  readonly user: User | null
  readonly trigger: ReactElement
}

export default function OpenAccountMenu({ user, trigger }: OpenAccountMenuProps) {
  return (
    <LinkMenu
      trigger={trigger}
      heading={
        <>
          <span className="block truncate text-sm/5 font-semibold text-ink">{toName(user)}</span>
          {toName(user) !== user?.email && (
            <span className="block truncate text-xs/5 text-soft">{user?.email}</span>
          )}
        </>
      }
      groups={[
        READING.map(toLink),
        [...WORK, ...(user?.isAdmin === true ? [ADMIN] : [])].map(toLink),
        [<SignOutLink key="sign-out">{ACCOUNT_MENU_TEXTS.signOut}</SignOutLink>],
      ]}
    />
  )
}

interface MenuPlace {
  readonly to: string
  readonly label: string
  readonly isDocument?: boolean
}

const READING: readonly MenuPlace[] = [
  { to: '/features', label: PLACE_TEXTS.features },
  { to: '/tools', label: PLACE_TEXTS.tools },
  { to: '/how-to-use', label: PLACE_TEXTS.howToUse },
  { to: '/faq', label: PLACE_TEXTS.faq },
]
const WORK: readonly MenuPlace[] = [
  { to: '/', label: PLACE_TEXTS.generator },
  { to: '/dashboard', label: PLACE_TEXTS.dashboard },
  { to: '/projects', label: PLACE_TEXTS.projects },
  { to: '/subscription', label: ACCOUNT_MENU_TEXTS.subscription, isDocument: true },
  { to: '/account', label: ACCOUNT_MENU_TEXTS.account },
]
const ADMIN: MenuPlace = { to: '/admin', label: ACCOUNT_MENU_TEXTS.adminPanel }

function toLink({ to, label, isDocument = false }: MenuPlace) {
  return (
    <Link key={to} to={to} reloadDocument={isDocument}>
      {label}
    </Link>
  )
}

function toName(user: User | null): string {
  const fullName = [user?.firstName, user?.lastName].filter(Boolean).join(' ')
  return fullName || user?.email || ACCOUNT_MENU_TEXTS.nobody
}
