import { Listeners } from '#platform/lib/listeners.ts'

/** A value that notifies its readers of changes. */
export class Store<T> {
  readonly #listeners = new Listeners()
  readonly subscribe = this.#listeners.subscribe
  #value: T

  constructor(value: T) {
    this.#value = value
  }

  get = (): T => this.#value

  set(change: Partial<T>): void {
    this.#value = { ...this.#value, ...change }
    this.#listeners.notify()
  }
}
