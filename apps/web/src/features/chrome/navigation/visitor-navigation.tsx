import { useLocation } from 'react-router'
import { TOP_BAR_TEXTS } from '../texts.ts'
import { BarLink } from './bar-link.tsx'
import { toCurrent, VISITOR_PLACES } from './visitor-places.ts'

/** Narrow screens show these links in the menu instead. */
export function VisitorNavigation() {
  const { pathname } = useLocation()
  return (
    <nav
      aria-label={TOP_BAR_TEXTS.navigation}
      className="flex items-center pl-2 signed-in:hidden max-md:hidden print:hidden"
    >
      {VISITOR_PLACES.map(({ to, label }) => (
        <BarLink key={to} to={to} label={label} current={toCurrent(to, pathname)} />
      ))}
    </nav>
  )
}
