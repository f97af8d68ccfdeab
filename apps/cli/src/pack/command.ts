import { PACKING_TARGET_IDS, type PackingTargetId } from '@wordloom/targets'
import { parseOptions } from '../input/parse-options.ts'
import { type FileReading, READING_OPTIONS, toFileReading } from '../input/reading-options.ts'
import { type ReportFormat, toReportFormat } from '../output/report.ts'
import { UsageError } from '../usage-error.ts'
import { PACK_TEXTS as T } from './texts.ts'

export interface PackCommand {
  readonly target: PackingTargetId
  readonly file: string
  readonly reading: FileReading
  readonly format: ReportFormat
  readonly output: string | undefined
}

const OPTIONS = {
  ...READING_OPTIONS,
  for: { type: 'string' },
  format: { type: 'string' },
  output: { type: 'string', short: 'o' },
} as const

export function parsePack(args: readonly string[]): PackCommand {
  const {
    values,
    positionals: [file, more],
  } = parseOptions(args, { allowPositionals: true, options: OPTIONS })
  if (values.for === undefined) throw new UsageError(T.noTarget(PACKING_TARGET_IDS))
  const target = PACKING_TARGET_IDS.find((known) => known === values.for)
  if (target === undefined) throw new UsageError(T.unknownTarget(PACKING_TARGET_IDS, values.for))
  if (file === undefined) throw new UsageError(T.noFile)
  if (more !== undefined) throw new UsageError(T.tooMany(more))
  const [reading, format] = [toFileReading(values), toReportFormat(values.format ?? 'txt')]
  return { target, file, reading, format, output: values.output }
}
