import { decodeUpload, readDelimited } from './delimited-file.ts'

export function validateWooCommerceProducts(bytes: Uint8Array): readonly string[] {
  const { header, rows } = readDelimited(decodeUpload(bytes).text, ',')
  const problems: string[] = []
  const skus = new Set<string>()
  const valuesByParent = new Map<string, ReadonlyMap<string, readonly string[]>>()
  const attributes = header.flatMap((name) => /^Attribute (\d+) name$/.exec(name)?.[1] ?? [])
  for (const [i, row] of rows.entries()) {
    const at = (problem: string) => void problems.push(`line ${i + 2}: ${problem}`)
    const cell = (name: string) => row[name] ?? ''
    const sku = cell('SKU')
    if (sku === '' || skus.has(sku)) at('SKU')
    skus.add(sku)
    if (!['1', '0', '-1'].includes(cell('Published'))) at('published')
    const own = new Map(
      attributes.map((n) => [cell(`Attribute ${n} name`), splitValues(cell(`Attribute ${n} value(s)`))]),
    )
    if (attributes.some((n) => cell(`Attribute ${n} global`) !== '1')) at('global')
    if (cell('Type') === 'variable') {
      if (cell('Parent') !== '' || cell('Regular price') !== '') at('a parent has a parent or a price')
      if (attributes.some((n) => cell(`Attribute ${n} visible`) !== '1')) at('visible')
      valuesByParent.set(sku, own)
      continue
    }
    if (cell('Type') !== 'variation') at(`type ${cell('Type')}`)
    if (!/^\d+\.\d\d$/.test(cell('Regular price'))) at('price')
    const parent = valuesByParent.get(cell('Parent'))
    if (parent === undefined) at('the parent comes later')
    for (const [name, [value = '', ...others]] of own) {
      if (others.length > 0) at('a variation has several values')
      if (!parent?.get(name)?.includes(value)) at(`the parent lacks ${name} ${value}`)
    }
  }
  return problems
}

/** A backslash before a comma makes it part of a value. */
function splitValues(text: string): readonly string[] {
  return text.split(/(?<!\\), */).map((value) => value.replaceAll('\\,', ','))
}
