import { createHash } from 'node:crypto'
import { closeSync, openSync, writeSync } from 'node:fs'

export interface Comparison {
  readonly lost: readonly string[]
  readonly torn: readonly string[]
  readonly strange: readonly string[]
}

export interface Ledger extends Disposable {
  note(key: string, content: unknown): void
  strike(key: string): void
  keys(): readonly string[]
  compare(found: ReadonlyMap<string, unknown>): Comparison
}

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

export function digestOf(content: unknown): string {
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  return createHash('sha256').update(text).digest('hex')
}
