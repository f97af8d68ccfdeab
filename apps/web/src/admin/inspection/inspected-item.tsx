import type { CombinationCount } from '@wordloom/contract'
import { useId, useState } from 'react'
import { toDate } from '#platform/format/dates.ts'
import { ChevronDownIcon } from '#ui/icons/icons.tsx'
import { INSPECTION_TEXTS as T } from './texts.ts'

interface InspectedItemProps {
  readonly name: string
  readonly createdAt: string
  readonly description?: string | null
  readonly noun: 'word' | 'combination'
  readonly count: CombinationCount
  readonly text: string
}

export function InspectedItem({ name, createdAt, description, noun, count, text }: InspectedItemProps) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
        className="grid w-full cursor-pointer grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-3 px-3 py-2.5 text-left -outline-offset-2 hover:bg-wash sm:grid-cols-[auto_minmax(0,1fr)_auto]"
      >
        <ChevronDownIcon
          className={`size-4 self-center text-faint transition-transform ${isOpen ? '' : '-rotate-90'}`}
        />
        <span className="text-sm/5 font-semibold wrap-anywhere">{name}</span>
        <span className="text-xs/5 text-soft tabular-nums max-sm:col-start-2">
          {T[noun].count(BigInt(count))}
          {' · '}
          <time dateTime={createdAt}>{toDate(createdAt)}</time>
        </span>
      </button>
      {isOpen && (
        <div id={id} className="border-t border-line bg-wash/50 px-3 py-3">
          {description != null && <p className="mb-2 text-sm/6 wrap-anywhere">{description}</p>}
          <Lines label={name} noun={noun} count={count} text={text} />
        </div>
      )}
    </li>
  )
}

interface LinesProps extends Pick<InspectedItemProps, 'noun' | 'count' | 'text'> {
  readonly label: string
}

function Lines({ label, noun, count, text }: LinesProps) {
  const left = BigInt(count) - BigInt(text === '' ? 0 : text.split('\n').length)
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a section with a heading would say more than there is. */}
      <div
        role="region"
        aria-label={T.content(label)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: so that it can be scrolled by keyboard.
        tabIndex={0}
        className="max-h-64 overflow-auto rounded-md border border-line bg-card px-3 py-2 font-mono text-xs/5 whitespace-pre"
      >
        {text}
      </div>
      {left > 0n && <p className="mt-2 text-xs/5 text-soft">{T[noun].more(left)}</p>}
    </>
  )
}
