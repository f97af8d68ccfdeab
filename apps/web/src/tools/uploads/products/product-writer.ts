import { ProductFile } from '@wordloom/contract'
import type { ReadingOptions } from '@wordloom/reading'
import {
  checkProducts,
  SHOP_FORMATS,
  type ShopFormat,
  type ShopFormatId,
  shopHeader,
  shopRows,
} from '@wordloom/targets'
import {
  chooseTemplate,
  describeTemplate,
  extensionOf,
  UPLOAD_SUMMARY_TEXTS as T,
  toProductPlan,
} from '@wordloom/uploads'
import { toNumber } from '#platform/format/numbers.ts'
import { FileRefusedError, toBlob } from '../output/file-blob.ts'
import type { Outcome, Written } from '../output/outcome.ts'
import { readTemplate, type TemplateStart } from '../output/read-template.ts'
import { orMistake, toMistakes } from '../output/to-mistakes.ts'
import { CHECK_TEXTS, OUTPUT_TEXTS } from '../texts.ts'

/** Variants that this page checks. It keeps the SKUs of all of them. */
const MAX_VARIANTS = 1_000_000
const PREVIEW_ROWS = 50

export interface ProductOrder {
  /** May have mistakes. */
  readonly file: object
  readonly shop: ShopFormatId
  readonly template: TemplateStart | null
}

export class ProductWriter {
  check(order: ProductOrder): Outcome {
    const planned = plan(order)
    if ('mistakes' in planned) return { kind: 'mistaken', mistakes: planned.mistakes }
    const { products, format, header, lines, fileName } = planned
    const { products: count, variants, problems } = checkProducts(products, format)
    const isUnique = problems.every(({ severity }) => severity !== 'error')
    return {
      kind: 'checked',
      problems,
      summary: [
        T.products(format.title, count, variants),
        ...(isUnique ? [T.uniqueSkus] : []),
        products.settings.isDraft ? T.drafts : T.active,
        ...lines,
      ],
      longestTexts: [],
      previews: [
        {
          fileName,
          columns: header.names,
          rows: take(shopRows(products, format, header), header.rowsBefore.length + 1, PREVIEW_ROWS),
        },
      ],
    }
  }

  async write(order: ProductOrder): Promise<Written> {
    const planned = plan(order)
    if ('mistakes' in planned) return { kind: 'refused', reason: OUTPUT_TEXTS.blocked }
    const { products, format, header, fileKind, fileName } = planned
    try {
      const rows = shopRows(products, format, header)
      const blob = await toBlob(rows, { fileKind, hasHeader: header.rowsBefore.length === 0 })
      return { kind: 'written', files: [{ fileName, blob }] }
    } catch (error) {
      if (!(error instanceof FileRefusedError)) throw error
      return { kind: 'refused', reason: error.message }
    }
  }

  readTemplate(file: File, options: ReadingOptions) {
    return readTemplate(file, options)
  }
}

const CSV = { kind: 'text', syntax: { delimiter: ',', encoding: 'utf-8' } } as const

function plan({ file, shop, template }: ProductOrder) {
  const { data, error } = ProductFile.safeParse(file)
  if (error !== undefined) return { mistakes: toMistakes(error) }
  const most = data.columns.reduce((product, { words }) => product * BigInt(words.length), 1n)
  if (most > MAX_VARIANTS) {
    const message = CHECK_TEXTS.tooMany(toNumber(most), toNumber(MAX_VARIANTS))
    return { mistakes: [{ place: [], message }] }
  }
  const products = orMistake(() => toProductPlan(data))
  if ('mistakes' in products) return products
  const format: ShopFormat = SHOP_FORMATS[shop]
  const upload = { columns: format.columns(products), marks: {} }
  const chosen = template === null ? null : chooseTemplate(template.sheets, upload, { aliases: {} })
  const fileKind = chosen?.fileKind ?? CSV
  return {
    products,
    format,
    header: chosen?.header ?? shopHeader(products, format),
    fileKind,
    fileName: `${shop}.${extensionOf(fileKind)}`,
    lines:
      chosen !== null
        ? describeTemplate(chosen, upload)
        : template !== null
          ? [OUTPUT_TEXTS.templateUnknown(format.title)]
          : [],
  }
}

function take<Entry>(entries: Iterable<Entry>, skipped: number, count: number): readonly Entry[] {
  const taken: Entry[] = []
  let place = 0
  for (const entry of entries) {
    if (place++ < skipped) continue
    taken.push(entry)
    if (taken.length === count) break
  }
  return taken
}
