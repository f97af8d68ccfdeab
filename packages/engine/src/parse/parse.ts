export interface ParseOptions {
  /** Removes all whitespace inside words, as the separator 'nothing' requires. */
  readonly removeWhitespace?: boolean
}

/** Tried in this order. */
const DELIMITERS = [/,/, /;/, /\t/, /\|/, / {2,}/]

/**
 * Splits the text of a column into words, one per line; `\n`, `\r\n` and `\r` end a line. If only one line
 * has text, it's split on the first delimiter found: comma, semicolon, tab, pipe, or two or more spaces.
 * Surrounding quotes and whitespace are stripped, inner whitespace becomes one space, and empty words are
 * dropped. Source: the product specification, section 5.
 *
 * @example parseColumn('red, "dark  blue", ') // ['red', 'dark blue']
 */
export function parseColumn(text: string, { removeWhitespace = false }: ParseOptions = {}): string[] {
  const lines = text.split(/\r\n|\r|\n/)
  const only = singleLine(lines)
  const items = only === undefined ? lines : splitLine(only)
  const words: string[] = []
  for (const item of items) {
    const word = toWord(item, removeWhitespace)
    if (word !== '') words.push(word)
  }
  return words
}

function singleLine(lines: readonly string[]): string | undefined {
  let found: string | undefined
  for (const line of lines) {
    if (line.trim() === '') continue
    if (found !== undefined) return undefined
    found = line
  }
  return found
}

function splitLine(line: string): string[] {
  const delimiter = DELIMITERS.find((candidate) => candidate.test(line))
  return delimiter === undefined ? [line] : line.split(delimiter)
}

function toWord(item: string, removeWhitespace: boolean): string {
  const bare = stripQuotes(item.trim())
  if (removeWhitespace) return bare.replace(/\s+/g, '')
  // Most words have no whitespace to collapse, and testing is much cheaper than replacing.
  return /\s\s|[^\S ]/.test(bare) ? bare.replace(/\s+/g, ' ').trim() : bare.trim()
}

function stripQuotes(text: string): string {
  const quote = text[0]
  if (quote !== '"' && quote !== "'") return text
  return text.length > 1 && text.endsWith(quote) ? text.slice(1, -1) : text
}
