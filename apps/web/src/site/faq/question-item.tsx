import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { ChevronDownIcon } from '#ui/icons/icons.tsx'
import { LivePlanAnswer } from '../live-plans.tsx'
import { SiteText } from '../site-text.tsx'
import type { Question } from './question.ts'
import { FAQ_TEXTS } from './texts.ts'

interface QuestionItemProps {
  readonly question: Question
  readonly isAddressed: boolean
  readonly isFound: boolean
}

/** Works without scripts, because it uses the browser's own disclosure element. */
export function QuestionItem({ question, isAddressed, isFound }: QuestionItemProps) {
  const { id, answer, isAboutPlans = false } = question
  const details = useRef<HTMLDetailsElement>(null)
  const isOpened = isAddressed || isFound
  useEffect(() => {
    if (isOpened && details.current !== null) details.current.open = true
  }, [isOpened])
  useEffect(() => {
    if (isAddressed) details.current?.scrollIntoView({ block: 'start' })
  }, [isAddressed])
  return (
    <details
      ref={details}
      data-addressed={isAddressed || undefined}
      className="group scroll-mt-6 break-inside-avoid border-b border-line print:[&::details-content]:[content-visibility:visible] data-addressed:bg-card data-addressed:shadow-[inset_3px_0_0_var(--color-accent)]"
    >
      <summary className="flex cursor-pointer list-none items-start gap-3 py-3.5 pr-2 pl-4 hover:bg-wash/60 [&::-webkit-details-marker]:hidden">
        <h3 className="grow text-base/6 font-semibold">{question.question}</h3>
        <ChevronDownIcon className="mt-1 size-4 text-faint transition-transform group-open:rotate-180 print:hidden" />
      </summary>
      {/* Browsers open a closed disclosure element when the URL's hash names something inside it, even without scripts. */}
      <div id={id} className="max-w-xl scroll-mt-24 space-y-2 pr-4 pb-5 pl-4 text-soft">
        {answer.map((paragraph) => (
          <p key={paragraph}>
            <SiteText text={paragraph} />
          </p>
        ))}
        {isAboutPlans && <LivePlanAnswer />}
        <LinkToQuestion id={id} question={question.question} />
      </div>
    </details>
  )
}

interface LinkToQuestionProps {
  readonly id: string
  readonly question: string
}

function LinkToQuestion({ id, question }: LinkToQuestionProps) {
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
    <p className="flex min-h-6 items-center gap-3 pt-1 text-xs/5 print:hidden">
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
