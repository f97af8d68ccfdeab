import type { RowSettings } from '@wordloom/contract'

/** Replaces lone surrogates and NUL, which databases or UTF-8 can't store. */
export function toSendable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\ufffd')
}

export function toSendableRows(rows: RowSettings): RowSettings {
  return JSON.parse(JSON.stringify(rows), (_key, value) =>
    typeof value === 'string' ? toSendable(value) : value,
  )
}
