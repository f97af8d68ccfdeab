import { RECIPE_VERSION, Recipe, SEPARATOR_CHOICES, WRAP_CHOICES } from '@wordloom/contract'
import type { Plan } from '@wordloom/engine'
import * as z from 'zod/mini'
import { chunksOf } from '../input/chunks-of.ts'
import { chooseRows, countRows } from '../input/row-range.ts'
import { toFormat } from '../output/output-choice.ts'
import { compileChecked } from '../recipe-file/compile-recipe.ts'
import { UsageError } from '../usage-error.ts'
import { toAnswer } from './answer.ts'
import type { Folder } from './folder.ts'
import { MCP_TEXTS as T } from './texts.ts'
import type { ToolRegistry } from './tool-registry.ts'

const PREVIEW_ROWS = 6
const MAX_SAMPLED = 200
const ROW_FORMATS = ['txt', 'csv', 'jsonl'] as const
const WHOLE = { index: 1n, of: 1n }

const RECIPE = `A recipe has columns (1 to 6 texts, one word per line), a separator (${SEPARATOR_CHOICES.join(', ')}) and a wrap (${WRAP_CHOICES.join(', ')}). With "version": 3 it can have "rows": patterns such as "{1} in {2}", rules, linked columns such as "links": [[1, 2]], optional columns such as "optional": [3], an order such as "order": {"each": {"column": 1, "count": 5, "seed": ""}}, and fields. Columns are numbered from 1 everywhere. Recipes of version 2 are read too: their links, optional and order.each number columns from 0.`

const RowNumber = z.int().check(z.minimum(0))

export function addRowTools(server: ToolRegistry, folder: Folder): void {
  server.registerTool(
    'count_rows',
    {
      description: `Counts the rows of a recipe, and shows the first ${PREVIEW_ROWS}. ${RECIPE} The count is exact unless it says so; no row is made for it.`,
      inputSchema: z.strictObject({ recipe: Recipe }),
      annotations: { readOnlyHint: true },
    },
    async ({ recipe }) => {
      const { plan } = compileChecked(recipe).compiled
      const isExact = plan.kind === 'indexed'
      return toAnswer({
        count: isExact ? plan.size : plan.atMost,
        isExact,
        first: firstRows(plan, PREVIEW_ROWS),
      })
    },
  )
  server.registerTool(
    'sample_rows',
    {
      description: `Shows up to ${MAX_SAMPLED} rows of a recipe: the first ones, or with a seed random ones, the same for the same seed. For more rows, use write_rows.`,
      inputSchema: z.strictObject({
        recipe: Recipe,
        count: z._default(z.int().check(z.minimum(1), z.maximum(MAX_SAMPLED)), 20),
        seed: z.optional(z.string().check(z.maxLength(100))),
      }),
      annotations: { readOnlyHint: true },
    },
    async ({ recipe, count, seed }) => {
      if (seed === undefined)
        return toAnswer({ rows: firstRows(compileChecked(recipe).compiled.plan, count) })
      const rows = { ...recipe.rows, order: { sample: { count, seed } } }
      const { plan } = compileChecked({ version: RECIPE_VERSION, ...recipe, rows }).compiled
      if (plan.kind === 'streamed') throw new UsageError(T.noRandom)
      return toAnswer({ rows: plan.slice(0n, count) })
    },
  )
  server.registerTool(
    'write_rows',
    {
      description:
        'Writes the rows of a recipe to a new file in the open folder: as text (a row per line), CSV or JSON Lines; the ending of the file chooses if no format is given. With fields, CSV and JSON Lines are a table. In CSV, a cell that a spreadsheet would run as a formula gets an apostrophe, unless guard is false; byteOrderMark begins the file with a mark for Excel. At most 4 GB; existing files are not replaced. Answers with the path, the rows and the bytes.',
      inputSchema: z.strictObject({
        recipe: Recipe,
        file: z.string().check(z.minLength(1), z.maxLength(500)),
        format: z.optional(z.enum(ROW_FORMATS)),
        guard: z._default(z.boolean(), true),
        byteOrderMark: z._default(z.boolean(), false),
        from: z.optional(RowNumber),
        count: z.optional(RowNumber),
      }),
      annotations: { readOnlyHint: false, destructiveHint: false },
    },
    async ({ recipe, file, format: asked, from = 0, count, guard, byteOrderMark }, { signal }) => {
      const format = toFormat(asked, file, ROW_FORMATS)
      const form = { format, guardsFormulas: guard, hasMark: byteOrderMark }
      const { compiled } = compileChecked(recipe)
      const choice = { from: BigInt(from), count: count === undefined ? null : BigInt(count), shard: WHOLE }
      const rows = chooseRows(compiled.plan, choice)
      const written = await folder.write(file, chunksOf(compiled, form, rows, choice), signal)
      const isCounted = compiled.plan.kind === 'indexed'
      return toAnswer({ ...written, ...(isCounted && { rows: countRows(compiled.plan, rows) }) })
    },
  )
}

function firstRows(plan: Plan, count: number): readonly string[] {
  return plan.kind === 'indexed' ? plan.slice(0n, count) : plan.rows(0n, count).map(({ text }) => text)
}
