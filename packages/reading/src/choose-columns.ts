import type { ColumnChoice } from './options.ts'
import { ReadingError } from './reading-error.ts'
import type { TableShape } from './table-shape.ts'

/** Places of the columns with the words: the chosen ones, or else the column of terms. @throws {ReadingError} */
export function chooseColumns(
  { columns, width }: TableShape,
  choices: readonly ColumnChoice[] | undefined,
): readonly number[] {
  if (choices !== undefined) return choices.map((choice) => placeOf(choice))
  const term = columns.find(({ role }) => role === 'term') ?? columns.find(({ kind }) => kind === 'words')
  return [term?.index ?? 0]

  function placeOf(choice: ColumnChoice): number {
    const key = typeof choice === 'string' ? toKey(choice) : ''
    const named = typeof choice === 'string' ? columns.find(({ name }) => toKey(name) === key) : undefined
    if (named !== undefined) return named.index
    const place = Number(choice) - 1
    if (Number.isInteger(place) && place >= 0 && place < width) return place
    const names = columns.map(({ name, index }) => name || `column ${index + 1}`).slice(0, 20)
    throw new ReadingError(
      'no-column',
      `There is no column “${choice}”. The columns are: ${names.join(', ')}.`,
    )
  }
}

function toKey(name: string): string {
  return name.trim().toLowerCase()
}
