import { readFileSync } from 'node:fs'
import { type CompiledRecipe, TABLE_FORMATS } from '@wordloom/engine'
import { type Command, parseCommand, type RowChoice, type WordFiles } from './command.ts'
import { complain } from './complain.ts'
import { type Format, TEXT_FORMATS } from './formats.ts'
import { isTerminal, openOutput, writeOutput, writeText } from './output.ts'
import { compileOptions } from './recipe/compile-options.ts'
import { RECIPE_TEXTS as T } from './recipe/texts.ts'
import { toRecipe } from './recipe/to-recipe.ts'
import { chooseRows, countRows, type RowRange } from './row-range.ts'
import { OUTPUT_TEXTS, USAGE } from './texts.ts'
import { UsageError } from './usage-error.ts'

async function run(command: Command): Promise<void> {
  switch (command.kind) {
    case 'help':
      writeText(USAGE)
      break
    case 'version':
      writeText(`${readVersion()}\n`)
      break
    case 'recipe': {
      const json = await toRecipeJson(command.source)
      if (command.output !== undefined) openOutput(command.output)
      writeText(json)
      break
    }
    default: {
      const { format, source } = command
      const { compiled, strength } =
        'recipeFile' in source ? await compileRecipeFile(source.recipeFile) : compileWordFiles(source)
      if (strength !== undefined) reportCoverage(compiled, strength)
      const rows = chooseRows(compiled.plan, command.rows)
      const chunks = command.kind === 'combine' ? chunksOf(compiled, format, rows, command.rows) : null
      if (command.output !== undefined) openOutput(command.output)
      if (chunks === null) writeText(`${countRows(compiled.plan, rows)}\n`)
      else if (format === 'xlsx') await writeBook(chunks, compiled.table !== null)
      else for (const chunk of chunks) writeOutput(chunk)
    }
  }
}

function compileWordFiles({ files, recipe, ...texts }: WordFiles) {
  const compiled = compileOptions(toRecipe(files, texts, recipe), recipe)
  return { compiled, strength: recipe.covering?.strength }
}

// This imports the code for recipe files only when it's needed, so that everything else starts faster.
async function compileRecipeFile(file: string) {
  const { readRecipe } = await import('./recipe-file/read-recipe.ts')
  const { compiled, recipe } = readRecipe(file)
  return { compiled, strength: recipe.rows?.order?.covering?.strength }
}

async function toRecipeJson({ files, recipe, ...texts }: WordFiles): Promise<string> {
  const engineRecipe = toRecipe(files, texts, recipe)
  compileOptions(engineRecipe, recipe)
  const { writeRecipe } = await import('./recipe-file/write-recipe.ts')
  return writeRecipe(files, engineRecipe, recipe)
}

async function writeBook(rows: Iterable<Uint8Array>, hasHeader: boolean): Promise<void> {
  if (isTerminal()) throw new UsageError(OUTPUT_TEXTS.terminal)
  // Loaded only here, so that everything else starts faster.
  const { writeXlsx } = await import('./write-xlsx.ts')
  await writeXlsx(rows, hasHeader)
}

function reportCoverage({ coverage }: CompiledRecipe, strength: 2 | 3): void {
  const { impossible, undecided } = coverage ?? { impossible: 0, undecided: 0 }
  const tuple = strength === 2 ? 'pair' : 'triple'
  if (impossible + undecided > 0) console.error(T.uncovered(tuple, impossible, undecided))
}

function chunksOf(
  { plan, table }: CompiledRecipe,
  format: Format,
  rows: RowRange,
  { shard }: RowChoice,
): Iterable<Uint8Array> {
  if (table !== null) {
    const tableFormat = TABLE_FORMATS.find((known) => known === format)
    if (tableFormat === undefined) throw new UsageError(T.tableFormat(TABLE_FORMATS, format))
    // A workbook can't be joined with another one, so each has the names of the fields.
    const hasHeader = shard.index === 1n || format === 'xlsx'
    return table.chunks({ ...rows, format: tableFormat, hasHeader })
  }
  const textFormat = TEXT_FORMATS.find((known) => known === format)
  if (textFormat === undefined) throw new UsageError(T.textFormat(format))
  return plan.chunks({ ...rows, format: textFormat })
}

function readVersion(): string {
  return JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version
}

async function start(): Promise<void> {
  await run(parseCommand(process.argv.slice(2)))
}

// Awaiting this at the top level would keep the file that is loaded later from importing this one.
start().catch(complain)
