import { ReadingError } from '../reading-error.ts'
import type { PlacedRow } from '../row.ts'
import { toLineFeeds } from './line-feeds.ts'

export interface CellOptions {
  readonly separator: string
  /** Treats quotes as characters of the cells. */
  readonly hasPlainQuotes: boolean
}

/**
 * Reads cells from pieces of text as RFC 4180 has them, with line ends CRLF, LF or CR. White space around quotes is
 * dropped, and a quote inside a cell without quotes is a character. Blank lines aren't rows, but count as lines.
 */
export class CellReader {
  readonly #separator: string
  readonly #hasPlainQuotes: boolean
  #rest = ''
  /** Text is only looked at again when it has grown to this size, so that long cells take linear time. */
  #needed = 0
  #line = 1

  constructor({ separator, hasPlainQuotes }: CellOptions) {
    this.#separator = separator
    this.#hasPlainQuotes = hasPlainQuotes
  }

  /** The rows that `text` ends. @throws {ReadingError} if text follows a closing quote */
  push(text: string): readonly PlacedRow[] {
    const joined = this.#rest + text
    if (joined.length < this.#needed) {
      this.#rest = joined
      return []
    }
    // A line feed may follow in the next piece.
    const isOpen = joined.endsWith('\r')
    const whole = toLineFeeds(isOpen ? joined.slice(0, -1) : joined)
    return this.#read(whole, isOpen ? '\r' : '', false)
  }

  /** The last rows. @throws {ReadingError} if a quote is never closed */
  end(): readonly PlacedRow[] {
    return this.#read(toLineFeeds(this.#rest), '', true)
  }

  #read(text: string, behind: string, isLast: boolean): readonly PlacedRow[] {
    const rows: PlacedRow[] = []
    let at = 0
    let quote = this.#hasPlainQuotes ? -1 : text.indexOf('"')
    while (at < text.length) {
      let end = text.indexOf('\n', at)
      if (end === -1 && !isLast) break
      if (end === -1) end = text.length
      if (quote !== -1 && quote < at) quote = text.indexOf('"', at)
      if (quote === -1 || quote >= end) {
        this.#addPlain(rows, text, at, end)
        at = end + 1
        continue
      }
      const row = this.#readQuoted(text, at, isLast)
      if (row === null) break
      if (!isBlank(row.cells)) rows.push({ cells: row.cells, line: this.#line })
      this.#line += row.breaks + 1
      at = row.end + 1
    }
    const rest = text.slice(at)
    this.#rest = rest + behind
    this.#needed = rest.length > 64 * 1024 ? 2 * rest.length : 0
    return rows
  }

  #addPlain(rows: PlacedRow[], text: string, from: number, to: number): void {
    if (from !== to) {
      const cells = text.slice(from, to).split(this.#separator)
      if (cells.length > 1 || cells[0]?.trim() !== '') rows.push({ cells, line: this.#line })
    }
    this.#line++
  }

  /** Returns null if the row goes on in the next piece. */
  #readQuoted(text: string, from: number, isLast: boolean) {
    const cells: string[] = []
    let breaks = 0
    let lineEnd = from - 1
    for (let at = from; ; ) {
      const opening = this.#startOfQuotes(text, at)
      if (opening === null) {
        // Searched again only behind a break inside quotes, so that a long row takes linear time.
        if (lineEnd < at) lineEnd = indexOrEnd(text, '\n', at)
        const stop = Math.min(lineEnd, indexOrEnd(text, this.#separator, at))
        if (stop === text.length && !isLast) return null
        cells.push(text.slice(at, stop))
        if (text[stop] !== this.#separator) return { cells, breaks, end: stop }
        at = stop + 1
        continue
      }
      const close = closingQuote(text, opening, isLast)
      if (close === null) {
        if (!isLast) return null
        throw this.#broken('is never closed', breaks)
      }
      const inside = text.slice(opening + 1, close)
      const stop = this.#skipBlanks(text, close + 1)
      if (stop === text.length && !isLast) return null
      if (stop < text.length && text[stop] !== this.#separator && text[stop] !== '\n') {
        throw this.#broken('has text behind its end', breaks)
      }
      cells.push(inside.includes('""') ? inside.replaceAll('""', '"') : inside)
      breaks += countBreaks(inside)
      if (text[stop] !== this.#separator) return { cells, breaks, end: stop }
      at = stop + 1
    }
  }

  /** Returns null unless the cell begins with a quote, behind white space. */
  #startOfQuotes(text: string, from: number): number | null {
    const at = this.#skipBlanks(text, from)
    return text[at] === '"' ? at : null
  }

  #skipBlanks(text: string, from: number): number {
    let at = from
    while (isBlankCharacter(text[at]) && text[at] !== this.#separator) at++
    return at
  }

  #broken(fault: string, breaks: number): ReadingError {
    const line = this.#line + breaks
    return new ReadingError(
      'quotes',
      `The quote on line ${line} ${fault}. Double the quotes inside cells, or read quotes as plain characters.`,
      line,
    )
  }
}

function indexOrEnd(text: string, sought: string, from: number): number {
  const found = text.indexOf(sought, from)
  return found === -1 ? text.length : found
}

/** A doubled quote is a quote inside the cell. At the end of a piece, the second one may follow. */
function closingQuote(text: string, opening: number, isLast: boolean): number | null {
  let at = text.indexOf('"', opening + 1)
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2)
  if (at === -1 || (at === text.length - 1 && !isLast)) return null
  return at
}

function countBreaks(text: string): number {
  let breaks = 0
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) breaks++
  return breaks
}

function isBlank(cells: readonly string[]): boolean {
  return cells.length === 1 && cells[0]?.trim() === ''
}

function isBlankCharacter(character: string | undefined): boolean {
  return character === ' ' || character === '\t' || character === '\u00a0'
}
