import type { ReactNode } from 'react'
import { Mark } from './mark.tsx'

interface EmptyStateProps {
  /** What there is none of. */
  readonly title: string
  /** How it comes to be. */
  readonly children: ReactNode
  /** The button or link to do so. */
  readonly action: ReactNode
}

/** Stands where a list would be that is empty. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center rounded-md border border-dashed border-edge/60 px-6 py-14 text-center">
      <Mark className="size-10" />
      <h3 className="mt-4 text-base/6 font-semibold">{title}</h3>
      <p className="mt-1 max-w-md text-sm/6 text-soft">{children}</p>
      <div className="mt-5 flex flex-wrap justify-center gap-2">{action}</div>
    </div>
  )
}
