import type { ProductFile } from '@wordloom/contract'
import type { ShopFormatId } from '@wordloom/targets'
import * as z from 'zod/mini'
import { DraftColumn, toDraftColumn, toFileColumns } from '../draft/draft-column.ts'
import { toAmountOrText, toParts } from '../draft/lines.ts'

const SHOPS = ['shopify', 'shopify-old', 'woocommerce'] as const satisfies readonly ShopFormatId[]

export const ProductDraft = z.readonly(
  z.object({
    columns: z.readonly(z.array(DraftColumn)),
    title: z.string(),
    handle: z.string(),
    sku: z.string(),
    productSku: z.string(),
    price: z.string(),
    status: z.enum(['draft', 'active']),
    description: z.string(),
    vendor: z.string(),
    type: z.string(),
    tags: z.string(),
    conditions: z.readonly(z.array(z.string())),
    /** Rules of other kinds, from a file. Their check is that of the file. */
    otherRules: z.readonly(z.array(z.unknown())),
    shop: z.enum(SHOPS),
  }),
)
export type ProductDraft = z.infer<typeof ProductDraft>

export const EMPTY_PRODUCTS: ProductDraft = {
  columns: ['1', '2', '3'].map((id) => ({ id, name: '', text: '', codes: null })),
  title: '',
  handle: '',
  sku: '',
  productSku: '',
  price: '',
  status: 'draft',
  description: '',
  vendor: '',
  type: '',
  tags: '',
  conditions: [],
  otherRules: [],
  shop: 'shopify',
}

export const EXAMPLE_PRODUCTS: ProductDraft = {
  ...EMPTY_PRODUCTS,
  columns: [
    { id: '1', name: 'Model', text: 'Tee\nHoodie', codes: 'TEE\nHOD' },
    { id: '2', name: 'Color', text: 'Red\nNavy Blue\nForest Green', codes: 'RED\nNVY\nFGR' },
    { id: '3', name: 'Size', text: 'S\nM\nL\nXL', codes: null },
  ],
  title: '{Model} of organic cotton',
  sku: '{Model|code}-{Color|code}-{Size}',
  price: '19',
  tags: 'organic, unisex',
  conditions: ['IF [Model] = "Hoodie" THEN [Size] <> "S"'],
}

/** Fields without a text are left out. */
export function toProductFile(draft: ProductDraft): object {
  const { columns, otherRules, conditions, price, tags, shop: _, ...texts } = draft
  const { title, sku, status, ...optional } = texts
  return {
    version: 1,
    columns: toFileColumns(columns),
    rules: [
      ...conditions.flatMap((text) => (text.trim() === '' ? [] : [{ kind: 'condition', text }])),
      ...otherRules,
    ],
    title,
    sku,
    price: toAmountOrText(price),
    status,
    tags: toParts(tags),
    ...Object.fromEntries(Object.entries(optional).filter(([, text]) => text.trim() !== '')),
  }
}

export function toProductDraft(file: ProductFile, shop: ShopFormatId): ProductDraft {
  const { columns, rules, price, tags, version: _, ...texts } = file
  return {
    ...EMPTY_PRODUCTS,
    ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined)),
    columns: columns.map((column, place) => toDraftColumn(column, String(place))),
    price: String(price),
    tags: tags.join(', '),
    conditions: rules.flatMap((rule) => (isCondition(rule) ? [rule.text] : [])),
    otherRules: rules.filter((rule) => !isCondition(rule)),
    shop,
  }
}

type Rule = ProductFile['rules'][number]

function isCondition(rule: Rule): rule is Extract<Rule, { readonly kind: 'condition' }> {
  return rule.kind === 'condition' && rule.isOff !== true
}
