import { type MouseEvent, useState } from 'react'
import { FAQ_TEXTS } from './texts.ts'

interface LinkToQuestionProps {
  readonly id: string
  readonly question: string
}

export function LinkToQuestion({ id, question }: LinkToQuestionProps) {
  const [isCopied, setIsCopied] = useState(false)

  async function copy({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
    try {
      await navigator.clipboard.writeText(currentTarget.href)
      setIsCopied(true)
    } catch {
      // If copying fails, the URL is still in the address bar.
    }
  }

  return (
    <p className="flex min-h-6 items-center gap-3 pt-1 text-[13px]/5 print:hidden">
      <a
        href={`#${id}`}
        aria-label={FAQ_TEXTS.linkTo(question)}
        onClick={copy}
        className="rounded-sm text-faint underline decoration-faint/40 underline-offset-4 hover:text-ink"
      >
        {FAQ_TEXTS.link}
      </a>
      <span role="status">{isCopied && FAQ_TEXTS.copied}</span>
    </p>
  )
}
