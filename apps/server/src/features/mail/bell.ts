export interface Bell {
  ring(): void
  /** Resolves when the bell rings or the time is over. A ring that comes before the call resolves it immediately. */
  wait(milliseconds: number): Promise<void>
}

/** A pending wait doesn't keep the process alive. */
export function createBell(): Bell {
  let hasRung = false
  let wake = () => {}
  return {
    ring() {
      hasRung = true
      wake()
    },
    async wait(milliseconds) {
      if (!hasRung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds)
          timer.unref()
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      hasRung = false
    },
  }
}
