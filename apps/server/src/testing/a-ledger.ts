import { createHash } from 'node:crypto'
import { closeSync, openSync, writeSync } from 'node:fs'

/** Keys of items that are missing, that differ, and that were never noted. */
export interface Comparison {
  readonly lost: readonly string[]
  readonly torn: readonly string[]
  readonly strange: readonly string[]
}

/**
 * Records what a server has acknowledged. Clients write an item's key and the SHA-256 of its content before
 * their next request. The ledger is a file with one line per entry, so it survives its writer.
 */
export interface Ledger extends Disposable {
  /** The server has acknowledged the item with this content. */
  note(key: string, content: unknown): void
  /** The server has acknowledged that the item is gone. */
  strike(key: string): void
  keys(): readonly string[]
  compare(found: ReadonlyMap<string, unknown>): Comparison
}

/** Throws if the file exists. */
export function aLedger(file: string): Ledger {
  const lines = openSync(file, 'ax', 0o600)
  const entries = new Map<string, string>()
  const write = (line: object) => writeSync(lines, `${JSON.stringify(line)}\n`)

  return {
    note(key, content) {
      const sha256 = digestOf(content)
      if (entries.get(key) === sha256) return
      write({ key, sha256 })
      entries.set(key, sha256)
    },

    strike(key) {
      if (entries.delete(key)) write({ key, gone: true })
    },

    keys: () => [...entries.keys()],

    compare(found) {
      const keys = [...entries.keys()]
      return {
        lost: keys.filter((key) => !found.has(key)),
        torn: keys.filter((key) => found.has(key) && digestOf(found.get(key)) !== entries.get(key)),
        strange: [...found.keys()].filter((key) => !entries.has(key)),
      }
    },

    [Symbol.dispose]: () => closeSync(lines),
  }
}

/** Hashes texts directly and anything else as JSON, where the order of keys matters. */
export function digestOf(content: unknown): string {
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  return createHash('sha256').update(text).digest('hex')
}
