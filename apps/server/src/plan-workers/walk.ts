import type { StreamedPlan } from '@wordloom/engine'

/** Positions per pause at the start. The number then adapts to how long they take. */
const FIRST_ROWS = 16n
const MAX_ROWS = 256_000n

/** Pauses matter because few letters can make few distinct combinations out of countless rows. */
const SHORT_MS = 10
const LONG_MS = 50

const CHUNK_BYTES = 256 * 1024

/** Yields blocks of whole lines. Yields null in between, so that the caller can do other work or give up. */
export function* walk(
  plan: StreamedPlan,
  stretches: Iterable<Stretch | null> = stretchesOf(plan),
): Generator<string | null> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  let rest = ''
  for (const stretch of stretches) {
    const chunks = stretch === null ? [] : plan.chunks({ ...stretch, chunkSize: CHUNK_BYTES })
    for (const chunk of chunks) {
      rest += decoder.decode(chunk, { stream: true })
      const end = rest.lastIndexOf('\n')
      if (end === -1) continue
      yield rest.slice(0, end)
      rest = rest.slice(end + 1)
    }
    yield null
  }
}

export interface Stretch {
  readonly from: bigint
  readonly to: bigint
}

/** The time until the next stretch is asked for decides its size. */
export function* stretchesOf({ atMost }: StreamedPlan): Generator<Stretch> {
  let rows = FIRST_ROWS
  for (let from = 0n; from < atMost; ) {
    const to = from + rows < atMost ? from + rows : atMost
    const began = performance.now()
    yield { from, to }
    const took = performance.now() - began
    if (took < SHORT_MS && rows < MAX_ROWS) rows *= 2n
    else if (took > LONG_MS && rows > 1n) rows /= 2n
    from = to
  }
}
