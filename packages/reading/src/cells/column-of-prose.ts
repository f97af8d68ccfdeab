import type { Separator } from '../options.ts'
import { isUsualName } from '../table/usual-names.ts'

const QUOTED = /"(?:[^"]|"")*"/g

/**
 * Tells whether a file has one column, with commas in its texts: the name of the column stands alone in the first line,
 * and a space follows each comma. Lines with the same number of commas are rows of a table.
 */
export function isColumnOfProse(sample: string, separator: Separator): boolean {
  if (separator !== ',') return false
  const [first = '', ...others] = sample
    .replace(QUOTED, '')
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== '')
  if (first.includes(',') || !isUsualName(first)) return false
  const counts = new Set(others.map((line) => line.split(',').length))
  return counts.size > 1 && others.every((line) => !/,(?! )/.test(line))
}
