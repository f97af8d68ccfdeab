import type { ReactNode } from 'react'
import { WovenRule } from './woven-rule.tsx'

interface ReadingPageProps {
  readonly title: string
  /** What the page is about, in a sentence or two. */
  readonly lead: string
  /** What stands under the lead: a date, a way on. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A page to be read: its heading stands beside the text where there is room, and stays in sight. */
export function ReadingPage({ title, lead, aside, children }: ReadingPageProps) {
  return (
    <main className="mx-auto grid w-full max-w-6xl grow content-start gap-x-16 gap-y-10 px-4 py-10 sm:px-8 sm:py-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div className="self-start lg:sticky lg:top-16">
        <h1 className="text-[28px]/9 font-bold tracking-[-0.022em] text-balance sm:text-4xl/11">{title}</h1>
        <WovenRule className="mt-4" />
        <p className="mt-4 max-w-md text-[17px]/7 text-soft">{lead}</p>
        {aside !== undefined && <div className="mt-6">{aside}</div>}
      </div>
      <div className="max-w-2xl divide-y divide-line border-t border-line lg:border-t-0">{children}</div>
    </main>
  )
}

interface ReadingSectionProps {
  readonly title: string
  readonly children: ReactNode
}

export function ReadingSection({ title, children }: ReadingSectionProps) {
  return (
    <section className="space-y-2 py-6 lg:first:pt-0">
      <h2 className="text-lg/7 font-semibold tracking-tight">{title}</h2>
      {children}
    </section>
  )
}
