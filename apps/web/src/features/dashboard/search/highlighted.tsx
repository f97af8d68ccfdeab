import { Fragment } from 'react'
import { toParts } from './highlight.ts'

export function Highlighted({ text, query }: { readonly text: string; readonly query: string }) {
  return toParts(text, query).map((part, at) => {
    const key = `${at} ${part.text}`
    return part.isMatch ? (
      <mark key={key} className="rounded-sm bg-thread-2/35 text-ink">
        {part.text}
      </mark>
    ) : (
      <Fragment key={key}>{part.text}</Fragment>
    )
  })
}
