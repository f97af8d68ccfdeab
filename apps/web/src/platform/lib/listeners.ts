/** Functions that are called after each change of something. */
export class Listeners {
  readonly #all = new Set<() => void>()

  /** Returns a function that ends the subscription. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#all.add(listener)
    return () => {
      this.#all.delete(listener)
    }
  }

  notify(): void {
    for (const listener of this.#all) listener()
  }
}
