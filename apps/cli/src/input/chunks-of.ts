import { type CompiledRecipe, type CsvChoices, TABLE_FORMATS } from '@wordloom/engine'
import type { RowChoice } from '../command.ts'
import { type Format, TEXT_FORMATS } from '../output/formats.ts'
import { RECIPE_TEXTS as T } from '../recipe/texts.ts'
import { UsageError } from '../usage-error.ts'
import type { RowRange } from './row-range.ts'

/** The rows as bytes: a table if the recipe has fields. @throws {UsageError} if that can't have the format. */
export function chunksOf(
  { plan, table }: CompiledRecipe,
  { format, hasMark = false, guardsFormulas }: CsvChoices & { readonly format: Format },
  rows: RowRange,
  { shard }: Pick<RowChoice, 'shard'>,
): Iterable<Uint8Array> {
  // Parts join, so only the first one has a mark.
  const choices = { guardsFormulas, hasMark: hasMark && shard.index === 1n }
  if (table !== null) {
    // A table of one field is a text, too.
    if (format === 'txt' && table.names.length === 1) return table.lines(0, rows)
    const tableFormat = TABLE_FORMATS.find((known) => known === format)
    if (tableFormat === undefined) throw new UsageError(T.tableFormat(TABLE_FORMATS, format))
    // A workbook can't be joined with another one, so each has the names of the fields.
    const hasHeader = shard.index === 1n || format === 'xlsx'
    return table.chunks({ ...rows, ...choices, format: tableFormat, hasHeader })
  }
  const textFormat = TEXT_FORMATS.find((known) => known === format)
  if (textFormat === undefined) throw new UsageError(T.textFormat(format))
  return plan.chunks({ ...rows, ...choices, format: textFormat })
}
