import type { Options } from '../input/option-help.ts'
import { parseOptions } from '../input/parse-options.ts'
import { type FileReading, READING_OPTIONS, toFileReading } from '../input/reading-options.ts'
import { type OutputChoice, outputOptions, toOutputChoice } from '../output/output-choice.ts'
import { REPORT_FORMATS, type ReportFormat } from '../output/report.ts'
import { UsageError } from '../usage-error.ts'
import { DOMAINS_TEXTS as T } from './texts.ts'

export interface DomainsCommand extends OutputChoice<ReportFormat> {
  readonly file: string
  readonly reading: FileReading
  readonly endings: readonly string[]
  /** In characters before the ending. */
  readonly least: number
  readonly most: number
}

export const DOMAINS_OPTIONS = {
  endings: { type: 'string', help: ['A,B', 'the endings, such as com,de,co.uk'] },
  'min-length': { type: 'string', help: ['N', 'at least N characters before the ending; also --max-length'] },
  'max-length': { type: 'string' },
  ...outputOptions(REPORT_FORMATS),
} as const satisfies Options

export function parseDomains(args: readonly string[]): DomainsCommand {
  const {
    values,
    positionals: [file, more],
  } = parseOptions(args, { allowPositionals: true, options: { ...READING_OPTIONS, ...DOMAINS_OPTIONS } })
  if (file === undefined) throw new UsageError(T.noFile)
  if (more !== undefined) throw new UsageError(T.tooMany(more))
  if (values.endings === undefined) throw new UsageError(T.noEndings)
  return {
    file,
    reading: toFileReading(values),
    endings: values.endings.split(','),
    least: toLength('--min-length', values['min-length'] ?? '1'),
    most: toLength('--max-length', values['max-length'] ?? '63'),
    ...toOutputChoice(values, REPORT_FORMATS),
  }
}

function toLength(option: string, text: string): number {
  if (!/^\d{1,4}$/.test(text)) throw new UsageError(T.noNumber(option, text))
  return Number(text)
}
