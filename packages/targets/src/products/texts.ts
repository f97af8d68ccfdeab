export const PRODUCT_TEXTS = {
  empty: (what: string) => `A ${what} is empty.`,
  handle: 'A handle has other characters than a to z, digits and hyphens.',
  sameHandle: 'Two products get the same handle from different words.',
  sameSku: 'Two variants get the same SKU. Give their words different codes.',
  caseSku: (shop: string) =>
    `Two SKUs differ only in capitals or accents, and ${shop} takes them for the same. Give their words different codes.`,
  caseValue: (shop: string) =>
    `An option has words that differ only in capitals or accents, and ${shop} takes them for the same. Change one.`,
  emptyAttribute: 'The name of an option has no letter or digit. Give the column another name.',
  reservedAttribute:
    'WordPress uses the name of an option for itself, so WooCommerce refuses it. Give the column another name.',
  longAttribute: (most: number) =>
    `The name of an option has more than ${most} bytes as a slug, so WooCommerce refuses it. Give the column a shorter name.`,
  sameProductSku: 'Two products get the same SKU. Change "productSku".',
  productSku: 'A variant gets the SKU of a product. Change "sku" or "productSku".',
  manyOptions: (shop: string, most: number, split: string) =>
    `${shop} takes ${most} options per product, and there are more. ${split}`,
  manyVariants: (shop: string, most: number, split: string) =>
    `${shop} takes ${most.toLocaleString('en-US')} variants per product, and a product has more. ${split}`,
  slow: (shop: string, many: number) =>
    `A product has more than ${many} variants, which makes ${shop} slow (one source).`,
  split: (columns: readonly string[], products: number, variants: number) =>
    `Put ${columns.map((column) => `{${column}}`).join(' and ')} into "title": that makes ${products.toLocaleString('en-US')} products of it, with ${variants.toLocaleString('en-US')} variants at most.`,
  noSplit: 'No split by its options is small enough.',
  sameWords: (sku: string, pairs: string) => `“${sku}”: ${pairs}`,
  pair: (option: string, one: string, other: string) => `${option} “${one}” and “${other}”`,
  both: (title: string, other: string) => `“${title}” and “${other}”`,
  count: (title: string, count: number) => `“${title}” has ${count.toLocaleString('en-US')}`,
  quoted: (text: string) => `“${text}”`,
} as const
