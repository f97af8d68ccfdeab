import type { Confirmation } from '../uploads/upload-format.ts'
import type { Product, ProductPlan, ProductSettings } from './product.ts'

/** A CSV file of products, in UTF-8. */
export interface ShopFormat {
  readonly title: string
  readonly mostOptions: number | null
  readonly mostVariants: number | null
  /** From more variants on, a product is slow, says one source. */
  readonly manyVariants: number | null
  readonly needsHandle: boolean
  readonly needsProductSku: boolean
  readonly confirmations: readonly Confirmation[]
  columns(plan: ProductPlan): readonly string[]
  rows(product: Product, settings: ProductSettings): Iterable<Readonly<Record<string, string>>>
}
