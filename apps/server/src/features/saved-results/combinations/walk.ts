import type { StreamedPlan } from '@wordloom/engine'

/** Positions per pause at the start. The number then adapts to how long they take. */
const FIRST_ROWS = 16n
const MOST_ROWS = 256_000n

/** Pauses matter because few letters can make few distinct combinations out of countless rows. */
const SHORT_MS = 10
const LONG_MS = 50

const CHUNK_BYTES = 256 * 1024

/** Yields blocks of whole lines. Yields null in between, so that the caller can do other work or give up. */
export function* walk(plan: StreamedPlan): Generator<string | null> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  let rest = ''
  for (const { from, to } of stretchesOf(plan)) {
    for (const chunk of plan.chunks({ from, to, chunkSize: CHUNK_BYTES })) {
      rest += decoder.decode(chunk, { stream: true })
      const end = rest.lastIndexOf('\n')
      if (end === -1) continue
      yield rest.slice(0, end)
      rest = rest.slice(end + 1)
    }
    yield null
  }
}

/** The time until the next stretch is asked for decides its size. */
export function* stretchesOf({
  atMost,
}: StreamedPlan): Generator<{ readonly from: bigint; readonly to: bigint }> {
  let rows = FIRST_ROWS
  for (let from = 0n; from < atMost; ) {
    const to = from + rows < atMost ? from + rows : atMost
    const began = performance.now()
    yield { from, to }
    const took = performance.now() - began
    if (took < SHORT_MS && rows < MOST_ROWS) rows *= 2n
    else if (took > LONG_MS && rows > 1n) rows /= 2n
    from = to
  }
}
