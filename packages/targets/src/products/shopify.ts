import { LIMITS } from '../limits/limits.ts'
import { toAmount } from '../uploads/ad-columns.ts'
import type { Product, ProductPlan, ProductSettings } from './product.ts'
import type { ShopFormat } from './shop-format.ts'

interface Dialect {
  readonly title: string
  readonly handle: string
  readonly description: string
  readonly vendor: string
  readonly type: string
  readonly tags: string
  readonly status: string
  readonly sku: string
  readonly price: string
  optionName(number: number): string
  optionValue(number: number): string
  toStatus(isDraft: boolean): string
}

const NEW: Dialect = {
  title: 'Title',
  handle: 'URL handle',
  description: 'Description',
  vendor: 'Vendor',
  type: 'Type',
  tags: 'Tags',
  status: 'Status',
  sku: 'SKU',
  price: 'Price',
  optionName: (number) => `Option${number} name`,
  optionValue: (number) => `Option${number} value`,
  toStatus: (isDraft) => (isDraft ? 'Draft' : 'Active'),
}

const OLD: Dialect = {
  ...NEW,
  handle: 'Handle',
  description: 'Body (HTML)',
  status: 'Published',
  sku: 'Variant SKU',
  price: 'Variant Price',
  optionName: (number) => `Option${number} Name`,
  optionValue: (number) => `Option${number} Value`,
  toStatus: (isDraft) => (isDraft ? 'FALSE' : 'TRUE'),
}

/** Shopify's names for a product without options. */
const ONLY_OPTION = 'Title'
const ONLY_VALUE = 'Default Title'

const { variants, options } = LIMITS['shopify-variants'].most

const COMMON = {
  maxOptions: options,
  maxVariants: variants,
  manyVariants: null,
  needsHandle: true,
  needsProductSku: false,
  ignoresCase: false,
  findNameProblem: () => null,
}

export const SHOPIFY: ShopFormat = {
  ...COMMON,
  title: 'Shopify',
  confirmations: [
    { text: 'Names of columns in the current template, and limits.', by: 'maker', checked: '2026-11-23' },
  ],
  columns: (plan) => toColumns(plan, NEW, [NEW.title, NEW.handle]),
  rows: (product, settings) => toRows(product, settings, NEW),
}

export const SHOPIFY_OLD: ShopFormat = {
  ...COMMON,
  title: 'Shopify, older header',
  confirmations: [
    { text: 'Names of columns in the older template.', by: 'programs', checked: '2026-11-23' },
    { text: 'Limits.', by: 'maker', checked: '2026-11-23' },
  ],
  columns: (plan) => toColumns(plan, OLD, [OLD.handle, OLD.title]),
  rows: (product, settings) => toRows(product, settings, OLD),
}

/** Texts that no product has get no columns. */
function toColumns(
  { settings, optionNames }: ProductPlan,
  dialect: Dialect,
  names: readonly string[],
): readonly string[] {
  const texts = [
    [dialect.description, settings.description],
    [dialect.vendor, settings.vendor],
    [dialect.type, settings.type],
    [dialect.tags, settings.tags.join()],
  ]
  const shownNames = optionNames.length === 0 ? [ONLY_OPTION] : optionNames
  const optionColumns = shownNames.flatMap((_, i) => [dialect.optionName(i + 1), dialect.optionValue(i + 1)])
  const isOld = dialect === OLD
  return [
    ...names,
    ...texts.flatMap(([column = '', text]) => (text === '' ? [] : [column])),
    dialect.status,
    ...(isOld ? [] : [dialect.sku]),
    ...optionColumns,
    ...(isOld ? [dialect.sku] : []),
    dialect.price,
  ]
}

/** The texts of a product and the names of its options are in its first row only. */
function* toRows(
  { title, handle, optionNames: own, variants: rows }: Product,
  { isDraft, price, description, vendor, type, tags }: ProductSettings,
  dialect: Dialect,
): Iterable<Readonly<Record<string, string>>> {
  const optionNames = own.length === 0 ? [ONLY_OPTION] : own
  for (const [i, { sku, values: words }] of rows.entries()) {
    const values = own.length === 0 ? [ONLY_VALUE] : words
    const first = {
      [dialect.title]: title,
      [dialect.description]: description,
      [dialect.vendor]: vendor,
      [dialect.type]: type,
      [dialect.tags]: tags.join(', '),
      [dialect.status]: dialect.toStatus(isDraft),
      ...Object.fromEntries(optionNames.map((name, option) => [dialect.optionName(option + 1), name])),
    }
    yield {
      ...(i === 0 && first),
      [dialect.handle]: handle,
      [dialect.sku]: sku,
      ...Object.fromEntries(values.map((value, option) => [dialect.optionValue(option + 1), value])),
      [dialect.price]: toAmount(price),
    }
  }
}
