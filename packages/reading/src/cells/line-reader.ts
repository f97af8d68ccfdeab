import { toLineFeeds } from './line-feeds.ts'

/** More lines than these aren't one cell, so the quote was a character. */
const MAX_LINES_OF_CELL = 50

/** Words that follow each other. */
export interface WordBlock {
  readonly words: readonly string[]
  /** The number of lines that a word has in the file, by its place, if there are several. */
  readonly spans: ReadonlyMap<number, number>
}

const ONE_LINE_EACH: WordBlock['spans'] = new Map()

/**
 * Reads one word per line. Spreadsheets copy a cell with a line break in quotes: such lines become one word, and quotes
 * inside are no longer doubled. Other quotes stay, because they may say that a keyword has the match type phrase. With
 * `hasPlainQuotes`, all of them stay.
 */
export class LineReader {
  readonly #hasPlainQuotes: boolean
  /** The lines that a quote holds back, and the beginning of the next one. */
  #rest = ''
  #endsWithReturn = false

  constructor({ hasPlainQuotes = false } = {}) {
    this.#hasPlainQuotes = hasPlainQuotes
  }

  push(text: string): WordBlock {
    const joined = this.#endsWithReturn ? `\r${text}` : text
    // A line feed may follow in the next piece.
    this.#endsWithReturn = joined.endsWith('\r')
    const whole = toLineFeeds(this.#endsWithReturn ? joined.slice(0, -1) : joined)
    const rest = this.#rest
    this.#rest += whole
    // Looked for in the new text only, so that a long line takes linear time.
    if (!whole.includes('\n')) return { words: [], spans: ONE_LINE_EACH }
    const lines = this.#rest.split('\n')
    const last = lines.pop() ?? ''
    if (this.#hasPlainQuotes || (!rest.includes('"') && !whole.includes('"'))) {
      this.#rest = last
      return { words: lines, spans: ONE_LINE_EACH }
    }
    const { taken, ...block } = readQuoted(lines, false)
    this.#rest = [...lines.slice(taken), last].join('\n')
    return block
  }

  end(): WordBlock {
    const lines = (this.#endsWithReturn ? `${this.#rest}\n` : this.#rest).split('\n')
    if (lines.at(-1) === '') lines.pop()
    return this.#hasPlainQuotes ? { words: lines, spans: ONE_LINE_EACH } : readQuoted(lines, true)
  }
}

function readQuoted(lines: readonly string[], isLast: boolean): WordBlock & { readonly taken: number } {
  const words: string[] = []
  const spans = new Map<number, number>()
  let at = 0
  while (at < lines.length) {
    const line = lines[at] ?? ''
    const cell = line.startsWith('"') ? readQuotedLines(lines, at) : null
    if (cell === 'open' && !isLast && lines.length - at < MAX_LINES_OF_CELL) break
    const found = cell === 'open' ? null : cell
    const count = found?.lines ?? 1
    if (count > 1) spans.set(words.length, count)
    words.push(found?.text ?? line)
    at += count
  }
  return { words, spans, taken: at }
}

interface QuotedLines {
  readonly text: string
  readonly lines: number
}

/** A cell with a line break or with doubled quotes, from the line that opens it. `open` if no line closes it. */
function readQuotedLines(lines: readonly string[], from: number): QuotedLines | 'open' | null {
  const most = Math.min(lines.length, from + MAX_LINES_OF_CELL)
  for (let to = from; to < most; to++) {
    const line = lines[to] ?? ''
    const inside = (to === from ? line.slice(1) : line).replaceAll('""', '')
    const quote = inside.indexOf('"')
    if (quote === -1) continue
    const isClosed = quote === inside.length - 1
    const isCell = to > from || line.slice(1, -1).includes('""')
    if (!isClosed || !isCell) return null
    const text = lines.slice(from, to + 1).join('\n')
    return { text: text.slice(1, -1).replaceAll('""', '"'), lines: to - from + 1 }
  }
  return 'open'
}
