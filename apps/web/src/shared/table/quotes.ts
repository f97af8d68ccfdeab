export interface BrokenQuote {
  readonly line: number
  readonly kind: 'never-closed' | 'text-after'
}

/** Removes white space around quotes, which RFC 4180 doesn't allow, in linear time. Lines must end in LF. */
export function tidyQuotes(text: string, delimiter: string): string | BrokenQuote {
  const kept: string[] = []
  let from = 0
  let at = text.indexOf('"')
  while (at !== -1) {
    const start = startOfBlank(text, at, delimiter)
    if (start === null) {
      at = text.indexOf('"', at + 1)
      continue
    }
    const close = closingQuote(text, at)
    if (close === null) return { line: lineOf(text, at), kind: 'never-closed' }
    const end = endOfBlank(text, close + 1, delimiter)
    if (end === null) return { line: lineOf(text, at), kind: 'text-after' }
    kept.push(text.slice(from, start), text.slice(at, close + 1))
    from = end
    at = text.indexOf('"', end)
  }
  return from === 0 ? text : kept.join('') + text.slice(from)
}

/** Returns null unless the quote opens a cell. */
function startOfBlank(text: string, quote: number, delimiter: string): number | null {
  let start = quote
  while (start > 0 && isBlank(text, start - 1, delimiter)) start--
  const before = text[start - 1]
  return before === undefined || before === delimiter || before === '\n' ? start : null
}

/** Returns null unless the quote closes a cell. */
function endOfBlank(text: string, from: number, delimiter: string): number | null {
  let end = from
  while (end < text.length && isBlank(text, end, delimiter)) end++
  const after = text[end]
  return after === undefined || after === delimiter || after === '\n' ? end : null
}

function isBlank(text: string, at: number, delimiter: string): boolean {
  const character = text[at]
  return (character === ' ' || character === '\t' || character === '\u00a0') && character !== delimiter
}

/** A doubled quote is a literal quote inside the cell. */
function closingQuote(text: string, opening: number): number | null {
  let at = text.indexOf('"', opening + 1)
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2)
  return at === -1 ? null : at
}

function lineOf(text: string, position: number): number {
  let line = 1
  for (let at = text.indexOf('\n'); at !== -1 && at < position; at = text.indexOf('\n', at + 1)) line++
  return line
}
