import { parseOptions } from '../input/parse-options.ts'
import { type FileReading, READING_OPTIONS, toFileReading } from '../input/reading-options.ts'
import { OUTPUT_OPTIONS, type OutputChoice, toOutputChoice } from '../output/output-choice.ts'
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

const OPTIONS = {
  ...READING_OPTIONS,
  endings: { type: 'string' },
  'min-length': { type: 'string' },
  'max-length': { type: 'string' },
  ...OUTPUT_OPTIONS,
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
    ...toOutputChoice(values, REPORT_FORMATS),
  }
}

function toLength(option: string, text: string): number {
  if (!/^\d{1,4}$/.test(text)) throw new UsageError(T.noNumber(option, text))
  return Number(text)
}
