const ASK_AFTER_MS = 1000

/** Calls `giveUp` if no answer can come. Call the returned function when one does. */
export type SilenceWatch = (giveUp: () => void) => () => void

interface Silence {
  isThere(): Promise<boolean>
  readonly maxMs: number
}

/** A network that drops packets looks like a slow answer, so this checks over a new connection. */
export function createSilenceWatch({ isThere, maxMs }: Silence): SilenceWatch {
  let asking: Promise<boolean> | null = null

  const ask = (): Promise<boolean> => {
    asking ??= isThere().finally(() => {
      asking = null
    })
    return asking
  }

  return (giveUp) => {
    const deadline = performance.now() + maxMs
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
