export const PRODUCTS_TEXTS = {
  blank: 'Enter words, a title and a SKU pattern. The variants then show here.',
  columnsHelp:
    'Columns in the title make products. Each other column is an option of their variants, such as Color or Size.',
  product: 'Products and SKUs',
  productHelp: 'Type { for a column, and | after its name to change how its words are written.',
  fields: {
    title: 'Title',
    sku: 'SKU',
    productSku: 'SKU of the product',
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
    '{Color|code} is the code of a word, {Size|first:2} its beginning, and {row|pad:4} a running number.',
  handleHelp: 'The last part of the URL. If empty, it comes from the title.',
  productSkuHelp: 'WooCommerce needs one for each product. If empty, it comes from the title.',
  tagsHelp: 'Separated by commas.',
  priceHelp: 'For all variants, in the currency of the shop.',
  statuses: { draft: 'Draft', active: 'Active' },
  codeHint: 'the code of the word',
  rulePlaceholder: 'IF [Model] = "Hoodie" THEN [Size] <> "S"',
  more: 'More fields',
} as const

export const PRODUCT_LABELS: Readonly<Record<string, string>> = {
  ...PRODUCTS_TEXTS.fields,
  codes: 'codes',
  columns: 'Column',
  rules: 'Rule',
}
