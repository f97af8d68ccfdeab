import { useLocation } from 'react-router'
import { useUser } from '../../../shared/user/use-user.ts'
import { PLACE_TEXTS, TOP_BAR_TEXTS } from '../texts.ts'
import { BarLink } from './bar-link.tsx'

/** Narrow screens show these links in the account menu instead. */
export function MemberNavigation() {
  const { pathname } = useLocation()
  const { user } = useUser()
  const places = [...PLACES, ...(user?.isAdmin === true ? [ADMIN] : [])]
  return (
    <nav
      aria-label={TOP_BAR_TEXTS.navigation}
      className="flex items-center pl-2 signed-out:hidden max-md:hidden print:hidden"
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
  { to: '/features', label: PLACE_TEXTS.features },
  { to: '/dashboard', label: PLACE_TEXTS.dashboard },
  { to: '/projects', label: PLACE_TEXTS.projects },
]
const ADMIN = { to: '/admin', label: PLACE_TEXTS.admin }
