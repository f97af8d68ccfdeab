import type { DeadLetter } from '@wordloom/contract'
import { toSecond } from '../../../shared/format/dates.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { toMailName } from './mail-name.ts'
import { DEAD_LETTER_TEXTS as T } from './texts.ts'

interface DeadLetterRowProps {
  readonly letter: DeadLetter
  readonly onSendAgain: () => void
  readonly onDiscard: () => void
}

export function DeadLetterRow({ letter, onSendAgain, onDiscard }: DeadLetterRowProps) {
  const { id, template, recipient, givenUpAt, attempts, reason } = letter
  const name = toMailName(template)
  return (
    <li
      data-item={id}
      className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-6 gap-y-3 border-t border-line px-5 py-3 md:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div className="min-w-0 text-sm/5">
        <p className="wrap-anywhere">
          <span className="font-semibold">{name}</span> {T.to(recipient)}
        </p>
        <p className="mt-0.5 font-mono text-[12.5px]/5 wrap-anywhere text-soft">{reason ?? T.noReason}</p>
        <p className="text-[13px]/5 text-soft">
          <time dateTime={givenUpAt}>{toSecond(givenUpAt)}</time>, {T.tried(attempts)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button aria-label={T.sendAgainTo(name, recipient)} onClick={onSendAgain}>
          {T.sendAgain}
        </Button>
        <Button look="quiet" aria-label={T.discardTo(name, recipient)} onClick={onDiscard}>
          {T.discard}
        </Button>
      </div>
    </li>
  )
}
