import { DIFFERENCES, type Difference, type SetOperation } from '@wordloom/lists'
import { parseOptions } from '../input/parse-options.ts'
import { type FileReading, READING_OPTIONS, toFileReading } from '../input/reading-options.ts'
import { OUTPUT_OPTIONS, type OutputChoice, toOutputChoice } from '../output/output-choice.ts'
import { REPORT_FORMATS, type ReportFormat } from '../output/report.ts'
import { UsageError } from '../usage-error.ts'
import { COMPARE_TEXTS as T } from './texts.ts'

export interface CompareCommand extends OutputChoice<ReportFormat> {
  readonly files: readonly string[]
  readonly reading: FileReading
  /** Without one, the lists are counted. */
  readonly operation: SetOperation | null
  readonly ignoring: readonly Difference[]
  readonly language: string | undefined
}

const SWITCH = { type: 'boolean' } as const
const TEXT = { type: 'string' } as const

const OPERATIONS = {
  union: SWITCH,
  intersection: SWITCH,
  difference: SWITCH,
  'symmetric-difference': SWITCH,
  new: SWITCH,
} as const

const OPTIONS = {
  ...OPERATIONS,
  ...READING_OPTIONS,
  ignoring: TEXT,
  language: TEXT,
  ...OUTPUT_OPTIONS,
} as const

export function parseCompare(args: readonly string[]): CompareCommand {
  const { values, positionals: files } = parseOptions(args, { allowPositionals: true, options: OPTIONS })
  if (files.length < 2) throw new UsageError(T.fewFiles)
  if (files.filter((file) => file === '-').length > 1) throw new UsageError(T.inputTwice)
  return {
    files,
    reading: toFileReading(values),
    operation: toOperation(values, files.length),
    ignoring: (values.ignoring ?? '').split(',').filter(Boolean).map(toDifference),
    language: values.language,
    ...toOutputChoice(values, REPORT_FORMATS),
  }
}

function toOperation(
  values: { readonly [Name in keyof typeof OPERATIONS]?: boolean | undefined },
  files: number,
): SetOperation | null {
  const operations: readonly (SetOperation | false)[] = [
    values.union === true && { kind: 'union' },
    values.intersection === true && { kind: 'intersection' },
    values['symmetric-difference'] === true && { kind: 'only-in-one' },
    values.difference === true && { kind: 'only-in', list: 0 },
    values.new === true && { kind: 'only-in', list: files - 1 },
  ]
  const [operation, more] = operations.filter((asked) => asked !== false)
  if (more !== undefined) throw new UsageError(T.oneOperation)
  return operation ?? null
}

function toDifference(name: string): Difference {
  const difference = DIFFERENCES.find((known) => known === name.trim())
  if (difference === undefined) throw new UsageError(T.noDifference(DIFFERENCES, name))
  return difference
}
