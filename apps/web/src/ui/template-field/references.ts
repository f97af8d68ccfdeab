/** In a field, `{row}` and `{text}` show no column. */
const NO_COLUMNS: readonly string[] = ['row', 'text']
const UNUSABLE_IN_REFERENCE = /[{}[\]|\\]/

/** Returns the place of the column that a reference names, or null. The engine reads references in the same way. */
export function readReference(reference: string, names: readonly string[]): number | null {
  const named = names.indexOf(reference)
  if (named !== -1) return named
  const number = /^\d{1,3}$/.test(reference) ? Number(reference) : 0
  return number >= 1 && number <= names.length ? number - 1 : null
}

/** Returns what to write between braces or brackets for a column: its name, or its number if the name is ambiguous. */
export function toReference(place: number, names: readonly string[]): string {
  const name = names[place] ?? ''
  const isUsable =
    names.indexOf(name) === place && !UNUSABLE_IN_REFERENCE.test(name) && !NO_COLUMNS.includes(name)
  return isUsable ? name : String(place + 1)
}
