import { Link, useLocation } from 'react-router'
import { useUser } from '../../shared/user/use-user.ts'

const LINK =
  'inline-flex min-h-9 items-center rounded-md px-2.5 text-sm text-soft hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink'

/** Where the signed-in go most. On a narrow screen the account's menu leads there. */
export function MemberNavigation() {
  const { pathname } = useLocation()
  const { user } = useUser()
  const places = [...PLACES, ...(user?.isAdmin === true ? [ADMIN] : [])]
  return (
    <nav aria-label="Main" className="flex items-center pl-2 signed-out:hidden max-md:hidden">
      {places.map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          aria-current={`${pathname}/`.startsWith(`${to}/`) ? 'page' : undefined}
          className={LINK}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}

const PLACES = [
  { to: '/features', label: 'Features' },
  { to: '/dashboard', label: 'Dashboard' },
  { to: '/projects', label: 'Projects' },
]
const ADMIN = { to: '/admin', label: 'Admin' }
