import { parseOptions } from '../input/parse-options.ts'
import { type FileReading, READING_OPTIONS, toFileReading } from '../input/reading-options.ts'
import { type ReportFormat, toReportFormat } from '../output/report.ts'
import { UsageError } from '../usage-error.ts'
import { DOMAINS_TEXTS as T } from './texts.ts'

export interface DomainsCommand {
  readonly file: string
  readonly reading: FileReading
  readonly endings: readonly string[]
  /** In characters before the ending. */
  readonly least: number
  readonly most: number
  readonly format: ReportFormat
  readonly output: string | undefined
}

const OPTIONS = {
  ...READING_OPTIONS,
  endings: { type: 'string' },
  'min-length': { type: 'string' },
  'max-length': { type: 'string' },
  format: { type: 'string' },
  output: { type: 'string', short: 'o' },
} as const

export function parseDomains(args: readonly string[]): DomainsCommand {
  const {
    values,
    positionals: [file, more],
  } = parseOptions(args, { allowPositionals: true, options: OPTIONS })
  if (file === undefined) throw new UsageError(T.noFile)
  if (more !== undefined) throw new UsageError(T.tooMany(more))
  if (values.endings === undefined) throw new UsageError(T.noEndings)
  return {
    file,
    reading: toFileReading(values),
    endings: values.endings.split(','),
    least: toLength('--min-length', values['min-length'] ?? '1'),
    most: toLength('--max-length', values['max-length'] ?? '63'),
    format: toReportFormat(values.format ?? 'txt'),
    output: values.output,
  }
}

function toLength(option: string, text: string): number {
  if (!/^\d{1,4}$/.test(text)) throw new UsageError(T.noNumber(option, text))
  return Number(text)
}
