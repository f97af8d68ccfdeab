import type { PlacedRow } from '../row.ts'

/** More lines than these aren't one cell, so the quote was a character. */
const MOST_LINES_OF_CELL = 50

/**
 * Reads one word per line. Spreadsheets copy a cell with a line break in quotes: such lines become one word, and quotes
 * inside are no longer doubled. Other quotes stay, because they may say that a keyword has the match type phrase.
 */
export class LineReader {
  #rest = ''
  #line = 1

  push(text: string): readonly PlacedRow[] {
    const joined = this.#rest + text
    // A line feed may follow in the next piece.
    const isOpen = joined.endsWith('\r')
    const lines = splitLines(isOpen ? joined.slice(0, -1) : joined)
    const last = lines.pop() ?? ''
    const { rows, taken } = this.#take(lines, false)
    this.#rest = [...lines.slice(taken), last].join('\n') + (isOpen ? '\r' : '')
    return rows
  }

  end(): readonly PlacedRow[] {
    const lines = splitLines(this.#rest)
    if (lines.at(-1) === '') lines.pop()
    return this.#take(lines, true).rows
  }

  #take(lines: readonly string[], isLast: boolean) {
    const rows: PlacedRow[] = []
    let at = 0
    while (at < lines.length) {
      const line = lines[at] ?? ''
      const cell = line.startsWith('"') ? readQuotedLines(lines, at) : null
      if (cell === 'open' && !isLast && lines.length - at < MOST_LINES_OF_CELL) break
      const found = cell === 'open' ? null : cell
      rows.push({ cells: [found?.text ?? line], line: this.#line })
      this.#line += found?.lines ?? 1
      at += found?.lines ?? 1
    }
    return { rows, taken: at }
  }
}

function splitLines(text: string): string[] {
  return (text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text).split('\n')
}

interface QuotedLines {
  readonly text: string
  readonly lines: number
}

/** A cell with a line break or with doubled quotes, from the line that opens it. `open` if no line closes it. */
function readQuotedLines(lines: readonly string[], from: number): QuotedLines | 'open' | null {
  const most = Math.min(lines.length, from + MOST_LINES_OF_CELL)
  for (let to = from; to < most; to++) {
    const text = lines.slice(from, to + 1).join('\n')
    const inside = text.slice(1).replaceAll('""', '')
    const quote = inside.indexOf('"')
    if (quote === -1) continue
    const isClosed = quote === inside.length - 1 && text.length > 1
    const isCell = to > from || text.slice(1, -1).includes('""')
    return isClosed && isCell ? { text: text.slice(1, -1).replaceAll('""', '"'), lines: to - from + 1 } : null
  }
  return 'open'
}
