import type { ReactNode } from 'react'
import { SECTION_TITLE } from '#ui/text/title.ts'

export const FRAME = 'mx-auto w-full max-w-(--page) px-4 sm:px-8'

export const BESIDE = 'grid gap-x-12 gap-y-5 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]'

interface SectionProps {
  readonly id: string
  readonly title: string
  readonly lead?: ReactNode
  readonly isRaised?: boolean
  readonly isBeside?: boolean
  readonly children: ReactNode
}

export function Section({ id, title, lead, isRaised = false, isBeside = false, children }: SectionProps) {
  const heading = `${id}-heading`
  return (
    <section
      id={id}
      aria-labelledby={heading}
      className={`scroll-mt-4 border-t border-line ${isRaised ? 'bg-card' : ''}`}
    >
      <div className={`${FRAME} py-10 sm:py-14 print:py-6 ${isBeside ? BESIDE : ''}`}>
        <div className={isBeside ? 'self-start lg:sticky lg:top-8' : undefined}>
          <h2 id={heading} className={SECTION_TITLE}>
            {title}
          </h2>
          {lead !== undefined && (
            <p className={`mt-2 text-soft ${isBeside ? 'max-w-xs' : 'max-w-2xl'}`}>{lead}</p>
          )}
        </div>
        {isBeside ? <div className="min-w-0">{children}</div> : children}
      </div>
    </section>
  )
}
