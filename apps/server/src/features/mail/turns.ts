/** A place in a row of those who do something one after the other. */
export interface Turn {
  /** Lines up, and waits for all who did so before. */
  begin(): Promise<void>
  /** Lets the next one begin, also when this one never has. */
  end(): void
}

/** Hands out turns. */
export function createTurns(): () => Turn {
  let row = Promise.resolve()
  return () => {
    const over = Promise.withResolvers<void>()
    return {
      begin() {
        const before = row
        row = before.then(() => over.promise)
        return before
      },
      end: over.resolve,
    }
  }
}
