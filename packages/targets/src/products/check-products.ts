import { toComparable } from '@wordloom/engine'
import { type Problem, Report } from '../preflight/report.ts'
import { optionValues, type Product, type ProductPlan } from './product.ts'
import { proposeSplit } from './propose-split.ts'
import type { ShopFormat } from './shop-format.ts'
import { PRODUCT_TEXTS as T } from './texts.ts'

export interface ProductCheck {
  readonly products: number
  readonly variants: number
  /** Grouped by cause, errors first. A file with errors can't be imported. */
  readonly problems: readonly Problem[]
}

/** Reads all variants: SKUs are unique if it finds no problem. It keeps the SKUs of all of them. */
export function checkProducts(plan: ProductPlan, format: ShopFormat): ProductCheck {
  const report = new Report()
  const owners = new Map<string, Owner>()
  const titles = new Map<string, string>()
  const titleByProductSku = new Map<string, string>()
  const toKey = format.ignoresCase ? foldSku : (text: string) => text
  for (const name of plan.optionNames) {
    const problem = format.findNameProblem(name)
    if (problem !== null) report.add('error', problem, T.quoted(name))
  }
  let products = 0
  let variants = 0
  for (const product of plan.products()) {
    products++
    variants += product.variants.length
    checkNames(product, format, titles, report)
    checkSize(product, format, report)
    for (const { sku, values } of product.variants) {
      const owner = owners.get(toKey(sku))
      if (sku.trim() === '') report.add('error', T.empty('SKU'), values.join(' '))
      else if (owner === undefined) owners.set(toKey(sku), { product, values, sku })
      else {
        const problem = owner.sku === sku ? T.sameSku : T.caseSku(format.title)
        report.add('error', problem, T.sameWords(sku, differences({ product, values }, owner)))
      }
    }
    if (format.ignoresCase) checkValues(product, format, toKey, report)
    if (!format.needsProductSku || product.optionNames.length === 0) continue
    const productSku = toKey(product.sku)
    const other = titleByProductSku.get(productSku)
    if (other !== undefined)
      report.add('error', T.sameProductSku, T.sameWords(product.sku, T.both(other, product.title)))
    titleByProductSku.set(productSku, product.title)
  }
  for (const [sku, title] of titleByProductSku)
    if (owners.has(sku)) report.add('error', T.productSku, T.sameWords(sku, T.quoted(title)))
  return { products, variants, problems: report.problems }
}

interface Owner extends Words {
  readonly sku: string
}

interface Words {
  readonly product: Product
  readonly values: readonly string[]
}

/** The pairs of words that two variants with one SKU differ in. */
function differences(later: Words, earlier: Words): string {
  const { optionNames, title } = later.product
  const pairs = optionNames.flatMap((name, option) => {
    const [one = '', other = ''] = [earlier.values[option], later.values[option]]
    return one === other ? [] : [T.pair(name, one, other)]
  })
  if (earlier.product.title !== title) pairs.unshift(T.both(earlier.product.title, title))
  return pairs.join(', ')
}

function checkValues(
  product: Product,
  format: ShopFormat,
  toKey: (text: string) => string,
  report: Report,
): void {
  for (const [option, values] of optionValues(product).entries()) {
    const seen = new Map<string, string>()
    for (const value of values) {
      const other = seen.get(toKey(value))
      if (other !== undefined)
        report.add(
          'error',
          T.caseValue(format.title),
          T.pair(product.optionNames[option] ?? '', other, value),
        )
      seen.set(toKey(value), value)
    }
  }
}

function foldSku(text: string): string {
  return toComparable(text, { ignoresCase: true, ignoresAccents: true })
}

function checkNames(
  { title, handle, sku, isClash, optionNames }: Product,
  { needsHandle, needsProductSku }: ShopFormat,
  titles: Map<string, string>,
  report: Report,
): void {
  if (title.trim() === '') report.add('error', T.empty('title'))
  if (needsProductSku && optionNames.length > 0 && sku.trim() === '')
    report.add('error', T.empty('SKU of a product'), T.quoted(title))
  if (!needsHandle) return
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(handle)) report.add('error', T.handle, T.quoted(handle))
  if (isClash) report.add('error', T.sameHandle, T.both(titles.get(handle) ?? '', title))
  titles.set(handle, title)
}

function checkSize(product: Product, format: ShopFormat, report: Report): void {
  const { optionNames, variants, title } = product
  const { maxOptions, maxVariants, manyVariants, title: shop } = format
  const tooManyOptions = maxOptions !== null && optionNames.length > maxOptions
  const tooManyVariants = maxVariants !== null && variants.length > maxVariants
  if (tooManyOptions || tooManyVariants) {
    const split = proposeSplit(product, maxOptions ?? optionNames.length, maxVariants ?? variants.length)
    const proposal =
      split === null
        ? T.noSplit
        : T.split(
            split.options.map((option) => optionNames[option] ?? ''),
            split.products,
            split.variants,
          )
    if (tooManyOptions) report.add('error', T.manyOptions(shop, maxOptions, proposal), T.quoted(title))
    else if (tooManyVariants)
      report.add('error', T.manyVariants(shop, maxVariants, proposal), T.count(title, variants.length))
  } else if (manyVariants !== null && variants.length > manyVariants)
    report.add('warning', T.slow(shop, manyVariants), T.count(title, variants.length))
}
