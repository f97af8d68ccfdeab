import type { Separator } from '../options.ts'
import { CellReader } from './cell-reader.ts'

export interface FoundSeparator {
  readonly separator: Separator
  /** The share of lines that have as many cells as most lines, and more than one. */
  readonly share: number
}

/** Semicolons and tabs part cells whose texts have commas, more often than the other way round. */
const BY_PREFERENCE: readonly Separator[] = ['\t', ';', '|', ',']

/** A line that names the separator, as Excel reads it: `sep=;` in any case, with or without quotes. */
const SEPARATOR_LINE = /^\s*"?sep=([,;\t|])"?[,;\t|]*\s*(?:\r\n?|\n|$)/i

export interface SeparatorLine {
  readonly separator: Separator
  /** The characters of the line, with its end. */
  readonly length: number
}

export function readSeparatorLine(text: string): SeparatorLine | null {
  const found = SEPARATOR_LINE.exec(text)
  const separator = BY_PREFERENCE.find((each) => each === found?.[1])
  return found === null || separator === undefined ? null : { separator, length: found[0].length }
}

/** Lines that another separator parts so evenly have decimal commas. */
const EVEN_SHARE = 0.8

/** Finds the separator by how many lines have the same number of cells. `sample` has whole lines. */
export function findSeparator(sample: string): FoundSeparator {
  let best: FoundSeparator & { readonly width: number } = { separator: ',', share: 0, width: 1 }
  for (const separator of BY_PREFERENCE) {
    if (!sample.includes(separator)) continue
    const { share, width } = measure(textFor(separator, sample, best.share), separator)
    // A clearly larger share decides; about the same share, twice the cells.
    const isBetter = share > best.share * 1.2 || (share > best.share * 0.8 && width > 2 * best.width)
    if (width > 1 && isBetter) best = { separator, share, width }
  }
  return best
}

function textFor(separator: Separator, sample: string, bestShare: number): string {
  if (separator === ',' && bestShare >= EVEN_SHARE) return sample.replace(/(\d),(?=\d)/g, '$1.')
  // Titles of pages have pipes between spaces.
  return separator === '|' && /[,;\t]/.test(sample) ? sample.replaceAll(' | ', ' ') : sample
}

function measure(sample: string, separator: Separator): { readonly share: number; readonly width: number } {
  const { widths, hasQuotes } = widthsOf(sample, separator)
  const counts = new Map<number, number>()
  for (const width of widths) if (width > 1) counts.set(width, (counts.get(width) ?? 0) + 1)
  const [usual, count] = [...counts].reduce((most, next) => (next[1] > most[1] ? next : most), [1, 0])
  // Exports often leave out the last cells of a row, or end rows with one more separator.
  const near = widths.filter((width) => Math.abs(width - usual) === 1 && width > 1).length
  const share = widths.length === 0 ? 0 : (count + near / 4) / widths.length
  return { share: hasQuotes ? share : share / 2, width: usual }
}

function widthsOf(sample: string, separator: Separator) {
  for (const hasPlainQuotes of [false, true]) {
    try {
      const reader = new CellReader({ separator, hasPlainQuotes })
      const rows = [...reader.push(sample), ...reader.end()]
      return { widths: rows.map(({ cells }) => cells.length), hasQuotes: !hasPlainQuotes }
    } catch {
      // Quotes aren't those of this separator, so they count as characters.
    }
  }
  return { widths: [], hasQuotes: false }
}
