import type { Recipe } from '@wordloom/engine'
import { toRowTexts } from '@wordloom/targets'
import { readWords } from '../input/read-file.ts'
import { AS_FOUND, type FileReading } from '../input/reading-options.ts'
import { UsageError } from '../usage-error.ts'
import { orderOf, type RecipeOptions } from './recipe-options.ts'
import { RECIPE_TEXTS as T } from './texts.ts'

interface Joining {
  readonly separator: string
  readonly prefix: string
  readonly suffix: string
  readonly unique: boolean
}

const NAME = /^[^{}[\]]{1,60}$/u

/** Reads the files. @throws {UsageError} if an option names a column that no file gives. */
export async function toRecipe(
  files: readonly string[],
  joining: Joining,
  options: RecipeOptions,
  reading: FileReading,
): Promise<Recipe> {
  checkNames(options.names, files.length)
  for (const link of options.links) checkColumns('--link', link, files.length)
  checkColumns('--optional', options.optional, files.length)
  if (options.each !== null) checkColumns('--sample-each', [options.each.column], files.length)
  const columns: string[][] = []
  for (const file of files) columns.push(await readWords(file, reading))
  const others = { ...AS_FOUND, isQuiet: reading.isQuiet }
  const leaveOut: string[] = []
  for (const file of options.leaveOut)
    for (const line of await readWords(file, others)) leaveOut.push(...toRowTexts(line))
  const { lengths, noWordTwice, conditions, patterns, fields } = options
  return {
    ...joining,
    columns: columns.map((words, column) => ({
      words,
      isOptional: options.optional.includes(column),
      ...(options.names[column] !== undefined && { name: options.names[column] }),
    })),
    links: options.links,
    allOrders: options.allOrders,
    ...(patterns.length > 0 && { patterns }),
    rules: {
      lengths,
      noWordTwice,
      conditions: conditions.join(';\n'),
      leaveOut,
    },
    order: orderOf(options),
    ...(fields.length > 0 && { fields }),
  }
}

function checkNames(names: readonly string[], files: number): void {
  if (names.length > files) throw new UsageError(T.tooManyNames(names.length, files))
  names.forEach((name, i) => {
    if (names.indexOf(name) < i) throw new UsageError(T.sameName(name))
    if (!NAME.test(name)) throw new UsageError(T.badName(name))
  })
}

function checkColumns(option: string, columns: readonly number[], files: number): void {
  const missing = columns.find((column) => column >= files)
  if (missing !== undefined) throw new UsageError(T.noColumn(option, missing + 1, files))
}
