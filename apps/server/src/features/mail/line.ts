export interface Place {
  reach(): Promise<void>
  /** Frees the place. It may be called before `reach` resolves, or without `reach`. */
  leave(): void
}

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
