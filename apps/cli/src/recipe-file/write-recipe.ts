import {
  MAX_COLUMNS,
  Recipe,
  type RowRule,
  type RowSettings,
  toRecipeRows,
  toSeparatorOptions,
  type WordReading,
  wordReading,
} from '@wordloom/contract'
import { type Recipe as EngineRecipe, parseColumn } from '@wordloom/engine'
import { withShortening } from '@wordloom/targets'
import * as z from 'zod/mini'
import { nameOfFile } from '../input/read-bytes.ts'
import { orderOf, type RecipeOptions, type TargetOption } from '../recipe/recipe-options.ts'
import { UsageError } from '../usage-error.ts'
import { describeIssue } from './describe-issue.ts'
import { RECIPE_FILE_TEXTS as T } from './texts.ts'

/** Words that reading would change are put into quotes. @throws {UsageError} if a word or the recipe doesn't fit. */
export function writeRecipe(
  files: readonly string[],
  { columns, separator = '', prefix = '', suffix = '', unique = false, rules = {} }: EngineRecipe,
  options: RecipeOptions,
): string {
  if (files.length > MAX_COLUMNS) throw new UsageError(T.tooManyColumns(MAX_COLUMNS, files.length))
  const rows = toRows(options, rules.leaveOut ?? [])
  const isWrapped = prefix !== '' || suffix !== ''
  const hasRows = Object.keys(rows).length > 0
  const settings = {
    ...(options.names.length > 0 && { names: [...options.names] }),
    ...toSeparatorOptions(separator),
    wrap: isWrapped ? ('custom' as const) : ('nothing' as const),
    customPrefix: prefix,
    customSuffix: suffix,
    unique,
    ...(hasRows && toRecipeRows(rows)),
  }
  const recipe: Recipe = {
    columns: columns.map(({ words }, column) =>
      toText(words, wordReading(settings, column), nameOfFile(files[column] ?? '')),
    ),
    ...settings,
  }
  const { error } = z.safeParse(Recipe, recipe)
  if (error !== undefined) throw new UsageError(T.limit(describeIssue(error)))
  return `${JSON.stringify(recipe, null, 2)}\n`
}

/** Columns are numbered from 0 here. Settings that aren't set are left out, so that equal options give equal files. */
function toRows(options: RecipeOptions, leaveOut: readonly string[]): RowSettings {
  const { links, optional, patterns, allOrders, target } = options
  const fields = target?.check === 'shorten' ? withShortening(options.fields, target.id) : options.fields
  const rules = toRules(options, leaveOut)
  const order = orderOf(options)
  return {
    ...(links.length > 0 && { links: links.map((link) => [...link]) }),
    ...(optional.length > 0 && { optional: [...optional] }),
    ...(patterns.length > 0 && { patterns: [...patterns] }),
    ...(allOrders && { allOrders }),
    ...(rules.length > 0 && { rules }),
    ...(Object.keys(order).length > 0 && { order }),
    ...(fields.length > 0 && { fields: [...fields] }),
  }
}

function toRules(
  { lengths, noWordTwice, conditions, target }: RecipeOptions,
  leaveOut: readonly string[],
): RowRule[] {
  return [
    ...lengths.map((length) => ({ kind: 'length' as const, ...length })),
    ...(noWordTwice ? [{ kind: 'no-word-twice' as const }] : []),
    ...conditions.map((text) => ({ kind: 'condition' as const, text })),
    ...(leaveOut.length > 0 ? [{ kind: 'leave-out' as const, texts: leaveOut.join('\n') }] : []),
    ...(target === null ? [] : [toTargetRule(target)]),
  ]
}

function toTargetRule({ id, check }: TargetOption): RowRule {
  return { kind: 'target', target: id, ...(check !== 'drop' && { isOff: true }) }
}

function toText(words: readonly string[], reading: WordReading, file: string): string {
  const keeps = (line: string, word: string) => parseColumn(`${line}\n.`, reading)[0] === word
  const isRead = (text: string) => {
    const read = parseColumn(text, reading)
    return read.length === words.length && read.every((word, i) => word === words[i])
  }
  const plain = words.join('\n')
  if (isRead(plain)) return plain
  const lines = words.map((word, i) => {
    const line = [word, quote(word)].find((candidate) => keeps(candidate, word))
    if (line === undefined) throw new UsageError(T.notExact(file, i + 1, word))
    return line
  })
  // Without quotes, a single line can be read as several words.
  for (const text of [lines.join('\n'), words.map(quote).join('\n')]) if (isRead(text)) return text
  throw new UsageError(T.notExact(file, words.length, words.at(-1) ?? ''))
}

function quote(word: string): string {
  return `"${word}"`
}
