import type { CampaignFile, ProductFile } from '@wordloom/contract'
import { lengthIn } from '@wordloom/engine'
import {
  type CampaignPlan,
  checkProducts,
  type FileSyntax,
  type Problem,
  preflight,
  SHOP_FORMATS,
  type ShopFormat,
  type ShopFormatId,
  shopRows,
  toText,
  UPLOAD_FORMATS,
  type UploadFormat,
  type UploadFormatId,
  uploadBlocks,
} from '@wordloom/targets'
import {
  extensionOf,
  fileParts,
  ownFiles,
  type PlannedFile,
  UPLOAD_SUMMARY_TEXTS as SUMMARY,
  toCampaignPlan,
  toProductPlan,
  UploadError,
} from '@wordloom/uploads'
import { type Text, textOf } from '../memory/text.ts'
import { COUNTING_BUDGET } from './plan.ts'
import type { Unusable } from './unusable.ts'

export type UploadTask =
  | {
      readonly campaign: Text
      readonly for: UploadFormatId
      readonly encoding: FileSyntax['encoding'] | null
    }
  | { readonly products: Text; readonly for: ShopFormatId }

export interface CheckedUpload {
  readonly fileNames: readonly string[]
}

interface OpenedFile {
  readonly name: string
  /** `null` while no row is found, so that other documents get a turn. */
  readonly chunks: Iterable<Uint8Array | null>
}

/** Bounds the memory of a check, which keeps keywords of an ad group and all SKUs. */
const LIMITS = { budget: COUNTING_BUDGET, maxEntries: 1_000_000, maxUnits: 200_000_000 }

/** For each kind of problem, the message shows an example, which can be a row. */
const MAX_PROBLEM_CHARACTERS = 20_000

const SHOP_SYNTAX = { delimiter: ',', encoding: 'utf-8' } as const

const PAUSE_BLOCKS = 1000

/** Finds what the platform would refuse. */
export function checkUpload(task: UploadTask): CheckedUpload | Unusable {
  try {
    const { problems } = check(task)
    const errors = problems.filter(({ severity }) => severity === 'error')
    if (errors.length > 0)
      return { problem: errors.map(SUMMARY.problem).join('\n').slice(0, MAX_PROBLEM_CHARACTERS) }
    return { fileNames: [...openFiles(task)].map(({ name }) => name) }
  } catch (error) {
    if (!(error instanceof UploadError)) throw error
    return { problem: error.message, ...(error.isTooMuch && { isTooLarge: true }) }
  }
}

function check(task: UploadTask): { readonly problems: readonly Problem[] } {
  return 'campaign' in task
    ? preflight(readCampaign(task.campaign), UPLOAD_FORMATS[task.for], lengthIn)
    : checkProducts(readProducts(task.products), SHOP_FORMATS[task.for])
}

/** Read the chunks of one file before you ask for the next. */
export function* openFiles(task: UploadTask): Iterable<OpenedFile> {
  if ('products' in task) {
    const format: ShopFormat = SHOP_FORMATS[task.for]
    const rows = shopRows(readProducts(task.products), format)
    yield { name: `${task.for}.csv`, chunks: encode(rows, SHOP_SYNTAX) }
    return
  }
  const format: UploadFormat = UPLOAD_FORMATS[task.for]
  const plan = readCampaign(task.campaign)
  const syntax = format.syntaxes.find(({ encoding }) => encoding === (task.encoding ?? encoding))
  if (syntax === undefined) throw new UploadError({ place: ['encoding'], problem: noEncoding(format) })
  for (const file of ownFiles(plan, format, { kind: 'text', syntax })) {
    if (file.upload.rowsPerFile === null) {
      const name = `${file.upload.name}.${extensionOf(file.fileKind)}`
      yield { name, chunks: encode(rowsWithPauses(plan, file), syntax) }
      continue
    }
    for (const { fileName: name, rows } of fileParts(plan, file)) {
      yield { name, chunks: encode(rows, syntax) }
      // The next part begins after these rows, also if nobody reads them.
      for (const _ of rows);
    }
  }
}

function noEncoding({ title, syntaxes }: UploadFormat): string {
  return `${title} takes ${[...new Set(syntaxes.map(({ encoding }) => encoding))].join(' or ')}.`
}

function* rowsWithPauses(
  plan: CampaignPlan,
  { upload, header }: PlannedFile,
): Iterable<readonly string[] | null> {
  let empty = 0
  for (const block of uploadBlocks(plan, upload, header)) {
    if (block.length === 0 && ++empty % PAUSE_BLOCKS === 0) yield null
    yield* block
  }
}

function* encode(rows: Iterable<readonly string[] | null>, syntax: FileSyntax): Iterable<Uint8Array | null> {
  for (const text of toText(rows, syntax)) yield text === '' ? null : Buffer.from(text, syntax.encoding)
}

function readCampaign(json: Text): CampaignPlan {
  return toCampaignPlan(JSON.parse(textOf(json)) as CampaignFile, LIMITS)
}

function readProducts(json: Text) {
  return toProductPlan(JSON.parse(textOf(json)) as ProductFile, LIMITS)
}
