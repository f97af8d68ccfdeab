const ASK_AFTER_MS = 1000

/**
 * Starts to wait for an answer, and calls `giveUp` if none can come. Call the returned function when it
 * comes.
 */
export type SilenceWatch = (giveUp: () => void) => () => void

interface Silence {
  isThere(): Promise<boolean>
  /** The longest that an answer may take, in milliseconds. */
  readonly mostMs: number
}

/**
 * When a network drops packets silently, a connection looks as if its answer were about to come. So after a
 * second this asks over a new connection whether the server is there. All who wait share that check.
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
