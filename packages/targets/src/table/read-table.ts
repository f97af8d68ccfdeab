/** A record of a table. `line` counts from 1 and is the line on which the record begins. */
export interface TableRecord {
  readonly cells: readonly string[]
  readonly line: number
}

/**
 * Reads CSV and TSV: cells in quotes may have separators, line breaks and doubled quotes. The first line decides
 * between tabs, semicolons and commas. Empty lines are skipped, and a byte order mark is dropped.
 *
 * @example readTable('a,b\r\n"1,5",2').map(({ cells }) => cells) // [['a', 'b'], ['1,5', '2']]
 */
export function readTable(text: string): readonly TableRecord[] {
  const source = text.startsWith('\ufeff') ? text.slice(1) : text
  const plain = PLAIN_CELL[findSeparator(source)]
  const records: TableRecord[] = []
  let line = 1
  for (let at = 0; at < source.length; ) {
    const cells: string[] = []
    const begin = line
    for (let isOpen = true; isOpen; ) {
      const cell = readCell(source, at, plain)
      cells.push(cell.text)
      line += cell.breaks
      at = cell.to
      isOpen = at < source.length && !isBreak(source[at])
      if (isOpen) at++
    }
    if (source[at] === '\r' && source[at + 1] === '\n') at++
    at++
    line++
    if (cells.length > 1 || cells[0] !== '') records.push({ cells, line: begin })
  }
  return records
}

const PLAIN_CELL = { '\t': /[^\t\r\n]*/y, ';': /[^;\r\n]*/y, ',': /[^,\r\n]*/y }
export type Separator = keyof typeof PLAIN_CELL

const QUOTED_CELL = /"((?:[^"]|"")*)"/y

export function findSeparator(text: string): Separator {
  const [first = ''] = text.split(/[\r\n]/, 1)
  if (first.includes('\t')) return '\t'
  return first.includes(';') && !first.includes(',') ? ';' : ','
}

/** Text behind a closing quote belongs to the cell, as in spreadsheets. */
function readCell(source: string, from: number, plain: RegExp) {
  QUOTED_CELL.lastIndex = from
  const quoted = QUOTED_CELL.exec(source)
  plain.lastIndex = from + (quoted?.[0].length ?? 0)
  const rest = plain.exec(source)?.[0] ?? ''
  const inside = (quoted?.[1] ?? '').replaceAll('""', '"')
  const breaks = inside.match(/\r\n|\r|\n/g)?.length ?? 0
  return { text: inside + rest, breaks, to: from + (quoted?.[0].length ?? 0) + rest.length }
}

function isBreak(character: string | undefined): boolean {
  return character === '\r' || character === '\n'
}

/** Two names that differ only in capitals, spaces, `_`, `-` or `.` are the same column to most programs. */
export function toColumnKey(name: string): string {
  return name.toLowerCase().replace(/[\s_.-]/g, '')
}
