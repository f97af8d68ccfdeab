/** A place in a line of those who do something one after the other. */
export interface Place {
  /** Lines up, and waits until all who did so before have left. */
  reach(): Promise<void>
  /** Lets the next one through, also when this one has not been reached, or has not lined up at all. */
  leave(): void
}

/** Hands out places in a line. */
export function createLine(): () => Place {
  let last = Promise.resolve()
  return () => {
    const left = Promise.withResolvers<void>()
    return {
      reach() {
        const before = last
        last = before.then(() => left.promise)
        return before
      },
      leave: left.resolve,
    }
  }
}
