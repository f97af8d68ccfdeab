import { PACKING_TARGET_IDS, type PackingTargetId } from '@wordloom/targets'
import type { Options } from '../input/option-help.ts'
import { parseOptions } from '../input/parse-options.ts'
import { type FileReading, READING_OPTIONS, toFileReading } from '../input/reading-options.ts'
import { type OutputChoice, outputOptions, toOutputChoice } from '../output/output-choice.ts'
import { REPORT_FORMATS, type ReportFormat } from '../output/report.ts'
import { UsageError } from '../usage-error.ts'
import { PACK_TEXTS as T } from './texts.ts'

export interface PackCommand extends OutputChoice<ReportFormat> {
  readonly target: PackingTargetId
  readonly file: string
  readonly reading: FileReading
}

export const PACK_OPTIONS = {
  for: {
    type: 'string',
    help: [
      'TARGET',
      'etsy-tags, youtube-tags, amazon-search-terms, app-store-keywords,',
      'instagram-hashtags or tiktok-hashtags',
    ],
  },
  ...outputOptions(REPORT_FORMATS),
} as const satisfies Options

export function parsePack(args: readonly string[]): PackCommand {
  const {
    values,
    positionals: [file, more],
  } = parseOptions(args, { allowPositionals: true, options: { ...READING_OPTIONS, ...PACK_OPTIONS } })
  if (values.for === undefined) throw new UsageError(T.noTarget(PACKING_TARGET_IDS))
  const target = PACKING_TARGET_IDS.find((known) => known === values.for)
  if (target === undefined) throw new UsageError(T.unknownTarget(PACKING_TARGET_IDS, values.for))
  if (file === undefined) throw new UsageError(T.noFile)
  if (more !== undefined) throw new UsageError(T.tooMany(more))
  return { target, file, reading: toFileReading(values), ...toOutputChoice(values, REPORT_FORMATS) }
}
