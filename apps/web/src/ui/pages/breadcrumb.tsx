import { Link } from 'react-router'
import { siteAddress } from '#platform/document/site-address.ts'
import type { Thing } from '#platform/document/structured-data.ts'
import { BREADCRUMB_TEXTS } from '../texts.ts'

const LINK = 'inline-flex min-h-6 items-center rounded-sm underline-offset-4 hover:text-ink hover:underline'

export interface Place {
  readonly name: string
  readonly path: string
}

interface BreadcrumbProps {
  readonly above?: readonly Place[]
  readonly name: string
}

export function Breadcrumb({ above = [], name }: BreadcrumbProps) {
  return (
    <nav aria-label={BREADCRUMB_TEXTS.label} className="min-w-0 print:hidden">
      <ol className="flex min-w-0 items-center gap-x-2 text-xs/5 text-soft">
        {[HOME, ...above].map(({ name, path }) => (
          <li key={path} className="flex items-center gap-x-2 whitespace-nowrap">
            <Link to={path} className={LINK}>
              {name}
            </Link>
            <span aria-hidden="true">/</span>
          </li>
        ))}
        <li className="min-w-0">
          <span aria-current="page" className="block truncate font-medium text-ink">
            {name}
          </span>
        </li>
      </ol>
    </nav>
  )
}

const HOME: Place = { name: BREADCRUMB_TEXTS.home, path: '/' }

export function toBreadcrumbList(above: readonly Place[], page: Place): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [HOME, ...above, page].map(({ name, path }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      item: siteAddress() + path,
    })),
  }
}
