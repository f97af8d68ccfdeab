import { useSyncExternalStore } from 'react'

/** The choices for CSV files in this browser. Each is on unless they turned it off. */
export interface CsvChoice {
  isOn(): boolean
  set(isOn: boolean): void
  watch(onChange: () => void): () => void
}

/** The byte order mark of UTF-8, by which spreadsheets know the encoding. */
export const csvMark = createChoice('wordloom.csv-mark')

/** The apostrophe before cells that a spreadsheet would run as formulas. */
export const csvGuard = createChoice('wordloom.csv-guard')

export function useCsvChoice({ watch, isOn }: CsvChoice): boolean {
  return useSyncExternalStore(watch, isOn, () => true)
}

const OFF = 'off'

function createChoice(key: string): CsvChoice {
  const watchers = new Set<() => void>()
  return {
    isOn() {
      try {
        return localStorage.getItem(key) !== OFF
      } catch {
        return true
      }
    },
    set(isOn) {
      try {
        if (isOn) localStorage.removeItem(key)
        else localStorage.setItem(key, OFF)
      } catch {
        // Storage is forbidden, so the choice stays on.
      }
      for (const onChange of watchers) onChange()
    },
    watch(onChange) {
      watchers.add(onChange)
      addEventListener('storage', onChange)
      return () => {
        watchers.delete(onChange)
        removeEventListener('storage', onChange)
      }
    },
  }
}
