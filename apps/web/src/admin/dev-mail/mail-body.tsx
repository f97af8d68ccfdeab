import type { DemoMail } from '@wordloom/contract'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { SegmentedControl } from '#ui/form/segmented-control.tsx'
import { TEXT_LINK } from '#ui/text/text-link.ts'
import { toHtmlPath } from './api.ts'
import { MAIL_TEXTS as T } from './texts.ts'

const PARTS = [
  { value: 'html', label: T.parts.html },
  { value: 'text', label: T.parts.text },
] as const

type Part = (typeof PARTS)[number]['value']

export function MailBody({ mail: { id, subject, text } }: { readonly mail: DemoMail }) {
  const [search, setSearch] = useSearchParams()
  const [part, setPart] = useState<Part>(search.get('part') === 'text' ? 'text' : 'html')
  function show(next: Part) {
    setPart(next)
    setSearch({ id, ...(next === 'text' && { part: next }) }, { replace: true, preventScrollReset: true })
  }
  return (
    <>
      <div className="border-b border-line px-4 py-3 sm:px-6">
        <SegmentedControl label={T.showAs} choices={PARTS} value={part} onChange={show} />
      </div>
      {part === 'html' ? (
        // The mail can't run scripts and has an opaque origin. Its links open in a new tab.
        <iframe
          title={T.frame(subject)}
          src={toHtmlPath(id)}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          className="block h-[54rem] w-full bg-white sm:h-[42rem]"
        />
      ) : (
        <p className="px-4 py-5 font-mono text-xs/6 break-words whitespace-pre-wrap sm:px-6">
          {linkAddresses(text)}
        </p>
      )}
    </>
  )
}

const ADDRESS = /(https?:\/\/[^\s<>"]+)/

function linkAddresses(text: string): readonly ReactNode[] {
  return text.split(ADDRESS).map((part) =>
    ADDRESS.test(part) ? (
      <a key={part} href={part} target="_blank" rel="noreferrer" className={`break-all ${TEXT_LINK}`}>
        {part}
      </a>
    ) : (
      part
    ),
  )
}
