import type { Joining } from '@wordloom/contract'

const MAX_ROWS = 20_000
const MAX_CHARACTERS = 50_000_000

/** With `unique`, the first of equal combinations stays, so checking the rows before it is enough. */
export function firstCombinations(
  columns: readonly (readonly string[])[],
  { separator, prefix, suffix }: Joining,
  unique: boolean,
  count: number,
): string[][] {
  const filled = columns.filter((words) => words.length > 0)
  const rows: string[][] = []
  if (filled.length === 0) return rows
  const seen = new Set<string>()
  const digits = filled.map(() => 0)
  let characters = 0
  for (let looked = 0; rows.length < count && looked < MAX_ROWS && characters < MAX_CHARACTERS; looked++) {
    const parts = filled.map((words, k) => words[digits[k] ?? 0]?.toWellFormed() ?? '')
    const text = unique ? prefix + parts.join(separator) + suffix : ''
    if (!unique || !seen.has(text)) rows.push(parts)
    if (unique) seen.add(text)
    characters += text.length
    if (!advance(filled, digits)) break
  }
  return rows
}

function advance(columns: readonly (readonly string[])[], digits: number[]): boolean {
  for (let k = digits.length - 1; k >= 0; k--) {
    const next = (digits[k] ?? 0) + 1
    if (next < (columns[k]?.length ?? 0)) {
      digits[k] = next
      return true
    }
    digits[k] = 0
  }
  return false
}
