import type { ShopFormatId } from '../uploads/upload-format-ids.ts'
import type { Header } from '../uploads/write-upload.ts'
import type { ProductPlan } from './product.ts'
import type { ShopFormat } from './shop-format.ts'
import { SHOPIFY, SHOPIFY_OLD } from './shopify.ts'
import { WOOCOMMERCE } from './woocommerce.ts'

export const SHOP_FORMATS = {
  shopify: SHOPIFY,
  'shopify-old': SHOPIFY_OLD,
  woocommerce: WOOCOMMERCE,
} as const satisfies Readonly<Record<ShopFormatId, ShopFormat>>

export function shopHeader(plan: ProductPlan, format: ShopFormat): Header {
  const columns = format.columns(plan)
  return { rowsBefore: [], names: columns, columns }
}

/** Yields the rows of a file, its header first. Keeps one product at a time. */
export function* shopRows(
  plan: ProductPlan,
  format: ShopFormat,
  { rowsBefore, names, columns }: Header = shopHeader(plan, format),
): Iterable<readonly string[]> {
  yield* rowsBefore
  yield names
  for (const product of plan.products())
    for (const row of format.rows(product, plan.settings))
      yield columns.map((column) => (column === null ? '' : (row[column] ?? '')))
}
