import { decodeUpload, readDelimited } from './delimited-file.ts'

const NEW = {
  handle: 'URL handle',
  sku: 'SKU',
  price: 'Price',
  status: 'Status',
  statuses: ['Active', 'Draft'],
  name: (n: number) => `Option${n} name`,
  value: (n: number) => `Option${n} value`,
}
const OLD = {
  handle: 'Handle',
  sku: 'Variant SKU',
  price: 'Variant Price',
  status: 'Published',
  statuses: ['TRUE', 'FALSE'],
  name: (n: number) => `Option${n} Name`,
  value: (n: number) => `Option${n} Value`,
}

export function validateShopifyProducts(bytes: Uint8Array): readonly string[] {
  const { header, rows } = readDelimited(decodeUpload(bytes).text, ',')
  const dialect = header.includes('URL handle') ? NEW : OLD
  const problems: string[] = []
  const options = [1, 2, 3].filter((n) => header.includes(dialect.name(n)))
  if (header.some((name) => /^Option[4-9]/.test(name))) problems.push('more than three options')
  const variantsByHandle = new Map<string, Set<string>>()
  const skus = new Set<string>()
  let current = ''
  for (const [i, row] of rows.entries()) {
    const at = (problem: string) => void problems.push(`line ${i + 2}: ${problem}`)
    const cell = (name: string) => row[name] ?? ''
    const handle = cell(dialect.handle)
    if (!/^[a-z0-9-]+$/.test(handle)) at('handle')
    const isFirst = !variantsByHandle.has(handle)
    if (!isFirst && handle !== current) at('the rows of a product are apart')
    current = handle
    if (isFirst !== (cell('Title') !== '')) at('the title is in the first row only')
    if (isFirst !== dialect.statuses.includes(cell(dialect.status))) at('status')
    for (const n of options) {
      if (isFirst !== (cell(dialect.name(n)) !== '')) at('names of options are in the first row only')
      if (cell(dialect.value(n)) === '') at('a value is missing')
    }
    const values = options.map((n) => cell(dialect.value(n))).join('\n')
    const variants = variantsByHandle.get(handle) ?? new Set()
    if (variants.has(values)) at('the variant is there twice')
    variantsByHandle.set(handle, variants.add(values))
    if (variants.size > 2048) at('too many variants')
    if (skus.has(cell(dialect.sku)) || cell(dialect.sku) === '') at('SKU')
    skus.add(cell(dialect.sku))
    if (!/^\d+\.\d\d$/.test(cell(dialect.price))) at('price')
  }
  return problems
}
