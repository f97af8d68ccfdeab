import { type MouseEvent, useId } from 'react'
import { Link, useLocation } from 'react-router'
import { MenuIcon } from '../icons.tsx'
import { TOP_BAR_TEXTS } from '../texts.ts'
import { toCurrent, VISITOR_PLACES } from './visitor-places.ts'

/** The menu of narrow screens. It uses the browser's popover, so it works before hydration. */
export function VisitorMenu() {
  const id = useId()
  const { pathname } = useLocation()
  return (
    <div className="signed-in:hidden lg:hidden print:hidden">
      <button
        type="button"
        popoverTarget={id}
        aria-label={TOP_BAR_TEXTS.menu}
        className="inline-flex size-9 items-center justify-center rounded-md text-soft hover:bg-wash hover:text-ink"
      >
        <MenuIcon className="size-[18px]" />
      </button>
      <nav
        id={id}
        popover="auto"
        aria-label={TOP_BAR_TEXTS.navigation}
        className="fixed inset-auto top-14 right-3 m-0 w-56 rounded-md border border-line bg-card p-1 text-ink shadow-float sm:right-7"
      >
        {VISITOR_PLACES.map(({ to, label }) => (
          <Link
            key={to}
            to={to}
            aria-current={toCurrent(to, pathname)}
            onClick={close}
            className="flex min-h-11 items-center rounded-sm px-3 text-base hover:bg-wash aria-[current]:font-semibold aria-[current]:text-accent"
          >
            {label}
          </Link>
        ))}
      </nav>
    </div>
  )
}

function close({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
}
