const ASK_AFTER_MS = 1000

/** Begins to wait for an answer, and `giveUp`s when none can come. Returns how to tell that it came. */
export type SilenceWatch = (giveUp: () => void) => () => void

interface Silence {
  /** Whether the other side still takes part. */
  isThere(): Promise<boolean>
  /** The longest that any answer may take, in milliseconds. */
  readonly mostMs: number
}

/**
 * Where a network swallows everything without a word, a connection looks as if the answer were about to come. So
 * whoever has waited a second for one asks, over a new connection, whether anybody is there; all who wait share the
 * question.
 */
export function createSilenceWatch({ isThere, mostMs }: Silence): SilenceWatch {
  let asking: Promise<boolean> | null = null

  const ask = (): Promise<boolean> => {
    asking ??= isThere().finally(() => {
      asking = null
    })
    return asking
  }

  return (giveUp) => {
    const deadline = performance.now() + mostMs
    let isWaiting = true
    let timer = setTimeout(check, ASK_AFTER_MS)

    async function check(): Promise<void> {
      const isHopeful = performance.now() < deadline && (await ask())
      if (!isWaiting) return
      if (isHopeful) timer = setTimeout(check, ASK_AFTER_MS)
      else giveUp()
    }
    return () => {
      isWaiting = false
      clearTimeout(timer)
    }
  }
}
