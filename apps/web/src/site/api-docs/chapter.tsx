import { ERRORS, IDEMPOTENCY_HOURS, OPEN_API_PATH } from '@wordloom/contract'
import type { ReactNode } from 'react'
import { RichText } from '#ui/text/rich-text.tsx'
import { TEXT_LINK } from '#ui/text/text-link.ts'
import { SECTION_TITLE } from '#ui/text/title.ts'
import { Code } from './code.tsx'

interface ChapterProps {
  readonly id: string
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly beside?: ReactNode
  readonly children?: ReactNode
}

export function Chapter({ id, title, paragraphs, beside, children }: ChapterProps) {
  return (
    <section aria-labelledby={id} className="grid gap-x-10 gap-y-5 py-8 first:pt-0 xl:grid-cols-2">
      <div className="min-w-0 space-y-3">
        <h2 id={id} className={`scroll-mt-6 ${SECTION_TITLE}`}>
          {title}
        </h2>
        {paragraphs.map((text) => (
          <p key={text}>
            <RichText text={text} tags={TAGS} />
          </p>
        ))}
        {children}
      </div>
      {beside !== undefined && <div className="min-w-0">{beside}</div>}
    </section>
  )
}

const TAGS = {
  code: (children: string) => <Code>{children}</Code>,
  unauthorized: () => <q>{ERRORS.unauthorized.message}</q>,
  hours: () => IDEMPOTENCY_HOURS,
  openapi: () => (
    <a href={OPEN_API_PATH} className={TEXT_LINK}>
      {OPEN_API_PATH}
    </a>
  ),
}
