import { parseArgs } from 'node:util'
import { UsageError } from './usage-error.ts'

const FORMATS = ['txt', 'csv', 'jsonl'] as const

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
      readonly rows: RowChoice
      readonly format: (typeof FORMATS)[number]
    }

/** @throws {UsageError} */
export function parseCommand(args: readonly string[]): Command {
  const { values, positionals } = parseOptions(args)
  if (values.help) return { kind: 'help' }
  if (values.version) return { kind: 'version' }
  const [kind, ...files] = positionals
  if (kind === undefined) throw new UsageError('Say what to do: combine or count.')
  if (kind !== 'combine' && kind !== 'count') {
    throw new UsageError(`There is no command '${kind}': use combine or count.`)
  }
  if (files.length === 0) throw new UsageError('Name at least one file of words, or - for standard input.')
  if (files.filter((file) => file === '-').length > 1) {
    throw new UsageError('Standard input can be read only once: use - for one file.')
  }
  return {
    kind,
    files,
    separator: values.separator,
    prefix: values.prefix,
    suffix: values.suffix,
    unique: values.unique,
    rows: {
      from: toNumber('--from', values.from),
      count: values.count === undefined ? null : toNumber('--count', values.count),
      shard: toShard(values.shard),
    },
    format: toFormat(values.format),
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
        format: { type: 'string', default: 'txt' },
        help: { type: 'boolean', default: false },
        version: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw new UsageError(error.message.replaceAll('\n', ' '), { cause: error })
  }
}

function toNumber(option: string, text: string): bigint {
  if (!/^\d+$/.test(text)) throw new UsageError(`${option} takes a whole number, not '${text}'.`)
  return BigInt(text)
}

function toShard(text: string): RowChoice['shard'] {
  const [, index, of] = /^(\d+)\/(\d+)$/.exec(text) ?? []
  if (index === undefined || of === undefined || BigInt(index) < 1n || BigInt(index) > BigInt(of)) {
    throw new UsageError(`--shard takes I/N with I from 1 to N, like 2/8, not '${text}'.`)
  }
  return { index: BigInt(index), of: BigInt(of) }
}

function toFormat(text: string) {
  const format = FORMATS.find((known) => known === text)
  if (format === undefined) throw new UsageError(`--format takes ${FORMATS.join(', ')}, not '${text}'.`)
  return format
}
