import { Listeners } from './listeners.ts'

/** A text that the browser keeps. Nothing throws: the browser can forbid storage or have no room left. */
export interface KeptText {
  read(): string | null
  /** The value of a JSON text, or `null` for any other text. */
  readJson(): unknown
  /** Returns false if the browser refuses to keep it. */
  write(text: string): boolean
  writeJson(value: unknown): boolean
  remove(): void
  /** Calls the listener after changes in this tab, and in other tabs for a text that they share. */
  subscribe(listener: () => void): () => void
}

/** Kept until it's removed, for all tabs. */
export function keptOnDevice(key: string): KeptText {
  return createKeptText(() => localStorage, key)
}

/** Kept as long as the tab, and private to it. */
export function keptInTab(key: string): KeptText {
  return createKeptText(() => sessionStorage, key)
}

function createKeptText(storage: () => Storage, key: string): KeptText {
  const listeners = new Listeners()
  const kept: KeptText = {
    read: () => whereAllowed(() => storage().getItem(key)),
    readJson: () => whereAllowed<unknown>(() => JSON.parse(storage().getItem(key) ?? 'null')),
    write(text) {
      const isKept = whereAllowed(() => storage().setItem(key, text)) !== null
      listeners.notify()
      return isKept
    },
    writeJson: (value) => kept.write(JSON.stringify(value)),
    remove() {
      whereAllowed(() => storage().removeItem(key))
      listeners.notify()
    },
    subscribe(listener) {
      const end = listeners.subscribe(listener)
      addEventListener('storage', listener)
      return () => {
        end()
        removeEventListener('storage', listener)
      }
    },
  }
  return kept
}

/** Returns null if the browser refuses. */
export function whereAllowed<Result>(action: () => Result): Result | null {
  try {
    return action()
  } catch {
    return null
  }
}
