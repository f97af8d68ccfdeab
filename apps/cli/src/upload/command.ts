import { SHOP_FORMAT_IDS, type ShopFormatId, UPLOAD_FORMAT_IDS, type UploadFormatId } from '@wordloom/targets'
import type { Options } from '../input/option-help.ts'
import { parseOptions } from '../input/parse-options.ts'
import { type FileReading, toFileReading } from '../input/reading-options.ts'
import { toFormat } from '../output/output-choice.ts'
import { UsageError } from '../usage-error.ts'
import { UPLOAD_TEXTS as T } from './texts.ts'

const CHECK = { type: 'boolean', help: ['', 'only check'] } as const

export const CAMPAIGN_OPTIONS = {
  for: {
    type: 'string',
    help: [
      'TARGET',
      'google-ads-editor     Google Ads Editor, Account > Import > From file',
      'google-ads-web        Google Ads in the browser, Tools > Bulk actions > Uploads',
      'google-ads-clipboard  blocks to paste into Make multiple changes of Google Ads Editor',
      'microsoft             bulk file of Microsoft Advertising',
      'amazon                bulk sheet of Amazon Sponsored Products; needs "startDate", "skus" and "maxCpc"',
      'apple-ads             keywords for Apple Ads; needs the IDs of its ad groups in "apple"',
    ],
  },
  output: { type: 'string', short: 'o', help: ['F', 'write to folder F, which is made if needed'] },
  template: {
    type: 'string',
    help: ['FILE', 'fill the columns of FILE, which you downloaded from the platform as CSV, TSV or XLSX'],
  },
  encoding: {
    type: 'string',
    help: [
      'E',
      'utf-16le or utf-8, where the platform takes both; with --template, the encoding of the template, such as',
      'windows-1252',
    ],
  },
  'separator-in': {
    type: 'string',
    help: ['S', 'what separates the cells of the template: comma, semicolon, tab or pipe'],
  },
  header: {
    type: 'string',
    help: ['N', 'the line of the template with the names of its columns, counted from 1'],
  },
  format: { type: 'string', help: ['F', 'csv or xlsx, where the platform takes both'] },
  check: CHECK,
} as const satisfies Options

export const PRODUCTS_OPTIONS = {
  for: {
    type: 'string',
    help: ['SHOP', 'shopify, shopify-old for the older header of Shopify, or woocommerce'],
  },
  output: { type: 'string', short: 'o', help: ['F', 'write to the file F'] },
  check: CHECK,
} as const satisfies Options

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
  const { values, file } = parseUpload('campaign', args, CAMPAIGN_OPTIONS)
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
  header,
}: {
  readonly template?: string
  readonly encoding?: string
  readonly 'separator-in'?: string
  readonly header?: string
}): FileReading['options'] {
  if (header === 'none') throw new UsageError(T.templateHeader)
  if (template !== undefined) return toFileReading({ encoding, 'separator-in': separator, header }).options
  if (separator !== undefined) throw new UsageError(T.onlyTemplate('--separator-in'))
  if (header !== undefined) throw new UsageError(T.onlyTemplate('--header'))
  return {}
}

export function parseProductsCommand(args: readonly string[]): ProductsCommand {
  const { values, file } = parseUpload('products', args, PRODUCTS_OPTIONS)
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

function parseUpload<Own extends Options>(command: string, args: readonly string[], options: Own) {
  const { values, positionals } = parseOptions(args, { allowPositionals: true, options })
  const [file, ...others] = positionals
  if (file === undefined || others.length > 0) throw new UsageError(T.oneFile(command))
  return { values, file }
}
