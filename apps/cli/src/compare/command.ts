import { DIFFERENCES, type Difference, type SetOperation } from '@wordloom/lists'
import type { Options } from '../input/option-help.ts'
import { parseOptions } from '../input/parse-options.ts'
import { type FileReading, READING_OPTIONS, toFileReading } from '../input/reading-options.ts'
import { type OutputChoice, outputOptions, toOutputChoice } from '../output/output-choice.ts'
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

export const OPERATIONS = {
  union: { type: 'boolean', help: ['', 'write the words of all files, each once'] },
  intersection: { type: 'boolean', help: ['', 'write the words that all files have'] },
  difference: { type: 'boolean', help: ['', 'write the words that only the first file has'] },
  new: { type: 'boolean', help: ['', 'write the words that only the last file has'] },
  'symmetric-difference': { type: 'boolean', help: ['', 'write the words that only one file has'] },
} as const satisfies Options

export const COMPARE_OPTIONS = {
  ignoring: {
    type: 'string',
    help: [
      'HOW',
      'words are the same if they differ only in case, accents, order (the same words in another order),',
      'endings (shoe and shoes) and stop-words (the, for); join them by commas',
    ],
  },
  language: { type: 'string', help: ['L', 'the language of endings and stop-words, such as de; default en'] },
  ...outputOptions(REPORT_FORMATS),
} as const satisfies Options

const OPTIONS = { ...OPERATIONS, ...READING_OPTIONS, ...COMPARE_OPTIONS } as const

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
