import { useSyncExternalStore } from 'react'
import { keptOnDevice } from '#platform/lib/kept-text.ts'

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
  const kept = keptOnDevice(key)
  return {
    isOn: () => kept.read() !== OFF,
    set: (isOn) => void (isOn ? kept.remove() : kept.write(OFF)),
    watch: kept.subscribe,
  }
}
