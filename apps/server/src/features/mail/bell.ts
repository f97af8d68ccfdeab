export interface Bell {
  ring(): void
  /** Until the bell rings or the time is over. A ring that nobody waited for counts for the next who does. */
  wait(milliseconds: number): Promise<void>
}

/** Nothing that waits for it keeps the process alive. */
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
