export interface ParseOptions {
  /** Remove all whitespace inside words, as the separator 'nothing' asks for. */
  readonly removeWhitespace?: boolean
}

/** In the order in which they are looked for in a text of one line. */
const DELIMITERS = [/,/, /;/, /\t/, /\|/, / {2,}/]

/**
 * The words of a column from what a person typed into it: one word a line, where `\n`, `\r\n` and `\r` end a
 * line. If only one line holds anything, it is split on the first delimiter found in it: comma, semicolon,
 * tab, pipe, two or more spaces. A word loses the quotes around it and the whitespace at its ends; inner
 * whitespace becomes one space; what is then empty is dropped. Source: the product specification, section 5.
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
  // Most words have no whitespace to collapse: looking first is much cheaper than replacing.
  return /\s\s|[^\S ]/.test(bare) ? bare.replace(/\s+/g, ' ').trim() : bare.trim()
}

function stripQuotes(text: string): string {
  const quote = text[0]
  if (quote !== '"' && quote !== "'") return text
  return text.length > 1 && text.endsWith(quote) ? text.slice(1, -1) : text
}
