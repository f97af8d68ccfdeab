import { atEnginePlace, type Recipe as FileRecipe, findMistake, toEngineRecipe } from '@wordloom/contract'
import { type CompiledRecipe, compileRecipe, type RecipeBudget, RecipeError } from '@wordloom/engine'
import { PLAN_TEXTS as T } from './texts.ts'
import { UploadError } from './upload-error.ts'

/** For callers that run files of others. */
export interface PlanLimits {
  readonly budget: RecipeBudget
  /** Keywords, or variants. Rows that can't be counted are refused. */
  readonly maxEntries: number
  /** In UTF-16 units of all rows together, each with the names, URLs, labels and words that it makes. */
  readonly maxUnits: number
}

interface RowsOfFile {
  readonly settings: Omit<FileRecipe, 'columns'>
  readonly words: readonly (readonly string[])[]
  readonly slowest: readonly number[]
  readonly fields: readonly string[]
  /** Keywords that each row makes. */
  readonly entriesPerRow: number
  readonly limits: PlanLimits | null
}

/** @throws {UploadError} */
export function compileRows({
  settings,
  words,
  slowest,
  fields,
  entriesPerRow,
  limits,
}: RowsOfFile): CompiledRecipe {
  const given: FileRecipe = { ...settings, columns: [] }
  const compile = (recipe: FileRecipe) =>
    compileRecipe(
      {
        ...toEngineRecipe(recipe, words),
        slowest,
        fields: fields.map((template, i) => ({ name: String(i), template })),
      },
      limits?.budget,
    )
  try {
    const compiled = compile(given)
    const mistake = findMistake(given, compiled, compile)
    if (mistake !== null) throw new UploadError({ place: [], problem: mistake })
    if (limits !== null) checkSize(compiled, entriesPerRow, limits)
    return compiled
  } catch (error) {
    if (!(error instanceof RecipeError)) throw error
    const problem = atEnginePlace(given, error.place, error.message)
    throw new UploadError({ place: [], problem, isTooMuch: error.isTooMuch }, { cause: error })
  }
}

/** Rows of this many places are measured, from the first to the last. */
const MEASURED_ROWS = 200n

function checkSize(
  { plan, table }: CompiledRecipe,
  entriesPerRow: number,
  { maxEntries, maxUnits }: PlanLimits,
): void {
  if (plan.kind === 'streamed') throw new UploadError({ place: [], problem: T.uncounted })
  const entries = plan.size * BigInt(entriesPerRow)
  if (entries > maxEntries) throw new UploadError({ place: [], problem: T.tooMany(entries, maxEntries) })
  const measured = plan.size < MEASURED_ROWS ? plan.size : MEASURED_ROWS
  let units = 0
  for (let row = 0n; row < measured; row++) {
    const cells = table?.cells((row * plan.size) / measured) ?? []
    for (const cell of cells) units += cell.length
  }
  const inAll = measured === 0n ? 0 : (units * Number(plan.size)) / Number(measured)
  if (inAll > maxUnits)
    throw new UploadError({ place: [], problem: T.tooLong(inAll, maxUnits), isTooMuch: true })
}

export function* readRows({ table }: CompiledRecipe): Iterable<readonly string[]> {
  const decoder = new TextDecoder()
  let rest = ''
  for (const chunk of table?.chunks({ format: 'xlsx', hasHeader: false }) ?? []) {
    const text = rest + decoder.decode(chunk, { stream: true })
    const end = text.lastIndexOf('\n')
    rest = text.slice(end + 1)
    if (end > 0) yield* parseLines(text.slice(0, end))
  }
}

/** Each line has JSON strings between commas, so no string has a line break. */
function parseLines(lines: string): readonly (readonly string[])[] {
  return JSON.parse(`[[${lines.replaceAll('\n', '],[')}]]`)
}
