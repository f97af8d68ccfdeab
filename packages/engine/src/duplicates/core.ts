import type { Grid, GridColumn } from '../grid.ts'

/** Only the columns `from .. to - 1` can cause duplicates. */
export interface Core {
  readonly from: number
  readonly to: number
}

/**
 * Peels off the columns whose words can always be told from the text alone: from the left, columns whose
 * words plus tail form a prefix code; from the right, columns whose words form a suffix code. If fewer than
 * two columns are left, no two rows are equal.
 */
export function ambiguousCore({ columns }: Pick<Grid, 'columns'>): Core {
  let from = 0
  while (columns.length - from > 1 && isPrefixCode(columns[from])) from++
  let to = columns.length
  while (to - from > 1 && isSuffixCode(columns[to - 1], columns[to - 2])) to--
  return to - from > 1 ? { from, to } : { from: 0, to: 0 }
}

function isPrefixCode(column: GridColumn | undefined): boolean {
  if (column === undefined) return true
  const { words, tail } = column
  if (tail === '') return !hasPrefixPair([...words].sort())
  let known: ReadonlySet<string> | undefined
  for (const word of words) {
    const text = word + tail
    for (let at = text.indexOf(tail); at < word.length; at = text.indexOf(tail, at + 1)) {
      known ??= new Set(words)
      if (known.has(word.slice(0, at))) return false
    }
  }
  return true
}

function isSuffixCode(column: GridColumn | undefined, before: GridColumn | undefined): boolean {
  if (column === undefined) return true
  const lead = before?.tail ?? ''
  if (lead === '') return !hasPrefixPair(column.words.map(reverse).sort())
  let known: ReadonlySet<string> | undefined
  for (const word of column.words) {
    const text = lead + word
    for (let at = text.indexOf(lead, 1); at !== -1; at = text.indexOf(lead, at + 1)) {
      known ??= new Set(column.words)
      if (known.has(text.slice(at + lead.length))) return false
    }
  }
  return true
}

/** In sorted order, a prefix of any text is also a prefix of its neighbor. */
function hasPrefixPair(sorted: readonly string[]): boolean {
  return sorted.some((text, i) => sorted[i + 1]?.startsWith(text) === true)
}

/** A call takes this many arguments on every engine. */
const UNITS_AT_ONCE = 8192

/** Adding up single letters would take 32 bytes for each of them. */
function reverse(text: string): string {
  const parts: string[] = []
  for (let end = text.length; end > 0; end -= UNITS_AT_ONCE) {
    const units: number[] = []
    for (let i = end - 1; i >= Math.max(0, end - UNITS_AT_ONCE); i--) units.push(text.charCodeAt(i))
    parts.push(String.fromCharCode(...units))
  }
  return parts.join('')
}
