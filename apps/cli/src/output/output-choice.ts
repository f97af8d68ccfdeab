import type { CsvChoices } from '@wordloom/engine'
import type { Options } from '../input/option-help.ts'
import { OUTPUT_CHOICE_TEXTS as T } from '../texts.ts'
import { UsageError } from '../usage-error.ts'

export interface OutputChoice<Format extends string> extends CsvChoices {
  readonly format: Format
  /** `undefined` is standard output. */
  readonly output: string | undefined
}

export const OUTPUT_OPTIONS = {
  format: { type: 'string' },
  output: { type: 'string', short: 'o', help: ['FILE', 'write to FILE instead of standard output'] },
  bom: {
    type: 'boolean',
    help: ['', 'begin csv and tsv with a byte order mark, by which Excel knows the encoding'],
  },
  'no-guard': {
    type: 'boolean',
    help: [
      '',
      'in csv and tsv, no apostrophe before cells that a spreadsheet would run as formulas, such as =1+1',
      'or -free. Wordloom takes the apostrophe off when it reads the file',
    ],
  },
} as const satisfies Options

/** The same options, whose help names the formats. The first one is the default. */
export function outputOptions(formats: readonly string[]) {
  const [first, ...others] = formats
  const names = `${first} (default), ${others.slice(0, -1).join(', ')} or ${others.at(-1)}`
  const help = ['F', `${names}; without it, the ending of FILE decides`] as const
  return { ...OUTPUT_OPTIONS, format: { type: 'string', help } } as const
}

interface OutputValues {
  readonly format?: string | undefined
  readonly output?: string | undefined
  readonly bom?: boolean | undefined
  readonly 'no-guard'?: boolean | undefined
}

const FORMATS_BY_ENDING: Readonly<Record<string, string>> = {
  txt: 'txt',
  csv: 'csv',
  tsv: 'tsv',
  tab: 'tsv',
  xlsx: 'xlsx',
  json: 'json',
  jsonl: 'jsonl',
  ndjson: 'jsonl',
}

const SPREADSHEET_FORMATS: readonly string[] = ['csv', 'tsv']

/** The first of `formats` is the default. @throws {UsageError} */
export function toOutputChoice<Format extends string>(
  values: OutputValues,
  formats: readonly [Format, ...Format[]],
): OutputChoice<Format> {
  const { output, bom = false, 'no-guard': isUnguarded = false } = values
  const format = toFormat(values.format, output, formats)
  const unused = bom ? '--bom' : isUnguarded ? '--no-guard' : null
  if (unused !== null && !SPREADSHEET_FORMATS.includes(format))
    throw new UsageError(T.onlyCsv(unused, format))
  return { format, output, hasMark: bom, guardsFormulas: !isUnguarded }
}

/**
 * The format of a file: the one that is asked for, or that of the ending of its name, or the first of `formats`.
 *
 * @throws {UsageError} if the ending says otherwise than what is asked for, or isn't one of `formats`
 */
export function toFormat<Format extends string>(
  asked: string | undefined,
  file: string | undefined,
  formats: readonly [Format, ...Format[]],
): Format {
  const format = formats.find((known) => known === asked)
  if (asked !== undefined && format === undefined) throw new UsageError(T.noFormat(formats, asked))
  const ending = file === undefined ? undefined : /\.([a-z]+)$/i.exec(file)?.[1]?.toLowerCase()
  const ofEnding = ending === undefined ? undefined : FORMATS_BY_ENDING[ending]
  if (file === undefined || ofEnding === undefined) return format ?? formats[0]
  const known = formats.find((each) => each === ofEnding)
  if (format !== undefined && format !== known) throw new UsageError(T.conflict(format, file))
  if (known === undefined) throw new UsageError(T.noEnding(formats, file))
  return known
}
