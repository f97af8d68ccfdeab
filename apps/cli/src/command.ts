import type { Options } from './input/option-help.ts'
import { parseOptions } from './input/parse-options.ts'
import { type FileReading, READING_OPTIONS, toFileReading } from './input/reading-options.ts'
import { FORMATS, type Format } from './output/formats.ts'
import { OUTPUT_OPTIONS, type OutputChoice, toFormat, toOutputChoice } from './output/output-choice.ts'
import { RECIPE_OPTIONS, type RecipeOptions, toRecipeOptions } from './recipe/recipe-options.ts'
import { COMMAND_TEXTS as T } from './texts.ts'
import { UsageError } from './usage-error.ts'

export interface RowChoice {
  readonly from: bigint
  readonly count: bigint | null
  readonly shard: { readonly index: bigint; readonly of: bigint }
}

export interface WordFiles {
  readonly files: readonly string[]
  readonly separator: string
  readonly prefix: string
  readonly suffix: string
  readonly unique: boolean
  readonly recipe: RecipeOptions
  readonly reading: FileReading
}

export type Command =
  | { readonly kind: 'help' | 'version' }
  | { readonly kind: 'recipe'; readonly source: WordFiles; readonly output: string | undefined }
  | {
      readonly kind: 'combine' | 'count'
      readonly source: WordFiles | { readonly recipeFile: string }
      readonly rows: RowChoice
      readonly choice: OutputChoice<Format>
    }

/** The options that belong to the output. All others belong to the recipe. */
const NOT_IN_RECIPES = ['from', 'count', 'shard', 'format', 'output', 'bom', 'no-guard'] as const

export const JOINING_OPTIONS = {
  separator: { type: 'string', help: ['S', 'put S between words'] },
  prefix: { type: 'string', help: ['P', 'put P before each row'] },
  suffix: { type: 'string', help: ['S', 'put S after each row'] },
} as const satisfies Options

export const UNIQUE_OPTION = {
  unique: { type: 'boolean', help: ['', 'only the first of equal rows'] },
} as const satisfies Options

export const RANGE_OPTIONS = {
  from: { type: 'string', help: ['N', 'start with row N, counted from 0'] },
  count: { type: 'string', help: ['N', 'stop after N rows'] },
  shard: {
    type: 'string',
    help: [
      'I/N',
      'only part I of N, counted from 1; all N parts joined are the full output, except in json and xlsx',
    ],
  },
} as const satisfies Options

export const FACT_OPTIONS = {
  help: { type: 'boolean', default: false, help: ['', 'show this help'] },
  version: { type: 'boolean', default: false, help: ['', 'show the version'] },
} as const satisfies Options

export const RECIPE_FILE_OPTION = {
  recipe: {
    type: 'string',
    help: [
      'FILE',
      'take words and options from FILE, or from standard input with -. Only options of the output can',
      'be beside it: --from, --count, --shard, --format, --output, --bom and',
      '--no-guard',
    ],
  },
} as const satisfies Options

const OPTIONS = {
  ...RECIPE_FILE_OPTION,
  ...JOINING_OPTIONS,
  ...UNIQUE_OPTION,
  ...RANGE_OPTIONS,
  ...OUTPUT_OPTIONS,
  ...FACT_OPTIONS,
  ...RECIPE_OPTIONS,
  ...READING_OPTIONS,
} as const

export function parseCommand(args: readonly string[]): Command {
  const { values, positionals } = parseOptions(args, { allowPositionals: true, options: OPTIONS })
  if (values.help) return { kind: 'help' }
  if (values.version) return { kind: 'version' }
  const [kind, ...files] = positionals
  if (kind === undefined) throw new UsageError(T.none)
  if (kind !== 'combine' && kind !== 'count' && kind !== 'recipe') {
    throw new UsageError(T.unknown(kind))
  }
  const { output } = values
  if (kind === 'recipe') {
    if (values.recipe !== undefined) throw new UsageError(T.recipeOfRecipe)
    const wrong = NOT_IN_RECIPES.find((option) => option !== 'output' && values[option] !== undefined)
    if (wrong !== undefined) throw new UsageError(T.notInRecipe(`--${wrong}`))
    toFormat(undefined, output, ['json'])
    return { kind, source: toWordFiles(files, values), output }
  }
  return {
    kind,
    source:
      values.recipe === undefined ? toWordFiles(files, values) : toRecipeFile(files, values.recipe, values),
    rows: {
      from: toNumber('--from', values.from ?? '0'),
      count: values.count === undefined ? null : toNumber('--count', values.count),
      shard: toShard(values.shard ?? '1/1'),
    },
    choice:
      kind === 'combine'
        ? toOutputChoice(values, FORMATS)
        : { format: toFormat(values.format, undefined, FORMATS), output },
  }
}

type Values = ReturnType<typeof parseOptions<{ options: typeof OPTIONS }>>['values']

function toWordFiles(files: readonly string[], values: Values): WordFiles {
  if (files.length === 0) throw new UsageError(T.noFile)
  if (files.filter((file) => file === '-').length > 1) {
    throw new UsageError(T.inputTwice)
  }
  const { separator = '', prefix = '', suffix = '', unique = false } = values
  const [recipe, reading] = [toRecipeOptions(values), toFileReading(values)]
  return { files, separator, prefix, suffix, unique, recipe, reading }
}

function toRecipeFile(files: readonly string[], recipeFile: string, values: Values) {
  const known: readonly string[] = ['recipe', 'help', 'version', 'quiet', ...NOT_IN_RECIPES]
  const [other] = Object.keys(values).filter((option) => !known.includes(option))
  if (other !== undefined) throw new UsageError(T.recipeAndOption(`--${other}`))
  if (files.length > 0) throw new UsageError(T.recipeAndFiles)
  return { recipeFile }
}

function toNumber(option: string, text: string): bigint {
  if (!/^\d+$/.test(text)) throw new UsageError(T.noNumber(option, text))
  return BigInt(text)
}

function toShard(text: string): RowChoice['shard'] {
  const [, index, of] = /^(\d+)\/(\d+)$/.exec(text) ?? []
  if (index === undefined || of === undefined || BigInt(index) < 1n || BigInt(index) > BigInt(of)) {
    throw new UsageError(T.noShard(text))
  }
  return { index: BigInt(index), of: BigInt(of) }
}
