import { toAmount } from '../uploads/ad-columns.ts'
import { findAttributeProblem } from './attribute-names.ts'
import { optionValues, type Product, type ProductPlan, type ProductSettings } from './product.ts'
import type { ShopFormat } from './shop-format.ts'

const MANY_VARIATIONS = 50

export const WOOCOMMERCE: ShopFormat = {
  title: 'WooCommerce',
  maxOptions: null,
  maxVariants: null,
  manyVariants: MANY_VARIATIONS,
  needsHandle: false,
  needsProductSku: true,
  ignoresCase: true,
  findNameProblem: findAttributeProblem,
  confirmations: [
    { text: 'Types, parents, attributes and their values.', by: 'maker', checked: '2026-11-23' },
    { text: 'Names of columns.', by: 'programs', checked: '2026-11-23' },
    { text: 'A comma inside a value has a backslash before it.', by: 'secondary', checked: '2026-11-23' },
  ],
  columns: toColumns,
  rows: toRows,
}

function toColumns({ settings, optionNames }: ProductPlan): readonly string[] {
  return [
    ...['Type', 'SKU', 'Name', 'Published'],
    ...(settings.description === '' ? [] : ['Description']),
    'Regular price',
    ...(settings.type === '' ? [] : ['Categories']),
    ...(settings.tags.length === 0 ? [] : ['Tags']),
    ...(optionNames.length === 0 ? [] : ['Parent']),
    ...optionNames.flatMap((_, i) =>
      ['name', 'value(s)', 'visible', 'global'].map((part) => attribute(i, part)),
    ),
  ]
}

function* toRows(
  product: Product,
  { isDraft, price, description, type, tags }: ProductSettings,
): Iterable<Readonly<Record<string, string>>> {
  const { title, sku, optionNames, variants } = product
  const all = optionValues(product)
  const isSimple = optionNames.length === 0
  yield {
    Type: isSimple ? 'simple' : 'variable',
    SKU: isSimple ? (variants[0]?.sku ?? '') : sku,
    Name: title,
    Published: isDraft ? '-1' : '1',
    Description: description,
    Categories: type,
    Tags: tags.map(escapeComma).join(', '),
    ...(isSimple && { 'Regular price': toAmount(price) }),
    ...toAttributes(optionNames, (option) => ({
      'value(s)': (all[option] ?? []).map(escapeComma).join(', '),
      visible: '1',
    })),
  }
  if (isSimple) return
  for (const { sku: own, values } of variants)
    yield {
      Type: 'variation',
      SKU: own,
      Name: `${title} - ${values.join(' ')}`,
      // The parent is the draft.
      Published: '1',
      'Regular price': toAmount(price),
      Parent: sku,
      ...toAttributes(optionNames, (option) => ({ 'value(s)': escapeComma(values[option] ?? '') })),
    }
}

function toAttributes(
  names: readonly string[],
  toCells: (option: number) => Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const cells: Record<string, string> = {}
  for (const [option, name] of names.entries()) {
    for (const [part, text] of Object.entries({ name, ...toCells(option), global: '1' }))
      cells[attribute(option, part)] = text
  }
  return cells
}

function attribute(option: number, part: string): string {
  return `Attribute ${option + 1} ${part}`
}

/** A comma separates values. */
function escapeComma(text: string): string {
  return text.replaceAll(',', '\\,')
}
