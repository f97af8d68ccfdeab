import type { ReactNode } from 'react'
import { Mark } from '../drawings/mark.tsx'

interface EmptyStateProps {
  readonly title: string
  readonly level?: 'h2' | 'h3'
  readonly drawing?: ReactNode
  readonly children: ReactNode
  readonly action: ReactNode
}

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
