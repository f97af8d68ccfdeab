import type { DeadLetter, DeadLetters } from '@wordloom/contract'
import { useRef, useState } from 'react'
import { useFocusAfterRemoval } from '#library/selection/use-focus-after-removal.ts'
import { toSecond } from '#platform/format/dates.ts'
import { useQuery } from '#platform/lib/use-query.ts'
import { Button } from '#ui/button.tsx'
import { AlertDialog } from '#ui/dialog/alert-dialog.tsx'
import { Loaded } from '#ui/loading/loaded.tsx'
import { tellFailure, tellSuccess } from '#ui/tell/tell.ts'
import { adminQueries } from '../api.ts'
import { useConfirmation } from '../confirm-user-dialog.tsx'
import { isDenied, leavePanel, useLeaveIfDenied } from '../denial.ts'
import { discard, sendAgain } from './changes.ts'
import { DEAD_LETTER_SENTENCES, DISCARD_TEXTS, DEAD_LETTER_TEXTS as T, TEMPLATE_TEXTS } from './texts.ts'

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
  const sendOnce = useSendAgain()
  const hidden = total - deadLetters.length
  return (
    <section aria-labelledby="undelivered" className="rounded-md border border-line bg-card">
      <div className="px-5 py-4">
        <h2 id="undelivered" className="text-base/6 font-semibold tracking-tight">
          {T.title}
        </h2>
        <p className="text-xs/5 text-soft">
          {T.about} {hidden > 0 && T.more(hidden)}
        </p>
      </div>
      <ul aria-labelledby="undelivered" className="max-h-96 overflow-y-auto">
        {deadLetters.map((letter) => (
          <DeadLetterRow
            key={letter.id}
            letter={letter}
            onSendAgain={() => sendOnce(letter)}
            onDiscard={() => setDiscarded(letter)}
          />
        ))}
      </ul>
      {discarded !== null && <DiscardDialog letter={discarded} onClose={() => setDiscarded(null)} />}
    </section>
  )
}

function useSendAgain() {
  const underWay = useRef(new Set<number>())
  const { done, failed } = DEAD_LETTER_SENTENCES.sendAgain

  return async function run({ id }: DeadLetter): Promise<void> {
    if (underWay.current.has(id)) return
    underWay.current.add(id)
    try {
      await sendAgain(id)
      tellSuccess(done)
    } catch (error) {
      if (isDenied(error)) leavePanel()
      else tellFailure(error, failed)
    } finally {
      underWay.current.delete(id)
    }
  }
}

interface DeadLetterRowProps {
  readonly letter: DeadLetter
  readonly onSendAgain: () => void
  readonly onDiscard: () => void
}

function DeadLetterRow({ letter, onSendAgain, onDiscard }: DeadLetterRowProps) {
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
        <p className="mt-0.5 font-mono text-xs/5 wrap-anywhere text-soft">{reason ?? T.noReason}</p>
        <p className="text-xs/5 text-soft">
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

interface DiscardDialogProps {
  readonly letter: DeadLetter
  readonly onClose: () => void
}

function DiscardDialog({ letter, onClose }: DiscardDialogProps) {
  const { id, template, recipient } = letter
  const confirmation = useConfirmation({
    run: () => discard(id),
    sentences: DEAD_LETTER_SENTENCES.discard,
    onDone: onClose,
  })
  return (
    <AlertDialog
      title={DISCARD_TEXTS.title}
      description={DISCARD_TEXTS.description(toMailName(template), recipient)}
      confirmLabel={DISCARD_TEXTS.confirm}
      confirmLook="danger"
      pendingLabel={DISCARD_TEXTS.pending}
      onClose={onClose}
      {...confirmation}
    />
  )
}

const NAMES: ReadonlyMap<string, string> = new Map(Object.entries(TEMPLATE_TEXTS))

function toMailName(template: string): string {
  return NAMES.get(template) ?? template
}
