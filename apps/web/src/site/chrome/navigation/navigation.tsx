import { Link, useLocation } from 'react-router'
import { useUser } from '#platform/user/use-user.ts'
import { PLACE_TEXTS, TOP_BAR_TEXTS } from '../texts.ts'
import { toCurrent, VISITOR_PLACES } from './visitor-places.ts'

/** Narrow screens show these links in the menu instead. */
export function VisitorNavigation() {
  const { pathname } = useLocation()
  return (
    <nav
      aria-label={TOP_BAR_TEXTS.navigation}
      className="flex items-center pl-2 signed-in:hidden max-lg:hidden print:hidden"
    >
      {VISITOR_PLACES.map(({ to, label }) => (
        <BarLink key={to} to={to} label={label} current={toCurrent(to, pathname)} />
      ))}
    </nav>
  )
}

/** Narrow screens show these links in the account menu instead. */
export function MemberNavigation() {
  const { pathname } = useLocation()
  const { user } = useUser()
  const places = [...PLACES, ...(user?.isAdmin === true ? [ADMIN] : [])]
  return (
    <nav
      aria-label={TOP_BAR_TEXTS.navigation}
      className="flex items-center pl-2 signed-out:hidden max-lg:hidden print:hidden"
    >
      {places.map(({ to, label }) => (
        <BarLink
          key={to}
          to={to}
          label={label}
          current={`${pathname}/`.startsWith(`${to}/`) ? 'page' : undefined}
        />
      ))}
    </nav>
  )
}

const PLACES = [
  { to: '/', label: PLACE_TEXTS.generator },
  { to: '/features', label: PLACE_TEXTS.features },
  { to: '/tools', label: PLACE_TEXTS.tools },
  { to: '/dashboard', label: PLACE_TEXTS.dashboard },
  { to: '/projects', label: PLACE_TEXTS.projects },
]
const ADMIN = { to: '/admin', label: PLACE_TEXTS.admin }

interface BarLinkProps {
  readonly to: string
  readonly label: string
  readonly current: 'page' | 'true' | undefined
}

function BarLink({ to, label, current }: BarLinkProps) {
  return (
    <Link
      to={to}
      aria-current={current}
      className="relative inline-flex min-h-9 items-center rounded-md px-2.5 text-sm text-soft transition-colors after:absolute after:inset-x-2.5 after:bottom-1 after:h-0.5 after:rounded-full hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:after:bg-accent"
    >
      {label}
    </Link>
  )
}
