import { MAX_ITEM_CHARACTERS } from '@wordloom/contract'
import { type Content, countRows, firstRows, rowAt } from './read-text.ts'

export interface Choice {
  readonly columns: 'all' | readonly number[]
  readonly hasHeader: boolean
  readonly isSplit: boolean
  readonly dropsDuplicates: boolean
  readonly dropsKnown: boolean
  readonly dropsTooLong: boolean
}

export interface ChosenList {
  readonly header: string | null
  readonly items: readonly string[]
}

export interface Chosen {
  readonly lists: readonly ChosenList[]
  readonly duplicates: number
  readonly known: number
  readonly tooLong: number
  readonly joined: number
}

export function chooseItems(content: Content, choice: Choice, known: ReadonlySet<string> | null): Chosen {
  const { columns, isSplit, hasHeader } = choice
  const counts = { duplicates: 0, known: 0, tooLong: 0, joined: 0 }
  const [header] = hasHeader ? firstRows(content, 1) : []
  const places = columns === 'all' && isSplit ? Array.from({ length: content.width }, (_, k) => k) : columns
  const groups = isSplit && places !== 'all' ? places.map((place) => [place]) : [places]
  const lists = groups.map((group): ChosenList => {
    const [place] = group
    return {
      header: (isSplit && typeof place === 'number' && header?.[place]?.trim()) || null,
      items: collect(content, group, choice, known, counts),
    }
  })
  return { lists, ...counts }
}

interface Counts {
  duplicates: number
  known: number
  tooLong: number
  joined: number
}

function collect(
  content: Content,
  columns: Choice['columns'],
  { hasHeader, dropsDuplicates, dropsKnown, dropsTooLong }: Choice,
  known: ReadonlySet<string> | null,
  counts: Counts,
): string[] {
  const seen = new Set<string>()
  const items: string[] = []
  function take(cell: string): void {
    const item = toItem(cell)
    if (item === '') return
    const isTooLong = item.length > MAX_ITEM_CHARACTERS
    const isDuplicate = seen.has(item)
    const isKnown = known?.has(item) ?? false
    seen.add(item)
    if (isTooLong) counts.tooLong++
    if (isDuplicate) counts.duplicates++
    else if (isKnown) counts.known++
    if ((isTooLong && dropsTooLong) || (isDuplicate && dropsDuplicates) || (isKnown && dropsKnown)) return
    if (hasLineBreak(cell.trim())) counts.joined++
    items.push(item)
  }
  eachCell(content, columns, hasHeader ? 1 : 0, take)
  return items
}

function eachCell(
  content: Content,
  columns: Choice['columns'],
  firstRow: number,
  take: (cell: string) => void,
): void {
  const { cells } = content
  if (columns === 'all') {
    for (let at = rowAt(content, firstRow).from; at < cells.length; at++) take(cells[at] ?? '')
    return
  }
  const rows = countRows(content)
  for (let row = firstRow; row < rows; row++) {
    const { from, to } = rowAt(content, row)
    for (const column of columns) if (from + column < to) take(cells[from + column] ?? '')
  }
}

/** Joins the lines of a cell and removes characters that can't be stored. */
export function toItem(cell: string): string {
  const line = hasLineBreak(cell) ? toLine(cell) : cell
  const shown = line.includes('\0') ? line.replaceAll('\0', '') : line
  return (shown.isWellFormed() ? shown : shown.toWellFormed()).trim()
}

function hasLineBreak(text: string): boolean {
  return text.includes('\n') || text.includes('\r')
}

function toLine(cell: string): string {
  return cell
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ')
}
