import type { CompiledRecipe } from '@wordloom/engine'
import { parseCommand, type WordFiles } from '../command.ts'
import type { CommandModule } from '../command-module.ts'
import { chunksOf } from '../input/chunks-of.ts'
import { chooseRows, countRows } from '../input/row-range.ts'
import { openOutput, writeOutput, writeText } from '../output/output.ts'
import { compileOptions } from '../recipe/compile-options.ts'
import { RECIPE_TEXTS as T } from '../recipe/texts.ts'
import { toRecipe } from '../recipe/to-recipe.ts'
import { readVersion } from '../version.ts'
import { USAGE } from './help.ts'

export const rows: CommandModule = { help: USAGE, run: (args, name) => runRows([name, ...args]) }

/** Also shows the general help and the version, and refuses unknown commands. */
export async function runRows(args: readonly string[]): Promise<void> {
  const command = parseCommand(args)
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
      const { choice, source } = command
      const { compiled, strength } =
        'recipeFile' in source ? await compileRecipeFile(source.recipeFile) : await compileWordFiles(source)
      if (strength !== undefined) reportCoverage(compiled, strength)
      const rows = chooseRows(compiled.plan, command.rows)
      const chunks = command.kind === 'combine' ? chunksOf(compiled, choice, rows, command.rows) : null
      if (choice.output !== undefined) openOutput(choice.output)
      if (chunks === null) writeText(`${countRows(compiled.plan, rows)}\n`)
      else if (choice.format === 'xlsx') await writeBook(chunks, compiled.table !== null)
      else for (const chunk of chunks) writeOutput(chunk)
    }
  }
}

async function compileWordFiles({ files, recipe, reading, ...texts }: WordFiles) {
  const whole = await toRecipe(files, texts, recipe, reading)
  const { target } = recipe
  if (target === null) return { compiled: compileOptions(whole, recipe), strength: recipe.covering?.strength }
  // Imported only here, so that everything else starts faster.
  const { describeMisfits, withTarget } = await import('../recipe/check-target.ts')
  const compiled = compileOptions(withTarget(whole, target), recipe)
  const misfits = describeMisfits(whole, target)
  if (misfits !== null) console.error(misfits)
  return { compiled, strength: recipe.covering?.strength }
}

// This imports the code for recipe files only when it's needed, so that everything else starts faster.
async function compileRecipeFile(file: string) {
  const { readRecipe } = await import('../recipe-file/read-recipe.ts')
  const { compiled, recipe } = await readRecipe(file)
  return { compiled, strength: recipe.rows?.order?.covering?.strength }
}

async function toRecipeJson({ files, recipe, reading, ...texts }: WordFiles): Promise<string> {
  const engineRecipe = await toRecipe(files, texts, recipe, reading)
  compileOptions(engineRecipe, recipe)
  const { writeRecipe } = await import('../recipe-file/write-recipe.ts')
  return writeRecipe(files, engineRecipe, recipe)
}

async function writeBook(rows: Iterable<Uint8Array>, hasHeader: boolean): Promise<void> {
  // Loaded only here, so that everything else starts faster.
  const { writeXlsx } = await import('../output/write-xlsx.ts')
  await writeXlsx(rows, hasHeader)
}

function reportCoverage({ coverage }: CompiledRecipe, strength: 2 | 3): void {
  const { impossible, undecided } = coverage ?? { impossible: 0, undecided: 0 }
  const tuple = strength === 2 ? 'pair' : 'triple'
  if (impossible + undecided > 0) console.error(T.uncovered(tuple, impossible, undecided))
}
