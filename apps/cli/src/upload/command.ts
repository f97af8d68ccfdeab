import { SHOP_FORMAT_IDS, type ShopFormatId, UPLOAD_FORMAT_IDS, type UploadFormatId } from '@wordloom/targets'
import { parseOptions } from '../input/parse-options.ts'
import { type FileReading, toFileReading } from '../input/reading-options.ts'
import { toFormat } from '../output/output-choice.ts'
import { UsageError } from '../usage-error.ts'
import { UPLOAD_TEXTS as T } from './texts.ts'

export interface CampaignCommand {
  readonly file: string
  readonly target: UploadFormatId
  readonly folder: string | null
  readonly encoding: string | null
  readonly fileFormat: 'csv' | 'xlsx' | null
  readonly template: string | null
  /** Assumptions about the template that a person changed. */
  readonly reading: FileReading['options']
}

export interface ProductsCommand {
  readonly file: string
  readonly target: ShopFormatId
  readonly output: string | null
}

export function parseCampaignCommand(args: readonly string[]): CampaignCommand {
  const { values, file } = parseUpload('campaign', args, {
    encoding: { type: 'string' },
    format: { type: 'string' },
    template: { type: 'string' },
    'separator-in': { type: 'string' },
  })
  const target = toTarget(UPLOAD_FORMAT_IDS, values.for)
  return {
    file,
    target,
    folder: toOutput(values, T.noFolder),
    encoding: values.encoding ?? null,
    fileFormat: toFileFormat(values.format),
    template: values.template ?? null,
    reading: toTemplateReading(values),
  }
}

function toTemplateReading({
  template,
  encoding,
  'separator-in': separator,
}: {
  readonly template?: string
  readonly encoding?: string
  readonly 'separator-in'?: string
}): FileReading['options'] {
  if (template !== undefined) return toFileReading({ encoding, 'separator-in': separator }).options
  if (separator !== undefined) throw new UsageError(T.onlyTemplate)
  return {}
}

export function parseProductsCommand(args: readonly string[]): ProductsCommand {
  const { values, file } = parseUpload('products', args, {})
  const target = toTarget(SHOP_FORMAT_IDS, values.for)
  const output = toOutput(values, T.noOutput)
  toFormat(undefined, output ?? undefined, ['csv'])
  return { file, target, output }
}

function toTarget<Target extends string>(targets: readonly Target[], text: string | undefined): Target {
  if (text === undefined) throw new UsageError(T.noTarget(targets))
  const target = targets.find((known) => known === text)
  if (target === undefined) throw new UsageError(T.unknownTarget(targets, text))
  return target
}

function toOutput(
  values: { readonly check?: boolean; readonly output?: string },
  missing: string,
): string | null {
  if (values.check === true) return null
  if (values.output === undefined) throw new UsageError(missing)
  return values.output
}

function toFileFormat(text: string | undefined): CampaignCommand['fileFormat'] {
  if (text === undefined || text === 'csv' || text === 'xlsx') return text ?? null
  throw new UsageError(T.unknownFormat(text))
}

type Options = Readonly<Record<string, { readonly type: 'string' }>>

function parseUpload<Own extends Options>(command: string, args: readonly string[], own: Own) {
  const { values, positionals } = parseOptions(args, {
    allowPositionals: true,
    options: {
      for: { type: 'string' },
      check: { type: 'boolean' },
      output: { type: 'string', short: 'o' },
      ...own,
    },
  })
  const [file, ...others] = positionals
  if (file === undefined || others.length > 0) throw new UsageError(T.oneFile(command))
  return { values, file }
}
