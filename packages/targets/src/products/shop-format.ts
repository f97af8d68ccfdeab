import type { Confirmation } from '../uploads/upload-format.ts'
import type { Product, ProductPlan, ProductSettings } from './product.ts'

/** A CSV file of products, in UTF-8. */
export interface ShopFormat {
  readonly title: string
  readonly maxOptions: number | null
  readonly maxVariants: number | null
  /** From more variants on, a product is slow, says one source. */
  readonly manyVariants: number | null
  readonly needsHandle: boolean
  readonly needsProductSku: boolean
  /** The shop takes SKUs and values that differ only in case or accents for the same. */
  readonly ignoresCase: boolean
  /** Why the shop refuses the name of an option. `null` if it takes the name. */
  findNameProblem(name: string): string | null
  readonly confirmations: readonly Confirmation[]
  columns(plan: ProductPlan): readonly string[]
  rows(product: Product, settings: ProductSettings): Iterable<Readonly<Record<string, string>>>
}
