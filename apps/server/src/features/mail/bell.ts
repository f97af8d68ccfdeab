export interface Bell {
  ring(): void
  /** Resolves on a ring or after the time. A ring that came before the call counts. */
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
