import type { ReactNode } from 'react'

/** As wide as the guides. */
export const FRAME = 'mx-auto w-full max-w-6xl px-4 sm:px-8'

export const HEADING = 'text-2xl/8 font-bold tracking-[-0.018em] text-balance'

interface SectionProps {
  /** Its address within the page. */
  readonly id: string
  readonly title: string
  readonly lead?: ReactNode
  /** On a card's ground, so that it stands apart from its neighbours. */
  readonly isRaised?: boolean
  readonly children: ReactNode
}

/** A part of a page, across its whole width. */
export function Section({ id, title, lead, isRaised = false, children }: SectionProps) {
  const heading = `${id}-heading`
  return (
    <section
      id={id}
      aria-labelledby={heading}
      className={`scroll-mt-4 border-t border-line ${isRaised ? 'bg-card' : ''}`}
    >
      <div className={`${FRAME} py-10 sm:py-14 print:py-6`}>
        <h2 id={heading} className={HEADING}>
          {title}
        </h2>
        {lead !== undefined && <p className="mt-2 max-w-2xl text-soft">{lead}</p>}
        {children}
      </div>
    </section>
  )
}
