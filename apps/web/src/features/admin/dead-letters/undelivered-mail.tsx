import type { DeadLetter, DeadLetters } from '@wordloom/contract'
import { useRef, useState } from 'react'
import { useQuery } from '../../../shared/lib/use-query.ts'
import { useFocusAfterRemoval } from '../../../shared/library/use-focus-after-removal.ts'
import { Loaded } from '../../../shared/ui/loaded.tsx'
import { adminQueries } from '../api.ts'
import { useLeaveIfDenied } from '../denial.ts'
import { DeadLetterRow } from './dead-letter-row.tsx'
import { DiscardDialog } from './discard-dialog.tsx'
import { DEAD_LETTER_TEXTS as T } from './texts.ts'
import { useSendAgain } from './use-send-again.ts'

const NONE: readonly DeadLetter[] = []

export function UndeliveredMail() {
  const holder = useRef<HTMLDivElement>(null)
  const query = useQuery(adminQueries.deadLetters)
  useLeaveIfDenied(query.error)
  useFocusAfterRemoval(query.data?.deadLetters ?? NONE, holder)
  return (
    <div ref={holder} tabIndex={-1} className="outline-none not-empty:mt-5">
      <Loaded query={query} what={T.what} skeleton={null}>
        {(found) => found.total > 0 && <Mails {...found} />}
      </Loaded>
    </div>
  )
}

function Mails({ deadLetters, total }: DeadLetters) {
  const [discarded, setDiscarded] = useState<DeadLetter | null>(null)
  const sendAgain = useSendAgain()
  const hidden = total - deadLetters.length
  return (
    <section aria-labelledby="undelivered" className="rounded-md border border-line bg-card">
      <div className="px-5 py-4">
        <h2 id="undelivered" className="text-base/6 font-semibold tracking-tight">
          {T.title}
        </h2>
        <p className="text-[13px]/5 text-soft">
          {T.about} {hidden > 0 && T.more(hidden)}
        </p>
      </div>
      <ul aria-labelledby="undelivered" className="max-h-96 overflow-y-auto">
        {deadLetters.map((letter) => (
          <DeadLetterRow
            key={letter.id}
            letter={letter}
            onSendAgain={() => sendAgain(letter)}
            onDiscard={() => setDiscarded(letter)}
          />
        ))}
      </ul>
      {discarded !== null && <DiscardDialog letter={discarded} onClose={() => setDiscarded(null)} />}
    </section>
  )
}
