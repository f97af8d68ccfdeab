export interface ParseOptions {
  /** Removes all whitespace inside words, as the separator 'nothing' requires. */
  readonly removeWhitespace?: boolean
  /** Keeps empty words, but those at the end, so that the words of linked columns stay beside each other. */
  readonly keepBlankLines?: boolean
}

const DELIMITERS = [/,/g, /;/g, /\t/g, /\|/g, / {2,}/g]

/**
 * Splits the text of a column into words, one per line; `\n`, `\r\n` and `\r` end a line. If only one line
 * has text, it's split on the first delimiter found: comma, semicolon, tab, pipe, or two or more spaces.
 * A delimiter inside double quotes belongs to its word. Surrounding quotes and whitespace are stripped, inner whitespace becomes one space, and empty words are
 * dropped. Source: the product specification, section 5.
 *
 * @example parseColumn('red, "dark  blue", ') // ['red', 'dark blue']
 */
export function parseColumn(
  text: string,
  { removeWhitespace = false, keepBlankLines = false }: ParseOptions = {},
): string[] {
  const lines = text.split(/\r\n|\r|\n/)
  const beginsBlank = keepBlankLines && lines[0]?.trim() === ''
  const only = beginsBlank ? undefined : singleLine(lines)
  const items = only === undefined ? lines : splitLine(only)
  const words: string[] = []
  for (const item of items) {
    const word = toWord(item, removeWhitespace)
    if (keepBlankLines || word !== '') words.push(word)
  }
  while (words.at(-1) === '') words.pop()
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
  const split = line.includes('"') ? splitOutsideQuotes : splitAnywhere
  for (const delimiter of DELIMITERS) {
    const items = split(line, delimiter)
    if (items.length > 1) return items
  }
  return [line]
}

function splitAnywhere(line: string, delimiter: RegExp): string[] {
  return line.split(delimiter)
}

function splitOutsideQuotes(line: string, delimiter: RegExp): string[] {
  const items: string[] = []
  let from = 0
  while (true) {
    delimiter.lastIndex = endOfQuotes(line, from) ?? from
    const found = delimiter.exec(line)
    if (found === null) return [...items, line.slice(from)]
    items.push(line.slice(from, found.index))
    from = delimiter.lastIndex
  }
}

/** Returns where the quoted item at `from` ends, or null if there is none. A doubled quote doesn't end it. */
function endOfQuotes(line: string, from: number): number | null {
  OPENING.lastIndex = from
  if (!OPENING.test(line)) return null
  let close = line.indexOf('"', OPENING.lastIndex)
  while (close !== -1 && line[close + 1] === '"') close = line.indexOf('"', close + 2)
  return close === -1 || !isEndOfItem(line, close + 1) ? null : close + 1
}

const OPENING = /\s*"/y
const END_OF_ITEM = / *(?:[,;\t|]| {2}|$)/y

function isEndOfItem(line: string, at: number): boolean {
  END_OF_ITEM.lastIndex = at
  return END_OF_ITEM.test(line)
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
