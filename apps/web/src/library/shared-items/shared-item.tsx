import { useMemo } from 'react'
import { toDate } from '#platform/format/dates.ts'
import { EmptyState } from '#ui/pages/empty-state.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import { PAGE_TITLE } from '#ui/text/title.ts'
import type { SharedContent } from '../content/content.ts'
import { Rows } from '../rows/rows.tsx'
import { SharedActions } from './shared-actions.tsx'
import { SharedProject } from './shared-project.tsx'
import { SHARED_ITEM_TEXTS as T } from './texts.ts'

interface SharedItemProps {
  readonly item: SharedContent
  readonly secret: string
}

export function SharedItem({ item, secret }: SharedItemProps) {
  const description = item.kind === 'list' ? null : item.description
  return (
    <main className="mx-auto w-full max-w-(--page) grow px-4 py-8 sm:px-8 sm:py-12">
      <p className="text-xs/5 text-soft">
        {T.kinds[item.kind]}
        {' · '}
        <Moment text={item.frozenAt === null ? T.live : T.frozen} at={item.frozenAt ?? item.updatedAt} />
        {item.expiresAt !== null && (
          <>
            {' · '}
            <Moment text={T.ends} at={item.expiresAt} />
          </>
        )}
      </p>
      <h1 className={`mt-1 wrap-anywhere ${PAGE_TITLE}`}>{item.name}</h1>
      {description !== null && (
        <p className="mt-2 max-w-3xl text-sm/6 whitespace-pre-line text-soft wrap-anywhere">{description}</p>
      )}
      <div className="mt-6 mb-3 flex flex-wrap items-center gap-2">
        <p className="mr-auto text-sm/6 text-soft tabular-nums">{countOf(item)}</p>
        <SharedActions item={item} secret={secret} />
      </div>
      <Content item={item} />
    </main>
  )
}

function Moment({ text, at }: { readonly text: string; readonly at: string }) {
  return <RichText text={text} tags={{ date: () => <time dateTime={at}>{toDate(at)}</time> }} />
}

function Content({ item }: { readonly item: SharedContent }) {
  switch (item.kind) {
    case 'list':
      return <TextRows label={T.listRows} text={item.text} />
    case 'result':
      return item.text === null ? (
        <EmptyState title={T.tooMany.title} level="h2" action={null}>
          {T.tooMany.text}
        </EmptyState>
      ) : (
        <TextRows label={T.resultRows} text={item.text} />
      )
    case 'project':
      return <SharedProject project={item} />
  }
}

function TextRows({ label, text }: { readonly label: string; readonly text: string }) {
  const rows = useMemo(() => text.split('\n'), [text])
  return <Rows label={label} rows={rows} />
}

function countOf(item: SharedContent): string {
  switch (item.kind) {
    case 'list':
      return T.words(item.wordCount)
    case 'result':
      return T.combinations(item)
    case 'project':
      return T.columns(item)
  }
}
