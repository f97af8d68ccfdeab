import { parseArgs } from 'node:util'
import { DEFAULT_FORMAT, FORMATS, type Format } from './formats.ts'
import { RECIPE_OPTIONS, type RecipeOptions, toRecipeOptions } from './recipe/recipe-options.ts'
import { COMMAND_TEXTS as T } from './texts.ts'
import { UsageError } from './usage-error.ts'

export interface RowChoice {
  readonly from: bigint
  readonly count: bigint | null
  readonly shard: { readonly index: bigint; readonly of: bigint }
}

export type Command =
  | { readonly kind: 'help' | 'version' }
  | {
      readonly kind: 'combine' | 'count'
      readonly files: readonly string[]
      readonly separator: string
      readonly prefix: string
      readonly suffix: string
      readonly unique: boolean
      readonly recipe: RecipeOptions
      readonly rows: RowChoice
      readonly format: Format
      readonly output: string | undefined
    }

export function parseCommand(args: readonly string[]): Command {
  const { values, positionals } = parseOptions(args)
  if (values.help) return { kind: 'help' }
  if (values.version) return { kind: 'version' }
  const [kind, ...files] = positionals
  if (kind === undefined) throw new UsageError(T.none)
  if (kind !== 'combine' && kind !== 'count') {
    throw new UsageError(T.unknown(kind))
  }
  if (files.length === 0) throw new UsageError(T.noFile)
  if (files.filter((file) => file === '-').length > 1) {
    throw new UsageError(T.inputTwice)
  }
  return {
    kind,
    files,
    separator: values.separator,
    prefix: values.prefix,
    suffix: values.suffix,
    unique: values.unique,
    recipe: toRecipeOptions(values),
    rows: {
      from: toNumber('--from', values.from),
      count: values.count === undefined ? null : toNumber('--count', values.count),
      shard: toShard(values.shard),
    },
    format: toFormat(values.format),
    output: values.output,
  }
}

function parseOptions(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        separator: { type: 'string', default: '' },
        prefix: { type: 'string', default: '' },
        suffix: { type: 'string', default: '' },
        unique: { type: 'boolean', default: false },
        from: { type: 'string', default: '0' },
        count: { type: 'string' },
        shard: { type: 'string', default: '1/1' },
        format: { type: 'string', default: DEFAULT_FORMAT },
        output: { type: 'string', short: 'o' },
        help: { type: 'boolean', default: false },
        version: { type: 'boolean', default: false },
        ...RECIPE_OPTIONS,
      },
    })
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw new UsageError(error.message.replaceAll('\n', ' '), { cause: error })
  }
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

function toFormat(text: string) {
  const format = FORMATS.find((known) => known === text)
  if (format === undefined) throw new UsageError(T.noFormat(FORMATS, text))
  return format
}
