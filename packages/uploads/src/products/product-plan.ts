import type { ProductFile } from '@wordloom/contract'
import { readTemplate } from '@wordloom/engine'
import type { Product, ProductPlan, Variant } from '@wordloom/targets'
import { compileRows, type PlanLimits, readRows } from '../compile-rows.ts'
import { readTemplateText, type TemplateText } from '../template-text.ts'
import { PLAN_TEXTS as T } from '../texts.ts'
import { UploadError } from '../upload-error.ts'

/** `{Color|code}`, before its further filters. */
const CODE = /\{\s*([^{}|]*?)\s*\|\s*code\s*(?=[|}])/g

const SLUG = readTemplate('{Title|slug}', ['Title'])

/** A column of codes, linked with a column of words. */
interface CodeColumn {
  readonly column: number
  readonly number: number
  readonly codes: readonly string[]
}

/** @throws {UploadError} */
export function toProductPlan(file: ProductFile, limits: PlanLimits | null = null): ProductPlan {
  const names = file.columns.map((column) => column.name)
  const codes = toCodeColumns(file)
  const allNames = [...names, ...codes.map(({ number }) => `Column ${number + 1}`)]

  function read(place: string, source: string): TemplateText {
    const text = source.replaceAll(CODE, (_, column: string) => {
      const code = codes.find((each) => names[each.column] === column)
      if (code === undefined) throw new UploadError({ place: [place], problem: T.noCodes(column) })
      return `{${code.number + 1}`
    })
    return readTemplateText([place], text, allNames)
  }
  function readOnce(place: string, source: string): TemplateText {
    const text = read(place, source)
    if (text.showsRow) throw new UploadError({ place: [place], problem: T.rowTemplate })
    return text
  }

  const title = readOnce('title', file.title)
  const handle = file.handle === undefined ? null : readOnce('handle', file.handle)
  const productSku = file.productSku === undefined ? null : readOnce('productSku', file.productSku)
  const used = [title, handle, productSku].flatMap((text) => text?.columns ?? [])
  const toColumn = (column: number) => codes.find(({ number }) => number === column)?.column ?? column
  const productColumns = [...new Set(used.map(toColumn))]
  const options = [...names.keys()].filter((column) => !productColumns.includes(column))
  const words = [...file.columns.map((column) => column.words), ...codes.map((column) => column.codes)]
  const compiled = compileRows({
    settings: {
      names,
      separator: 'space',
      customSeparator: '',
      wrap: 'nothing',
      customPrefix: '',
      customSuffix: '',
      unique: false,
      rows: {
        // Without the codes, so that rules read only words.
        patterns: [names.map((_, column) => `{${column + 1}}`).join(' ')],
        links: codes.map(({ column, number }) => [column, number]),
        rules: file.rules,
      },
    },
    words,
    slowest: productColumns,
    fields: [read('sku', file.sku).source, ...words.map((_, column) => `{${column + 1}}`)],
    entriesPerRow: 1,
    limits,
  })

  function open(all: readonly string[]): Omit<Product, 'variants' | 'isClash'> {
    const filled = title.fill(all)
    const own = handle === null ? SLUG.fill([filled]) : handle.fill(all)
    const sku = productSku === null ? own.toUpperCase() : productSku.fill(all)
    return { title: filled, handle: own, sku, optionNames: options.map((column) => names[column] ?? '') }
  }

  return {
    settings: {
      isDraft: file.status === 'draft',
      price: file.price,
      description: file.description,
      vendor: file.vendor,
      type: file.type,
      tags: file.tags,
    },
    optionNames: options.map((column) => names[column] ?? ''),
    *products() {
      const handles = new Set<string>()
      let key: string | null = null
      let product: ReturnType<typeof open> | null = null
      let variants: Variant[] = []
      function close(opened: ReturnType<typeof open>): Product {
        const isClash = handles.has(opened.handle)
        handles.add(opened.handle)
        return { ...opened, variants, isClash }
      }
      for (const [sku = '', ...all] of readRows(compiled)) {
        const next = JSON.stringify(productColumns.map((column) => all[column]))
        if (next !== key) {
          if (product !== null) yield close(product)
          key = next
          product = open(all)
          variants = []
        }
        variants.push({ sku, values: options.map((column) => all[column] ?? '') })
      }
      if (product !== null) yield close(product)
    },
  }
}

/** @throws {UploadError} if a word is there twice, or has no code in a table of codes. */
function toCodeColumns({ columns }: ProductFile): readonly CodeColumn[] {
  const found: CodeColumn[] = []
  for (const [column, { name, words, codes }] of columns.entries()) {
    const seen = new Set<string>()
    const repeated = words.find((word) => seen.size === seen.add(word).size)
    if (repeated !== undefined)
      throw new UploadError({ place: ['columns', name], problem: T.repeatedWord(repeated) })
    if (codes === undefined) continue
    const table = new Map(Object.entries(codes))
    const list = words.map((word) => {
      const code = table.get(word)
      if (code === undefined) throw new UploadError({ place: ['columns', name], problem: T.noCode(word) })
      return code
    })
    found.push({ column, number: columns.length + found.length, codes: list })
  }
  return found
}
