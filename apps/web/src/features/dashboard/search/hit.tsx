import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { HIT } from './hits.ts'

interface HitProps {
  readonly children: ReactNode
  readonly to?: string
  /** Opens the item, or runs in addition to following the link. */
  readonly onOpen?: () => void
}

const LOOK =
  'grid w-full gap-x-4 px-4 py-2 text-left hover:bg-wash focus-visible:-outline-offset-2 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_11rem] sm:items-baseline'

export function Hit({ to, onOpen, children }: HitProps) {
  if (to === undefined) {
    return (
      <button type="button" {...HIT} onClick={onOpen} className={LOOK}>
        {children}
      </button>
    )
  }
  return (
    <Link to={to} onClick={onOpen} preventScrollReset {...HIT} className={LOOK}>
      {children}
    </Link>
  )
}
