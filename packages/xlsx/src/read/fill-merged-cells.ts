import type { SheetCells } from './sheet-reader.ts'
import { refuseMoreThan } from './unreadable-error.ts'

/**
 * Repeats the text of each merged cell in the rows below that it spans. Cells that have a text of their own keep it.
 *
 * @param maxCells the most cells of the result
 * @throws {UnreadableWorkbookError}
 */
export function fillMergedCells(sheet: SheetCells, maxCells: number): SheetCells {
  const textsByRow = textsToFill(sheet, maxCells)
  const cells: string[] = []
  const starts: number[] = []
  const numbers: number[] = []
  for (const [row, start] of sheet.starts.entries()) {
    starts.push(cells.length)
    const end = sheet.starts[row + 1] ?? sheet.cells.length
    const texts = textsByRow.get(row) ?? []
    const length = texts.reduce((most, { column }) => Math.max(most, column + 1), end - start)
    refuseMoreThan(maxCells, 'cells', cells.length + length)
    const first = cells.length
    for (let column = 0; column < length; column++) {
      const isOwn = column < end - start
      cells.push(isOwn ? (sheet.cells[start + column] ?? '') : '')
      if (sheet.numbers !== null)
        numbers.push(isOwn ? (sheet.numbers[start + column] ?? Number.NaN) : Number.NaN)
    }
    for (const { column, text, number } of texts) {
      if (cells[first + column] !== '') continue
      cells[first + column] = text
      if (sheet.numbers !== null) numbers[first + column] = number
    }
  }
  return { ...sheet, cells, starts, numbers: sheet.numbers && Float64Array.from(numbers), merged: [] }
}

interface Filling {
  readonly column: number
  readonly text: string
  readonly number: number
}

function textsToFill(
  { cells, starts, numbers, merged }: SheetCells,
  maxCells: number,
): ReadonlyMap<number, readonly Filling[]> {
  const found = new Map<number, Filling[]>()
  let count = 0
  for (const { column, firstRow, lastRow } of merged) {
    const start = starts[firstRow] ?? 0
    if (start + column >= (starts[firstRow + 1] ?? cells.length)) continue
    const text = cells[start + column] ?? ''
    if (text === '') continue
    count += lastRow - firstRow
    refuseMoreThan(maxCells, 'cells', count)
    const filling = { column, text, number: numbers?.[start + column] ?? Number.NaN }
    for (let row = firstRow + 1; row <= lastRow; row++) {
      const fillings = found.get(row)
      if (fillings === undefined) found.set(row, [filling])
      else fillings.push(filling)
    }
  }
  return found
}
