export const PRODUCTS_TEXTS = {
  blank: 'Enter words, a title and a SKU pattern. A preview of your variants shows up here.',
  columnsHelp:
    'Each combination of the columns in the title becomes a product. The other columns become options of its variants, such as Color or Size.',
  product: 'Products and SKUs',
  productHelp: 'Type { to insert a column. Type | after its name to format its words.',
  fields: {
    title: 'Title',
    sku: 'SKU',
    productSku: 'Product SKU',
    handle: 'Handle',
    price: 'Price',
    status: 'Status',
    description: 'Description',
    vendor: 'Vendor',
    type: 'Type',
    tags: 'Tags',
  },
  titlePlaceholder: '{Model} of organic cotton',
  skuPlaceholder: 'TEE-{Color|code}-{Size}',
  skuHelp:
    "{Color|code} inserts a word's code, {Size|first:2} its first two characters, and {row|pad:4} a running number.",
  handleHelp: 'The last part of the URL. Leave it empty to use the title.',
  productSkuHelp: 'WooCommerce needs one for each product. Leave it empty to use the title.',
  tagsHelp: 'Separated by commas.',
  priceHelp: "For all variants, in your store's currency.",
  statuses: { draft: 'Draft', active: 'Active' },
  codeHint: "the word's code",
  rulePlaceholder: 'IF [Model] = "Hoodie" THEN [Size] <> "S"',
  more: 'More fields',
} as const

export const PRODUCT_LABELS: Readonly<Record<string, string>> = {
  ...PRODUCTS_TEXTS.fields,
  codes: 'codes',
  columns: 'Column',
  rules: 'Rule',
}
