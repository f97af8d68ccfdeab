import { ApiError, isUnauthorized, NetworkError } from '#platform/lib/api.ts'
import { BulkError } from '#platform/lib/bulk-error.ts'
import { leaveToSignIn } from '../session/session-over.ts'
import { showToast } from '../toast/toast.ts'
import { TELL_TEXTS } from './texts.ts'

interface Undo {
  readonly run: () => Promise<unknown>
  readonly failure: string
}

interface About {
  /** Names the item, if there is only one. */
  readonly name?: string | undefined
  readonly at?: string
  readonly undo?: Undo
}

export function tellSuccess(description: string, { name, at, undo }: About = {}): void {
  showToast({
    title: TELL_TEXTS.success,
    description,
    ...(name !== undefined && { subject: name }),
    ...(at !== undefined && { link: { label: TELL_TEXTS.view, to: at } }),
    ...(undo && { action: toAction(undo) }),
  })
}

/** `sentence` is the message that the specification gives; the reason follows if it's known. */
export function tellFailure(error: unknown, sentence: string): void {
  if (isUnauthorized(toCause(error))) leaveToSignIn()
  else showToast({ title: TELL_TEXTS.error, description: toReason(error, sentence) })
}

/** For forms: tells the failure, and returns what the form shows. */
export function reportFailure(sentence: string): (error: unknown) => string | null {
  return (error) => {
    tellFailure(error, sentence)
    return isUnauthorized(error) ? null : toReason(error, sentence)
  }
}

export function tellPartly(error: BulkError, sentence: string, done: string, { undo }: About): void {
  const description = `${withoutPeriod(toReason(error, sentence))}. ${done}`
  if (isUnauthorized(error.cause)) leaveToSignIn()
  else showToast({ title: TELL_TEXTS.error, description, ...(undo && { action: toAction(undo) }) })
}

export function toReason(error: unknown, sentence: string): string {
  const counted =
    error instanceof BulkError ? `${sentence} (${error.failed.length} of ${error.total})` : sentence
  const reason = reasonOf(toCause(error))
  return reason === null ? counted : `${withoutPeriod(counted)}. ${reason}`
}

function withoutPeriod(sentence: string): string {
  return sentence.replace(/\.$/, '')
}

function toAction({ run, failure }: Undo) {
  return {
    label: TELL_TEXTS.undo,
    run: () => void run().catch((error: unknown) => tellFailure(error, failure)),
  }
}

function toCause(error: unknown): unknown {
  return error instanceof BulkError ? error.cause : error
}

function reasonOf(error: unknown): string | null {
  if (error instanceof NetworkError) return TELL_TEXTS.offline
  if (!(error instanceof ApiError) || error.body?.code === 'internal') return null
  return error.body?.message ?? null
}
