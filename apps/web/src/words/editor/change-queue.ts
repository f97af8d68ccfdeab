import type { Change } from '#platform/lib/change.ts'
import { nextTask } from './next-task.ts'

const MOST = 256 * 1024

/** Sends changes in order, and large ones in pieces, so that they don't block the page. */
export class ChangeQueue {
  readonly #send: (change: Change) => void
  readonly #waiting: Iterable<Change>[] = []
  #isDraining = false
  #drained: Promise<void> = Promise.resolve()

  constructor(send: (change: Change) => void) {
    this.#send = send
  }

  get drained(): Promise<void> {
    return this.#drained
  }

  push(changes: Iterable<Change>): void {
    this.#waiting.push(changes)
    if (!this.#isDraining) this.#drained = this.#drain()
  }

  async #drain(): Promise<void> {
    this.#isDraining = true
    let sent = 0
    for (let changes = this.#waiting.shift(); changes !== undefined; changes = this.#waiting.shift()) {
      for (const change of changes) {
        this.#send(change)
        sent += change.insert.length
        if (sent < MOST) continue
        sent = 0
        await nextTask()
      }
    }
    this.#isDraining = false
  }
}
