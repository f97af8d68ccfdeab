import type { ReactNode } from 'react'
import { Mark } from './mark.tsx'

interface EmptyStateProps {
  /** What there is none of. */
  readonly title: string
  /** Of the title: below the heading of the part of the page that is empty. */
  readonly level?: 'h2' | 'h3'
  /** What stands for it: one of drawings.tsx. */
  readonly drawing?: ReactNode
  /** How it comes to be. */
  readonly children: ReactNode
  /** The button or link to do so. */
  readonly action: ReactNode
}

/** Stands where a list would be that is empty. */
export function EmptyState({
  title,
  level: Heading = 'h3',
  drawing = <Mark className="size-10" />,
  children,
  action,
}: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center px-4 pt-10 pb-14 text-center">
      {drawing}
      <Heading className="mt-4 text-base/6 font-semibold tracking-tight wrap-anywhere">{title}</Heading>
      <p className="mt-1 max-w-md text-sm/6 text-pretty text-soft wrap-anywhere">{children}</p>
      <div className="mt-5 flex flex-wrap justify-center gap-2 empty:hidden print:hidden">{action}</div>
    </div>
  )
}
