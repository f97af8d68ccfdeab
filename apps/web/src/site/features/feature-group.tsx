import type { ReactNode } from 'react'
import { columnColors } from '#ui/column-colors.ts'
import { SECTION_TITLE } from '#ui/text/title.ts'
import { BESIDE, FRAME } from '../section.tsx'
import { SiteText } from '../site-text.tsx'
import type { FEATURE_GROUPS } from './texts.ts'

interface FeatureGroupProps {
  readonly group: (typeof FEATURE_GROUPS)[number]
  readonly place: number
  readonly children?: ReactNode
}

export function FeatureGroup({ group: { id, title, lead, features }, place, children }: FeatureGroupProps) {
  const heading = `${id}-heading`
  const isBeside = children !== undefined
  return (
    <section id={id} aria-labelledby={heading} className="scroll-mt-4 border-t border-line">
      <div className={`${FRAME} ${isBeside ? BESIDE : ''} py-10 sm:py-14 print:py-6`}>
        <div className={isBeside ? 'self-start lg:sticky lg:top-8' : ''}>
          <h2 id={heading} className={SECTION_TITLE}>
            {title}
          </h2>
          <p className={`mt-2 text-soft ${isBeside ? 'max-w-xs' : 'max-w-2xl'}`}>{lead}</p>
        </div>
        <div className={`relative ${isBeside ? 'pl-6 sm:pl-9' : 'mt-6 pt-7'}`}>
          <span
            aria-hidden="true"
            className={`absolute rounded-full forced-color-adjust-none ${isBeside ? 'inset-y-0 left-0 w-[3px]' : 'inset-x-0 top-0 h-[3px]'} ${columnColors(place).edge}`}
          />
          <dl className={`grid gap-x-10 gap-y-6 sm:grid-cols-2 ${isBeside ? '' : 'lg:grid-cols-3'}`}>
            {features.map((feature) => (
              <div key={feature.title} className="break-inside-avoid">
                <dt className="font-semibold">{feature.title}</dt>
                <dd className="mt-0.5 text-soft">
                  <SiteText text={feature.text} />
                </dd>
              </div>
            ))}
          </dl>
          {isBeside && <div className="mt-10">{children}</div>}
        </div>
      </div>
    </section>
  )
}
