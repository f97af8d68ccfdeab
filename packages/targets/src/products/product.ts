export interface Variant {
  readonly sku: string
  readonly values: readonly string[]
}

export interface Product {
  readonly title: string
  /** The last part of its URL. */
  readonly handle: string
  /** The SKU of the product as a whole, where a shop has one. */
  readonly sku: string
  readonly optionNames: readonly string[]
  readonly variants: readonly Variant[]
  /** True if other words have already given a product this handle. */
  readonly isClash: boolean
}

export interface ProductSettings {
  readonly isDraft: boolean
  /** In the currency of the shop. */
  readonly price: number
  readonly description: string
  readonly vendor: string
  readonly type: string
  readonly tags: readonly string[]
}

export interface ProductPlan {
  readonly settings: ProductSettings
  readonly optionNames: readonly string[]
  /** Makes the products from the first one each time, one at a time. */
  products(): Iterable<Product>
}

/** The values that the variants of a product have, for each option, in the order of the variants. */
export function optionValues({ optionNames, variants }: Product): readonly (readonly string[])[] {
  return optionNames.map((_, option) => [...new Set(variants.map(({ values }) => values[option] ?? ''))])
}
