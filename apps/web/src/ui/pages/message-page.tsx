import type { ReactNode } from 'react'
import { Mark } from '../drawings/mark.tsx'
import { PAGE_TITLE } from '../text/title.ts'

interface MessagePageProps {
  readonly title: string
  readonly drawing?: ReactNode
  readonly children: ReactNode
  readonly actions: ReactNode
}

export function MessagePage({
  title,
  drawing = <Mark className="size-12" />,
  children,
  actions,
}: MessagePageProps) {
  return (
    <main className="mx-auto w-full max-w-xl grow px-4 py-16 sm:px-8 sm:py-24">
      {drawing}
      <h1 className={`mt-6 ${PAGE_TITLE}`}>{title}</h1>
      <div className="mt-3 space-y-3 text-soft">{children}</div>
      <div className="mt-8 flex flex-wrap gap-2">{actions}</div>
    </main>
  )
}
