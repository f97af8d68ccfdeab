import { useSyncExternalStore } from 'react'

const KEY = 'wordloom.csv-mark'
const OFF = 'off'

/** The byte order mark of UTF-8, by which spreadsheets know the encoding. */
export const MARK = '\ufeff'
export const MARK_BYTES = 3

const watchers = new Set<() => void>()

/** True unless the person turned the mark off in this browser. */
export function marksCsv(): boolean {
  try {
    return localStorage.getItem(KEY) !== OFF
  } catch {
    return true
  }
}

export function setMarksCsv(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, OFF)
  } catch {
    // Storage is forbidden, so the mark stays on.
  }
  for (const onChange of watchers) onChange()
}

export function useMarksCsv(): boolean {
  return useSyncExternalStore(watch, marksCsv, () => true)
}

export function withMark(csv: Blob): Blob {
  return marksCsv() ? new Blob([MARK, csv], { type: csv.type }) : csv
}

function watch(onChange: () => void): () => void {
  watchers.add(onChange)
  addEventListener('storage', onChange)
  return () => {
    watchers.delete(onChange)
    removeEventListener('storage', onChange)
  }
}
