import { LENGTH_UNITS, type LengthUnit } from '../measures/length-in.ts'
import { FILTER_NAMES, type Filter, PLAIN_FILTERS } from './filters.ts'
import { type Part, TemplateError } from './template.ts'

const MAX_CHARACTERS = 10_000
const MAX_NAMES_SHOWN = 6

/**
 * Reads a pattern: `{City}` or `{1}` stands for a column, `{{` and `}}` for braces. A column is named by its name, or
 * by its number from 1 if no column has that name.
 *
 * @throws {TemplateError}
 */
export function parsePattern(text: string, names: readonly string[]): readonly Part[] {
  return parse(text, (content, from) => {
    if (content.includes('|')) {
      const at = { from: from + content.indexOf('|'), to: from + content.length }
      throw new TemplateError(
        'columns-only',
        'A pattern shows words as they are. Use filters in fields only.',
        at,
      )
    }
    return { kind: 'column', column: toColumn(content, from, names), filters: [] }
  })
}

/**
 * Reads the template of a field. It may also have `{text}`, the text of the row, `{row}`, its number from 1, and
 * filters: `{City|slug}`. A column with the name `text` or `row` is reached by its number.
 *
 * @throws {TemplateError}
 */
export function parseTemplate(text: string, names: readonly string[]): readonly Part[] {
  return parse(text, (content, from) => {
    const [name = '', ...pieces] = splitUnescaped(content, '|')
    let offset = from + name.length
    const filters = pieces.map((piece) => {
      const filter = toFilter(piece, offset + 1)
      offset += 1 + piece.length
      return filter
    })
    if (name.trim() === 'row') return { kind: 'row', filters }
    if (name.trim() === 'text') return { kind: 'rowText', filters }
    return { kind: 'column', column: toColumn(name, from, names), filters }
  })
}

function parse(text: string, toPart: (content: string, from: number) => Part): readonly Part[] {
  const parts: Part[] = []
  let constant = ''
  let at = 0
  while (at < text.length) {
    const next = nextBrace(text, at)
    constant += text.slice(at, next)
    at = next
    if (at === text.length) break
    if (text[at] === text[at + 1]) {
      constant += text[at]
      at += 2
    } else if (text[at] === '}') {
      throw new TemplateError('lone-brace', 'This brace closes nothing. Write }} for a brace.', {
        from: at,
        to: at + 1,
      })
    } else {
      const end = closingBrace(text, at + 1)
      if (constant !== '') parts.push({ kind: 'text', text: constant.toWellFormed() })
      constant = ''
      parts.push(toPart(text.slice(at + 1, end), at + 1))
      at = end + 1
    }
  }
  if (constant !== '') parts.push({ kind: 'text', text: constant.toWellFormed() })
  return parts
}

function nextBrace(text: string, from: number): number {
  for (let at = from; at < text.length; at++) if (text[at] === '{' || text[at] === '}') return at
  return text.length
}

/** @throws {TemplateError} if a brace opens before this one is closed. */
function closingBrace(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === '}') return at
    else if (text[at] === '{') break
  }
  throw new TemplateError('unclosed-brace', 'Close this brace with }, or write {{ for a brace.', {
    from: from - 1,
    to: from,
  })
}

function toColumn(content: string, from: number, names: readonly string[]): number {
  const name = content.trim()
  const place = { from, to: from + content.length }
  if (name === '')
    throw new TemplateError(
      'empty-braces',
      'Put the name or the number of a column between the braces.',
      place,
    )
  const named = names.indexOf(name)
  if (named !== -1) return named
  const number = /^\d{1,3}$/.test(name) ? Number(name) : 0
  if (number >= 1 && number <= names.length) return number - 1
  throw new TemplateError(
    'unknown-column',
    `There is no column “${shorten(name)}”.${knownNames(names)}`,
    place,
  )
}

function knownNames(names: readonly string[]): string {
  if (names.length === 0 || names.length > MAX_NAMES_SHOWN) return ''
  return ` The columns are ${names.map((name) => `“${name}”`).join(', ')}.`
}

const MAX_QUOTED = 60

function shorten(name: string): string {
  return name.length > MAX_QUOTED ? `${name.slice(0, MAX_QUOTED).toWellFormed()}…` : name
}

function toFilter(piece: string, from: number): Filter {
  const [name = '', ...values] = splitUnescaped(piece, ':')
  const place = { from, to: from + piece.length }
  const plain = PLAIN_FILTERS.find((known) => known === name.trim())
  const [first, second, ...others] = values.map(withoutBackslashes)
  if (plain !== undefined) {
    if (values.length > 0)
      throw new TemplateError('filter-argument', `The filter “${plain}” takes no value.`, place)
    return { kind: plain }
  }
  switch (name.trim()) {
    case 'first':
    case 'pad':
      return { kind: name.trim() === 'first' ? 'first' : 'pad', count: toCount(name.trim(), values, place) }
    case 'fit':
      return {
        kind: 'fit',
        most: toCount('fit', values.slice(0, 1), place),
        unit: toUnit(values.slice(1), place),
      }
    case 'replace':
      if (first === undefined || first === '' || second === undefined || others.length > 0)
        throw new TemplateError('filter-argument', 'Write what to replace, and by what: replace:a:b.', place)
      return { kind: 'replace', search: first, by: second }
    default:
      throw new TemplateError(
        'unknown-filter',
        `There is no filter “${shorten(name.trim())}”. The filters are ${FILTER_NAMES.join(', ')}.`,
        place,
      )
  }
}

function toUnit(values: readonly string[], place: { from: number; to: number }): LengthUnit {
  if (values.length === 0) return 'characters'
  const unit = LENGTH_UNITS.find((known) => known === values[0])
  if (unit !== undefined && values.length === 1) return unit
  throw new TemplateError(
    'filter-argument',
    `Write the unit as ${LENGTH_UNITS.join(', ')}: fit:10:words.`,
    place,
  )
}

function toCount(name: string, values: readonly string[], place: { from: number; to: number }): number {
  const [value = ''] = values
  if (values.length === 1 && /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= MAX_CHARACTERS)
    return Number(value)
  throw new TemplateError(
    'filter-argument',
    `Write a number of characters from 1 to ${MAX_CHARACTERS.toLocaleString('en')}: ${name}:3.`,
    place,
  )
}

function splitUnescaped(text: string, separator: string): string[] {
  const pieces: string[] = []
  let piece = ''
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '\\') piece += text.slice(at, ++at + 1)
    else if (text[at] === separator) {
      pieces.push(piece)
      piece = ''
    } else piece += text[at]
  }
  return [...pieces, piece]
}

function withoutBackslashes(text: string): string {
  return text.replaceAll(/\\(.)/gsu, '$1')
}
