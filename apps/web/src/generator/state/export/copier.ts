import { toNumber } from '#platform/format/numbers.ts'
import { MAX_COPIED_BYTES, MAX_COPIED_ROWS } from '../../compute/export/copied-text.ts'
import type { PlanClient } from '../../compute/plan-client.ts'
import type { CopyState, GeneratorState } from '../generator-state.ts'
import type { Store } from '../store.ts'
import { COPY_FAILURE_TEXTS } from './texts.ts'

const TOO_LARGE = COPY_FAILURE_TEXTS.tooLarge(toNumber(MAX_COPIED_ROWS), MAX_COPIED_BYTES / 1e6)

export async function copyAll(store: Store<GeneratorState>, plan: PlanClient): Promise<void> {
  const { results } = store.get()
  if (results.kind !== 'ready') return
  const { rows } = results
  if (rows !== null && rows > MAX_COPIED_ROWS) {
    store.set({ copying: { kind: 'too-large', message: TOO_LARGE } })
    return
  }
  store.set({ copying: { kind: 'copying' } })
  plan.hold()
  try {
    await write(plan.ask((api) => api.toClipboardText()))
    store.set({ copying: { kind: 'copied', rows: Number(rows ?? 0n) } })
  } catch (error) {
    store.set({ copying: toFailure(error) })
  } finally {
    plan.release()
  }
}

class TooLargeError extends Error {
  override name = 'TooLargeError'
}

/** Passes the browser a promise, because it permits copying only during the click. */
async function write(made: Promise<Blob | null>): Promise<void> {
  let isTooLarge = false
  const text = made.then((blob) => {
    isTooLarge = blob === null
    if (blob === null) throw new TooLargeError()
    return blob
  })
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })])
  } catch (error) {
    throw isTooLarge ? new TooLargeError() : error
  }
}

function toFailure(error: unknown): CopyState {
  if (error instanceof TooLargeError) return { kind: 'too-large', message: TOO_LARGE }
  console.warn('Copy All failed', error)
  return { kind: 'failed', message: COPY_FAILURE_TEXTS.failed }
}
