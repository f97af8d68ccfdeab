import { aWorkshop } from '@wordloom/testing/command-line/workshop'
import { validateShopifyProducts } from '@wordloom/testing/uploads/shopify-products'
import { validateWooCommerceProducts } from '@wordloom/testing/uploads/woocommerce-products'
import { describe, expect, it } from 'vitest'

const TEE = {
  version: 1,
  columns: [
    { name: 'Color', words: ['Red', 'Blue'], codes: { Red: 'RED', Blue: 'BLU' } },
    { name: 'Size', words: ['S', 'M'] },
  ],
  title: 'Tee',
  sku: 'TEE-{Color|code}-{Size}',
  price: 19,
  status: 'active',
}

function run(file: object, shop: string, options: readonly string[] = ['-o', 'products.csv']) {
  using workshop = aWorkshop()
  workshop.aFile('products.json', file)
  const result = workshop.wordloom(['products', 'products.json', '--for', shop, ...options])
  return {
    ...result,
    bytes: result.status === 0 && options[0] === '-o' ? workshop.bytes('products.csv') : Buffer.of(),
  }
}

function written(file: object, shop: string): Buffer {
  const { status, stderr, bytes } = run(file, shop)
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  return bytes
}

function toFile(lines: readonly string[]): string {
  return lines.map((line) => `${line}\r\n`).join('')
}

const numbered = (name: string, count: number) => ({
  name,
  words: Array.from({ length: count }, (_, i) => `${name}${i}`),
})

describe('wordloom products', () => {
  it('writes variants with the header of Shopify, byte for byte', () => {
    const bytes = written(TEE, 'shopify')
    expect(bytes.toString()).toBe(
      toFile([
        'Title,URL handle,Status,SKU,Option1 name,Option1 value,Option2 name,Option2 value,Price',
        'Tee,tee,Active,TEE-RED-S,Color,Red,Size,S,19.00',
        ',tee,,TEE-RED-M,,Red,,M,19.00',
        ',tee,,TEE-BLU-S,,Blue,,S,19.00',
        ',tee,,TEE-BLU-M,,Blue,,M,19.00',
      ]),
    )
    expect(validateShopifyProducts(bytes)).toEqual([])
  })

  it('writes the older header of Shopify, byte for byte', () => {
    const file = {
      ...TEE,
      vendor: 'Acme, Inc.',
      tags: ['new', 'tee'],
      description: '<p>Soft "cotton"</p>',
      type: 'Shirt',
    }
    const bytes = written(file, 'shopify-old')
    expect(bytes.toString()).toBe(
      toFile([
        'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Price',
        'tee,Tee,"<p>Soft ""cotton""</p>","Acme, Inc.",Shirt,"new, tee",TRUE,Color,Red,Size,S,TEE-RED-S,19.00',
        'tee,,,,,,,,Red,,M,TEE-RED-M,19.00',
        'tee,,,,,,,,Blue,,S,TEE-BLU-S,19.00',
        'tee,,,,,,,,Blue,,M,TEE-BLU-M,19.00',
      ]),
    )
    expect(validateShopifyProducts(bytes)).toEqual([])
  })

  it('writes the sample of WooCommerce, byte for byte', () => {
    const bytes = written(TEE, 'woocommerce')
    expect(bytes.toString()).toBe(
      toFile([
        'Type,SKU,Name,Published,Regular price,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 1 visible,Attribute 1 global,Attribute 2 name,Attribute 2 value(s),Attribute 2 visible,Attribute 2 global',
        'variable,TEE,Tee,1,,,Color,"Red, Blue",1,1,Size,"S, M",1,1',
        'variation,TEE-RED-S,Tee - Red S,1,19.00,TEE,Color,Red,,1,Size,S,,1',
        'variation,TEE-RED-M,Tee - Red M,1,19.00,TEE,Color,Red,,1,Size,M,,1',
        'variation,TEE-BLU-S,Tee - Blue S,1,19.00,TEE,Color,Blue,,1,Size,S,,1',
        'variation,TEE-BLU-M,Tee - Blue M,1,19.00,TEE,Color,Blue,,1,Size,M,,1',
      ]),
    )
    expect(validateWooCommerceProducts(bytes)).toEqual([])
  })

  it('makes a product of each word in the title, and leaves out variants by rules', () => {
    const file = {
      ...TEE,
      columns: [{ name: 'Cut', words: ['Slim', 'Wide, long'] }, ...TEE.columns],
      rules: [{ kind: 'condition', text: 'IF [Cut] = "Slim" THEN [Size] <> "S"' }],
      title: 'Tee {Cut|lower}',
      sku: '{Cut|upper|first:1}-{Color|code|lower}-{Size}-{row|pad:3}',
      status: 'draft',
    }
    const shopify = written(file, 'shopify')
    expect(validateShopifyProducts(shopify)).toEqual([])
    expect(shopify.toString()).toContain('Tee slim,tee-slim,Draft,S-red-M-001,')
    expect(shopify.toString()).toContain(',tee-wide-long,,W-blu-M-006,')
    const woocommerce = written({ ...file, title: 'Tee', sku: `${file.sku}-{Color|code}` }, 'woocommerce')
    expect(validateWooCommerceProducts(woocommerce)).toEqual([])
    expect(woocommerce.toString()).toContain('"Slim, Wide\\, long"')
    expect(woocommerce.toString()).toMatch(/^variable,TEE,Tee,-1,/m)
  })

  it('proves that SKUs are different, or names the words that collide', () => {
    const columns = [{ name: 'Color', words: ['Red', 'Reef', 'Blue'] }, TEE.columns[1]]
    const { status, stdout, stderr } = run(
      { ...TEE, columns, sku: '{Color|upper|first:2}-{Size}' },
      'shopify',
    )
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toBe(
      'wordloom: Two variants get the same SKU. Give their words different codes. (2: “RE-S”: Color “Red” and “Reef”; “RE-M”: Color “Red” and “Reef”)\n',
    )
    expect(run(TEE, 'shopify', ['--check']).stdout).toContain('Every SKU is unique.')
  })

  it.each([
    [
      'shopify',
      [numbered('A', 32), numbered('B', 64)],
      [numbered('A', 32), numbered('B', 64), numbered('C', 2)],
    ],
    ['shopify', [numbered('A', 1), numbered('B', 2048)], [numbered('A', 1), numbered('B', 2049)]],
    [
      'shopify',
      ['A', 'B', 'C'].map((name) => numbered(name, 2)),
      ['A', 'B', 'C', 'D'].map((name) => numbered(name, 2)),
    ],
  ])('for %s takes 2,048 variants and 3 options, and proposes how to split more', (shop, fits, exceeds) => {
    const sku = (columns: readonly { name: string }[]) => columns.map(({ name }) => `{${name}}`).join('-')
    expect(validateShopifyProducts(written({ ...TEE, columns: fits, sku: sku(fits) }, shop))).toEqual([])
    const { status, stderr } = run({ ...TEE, columns: exceeds, sku: sku(exceeds) }, shop)
    expect(status).toBe(2)
    expect(stderr).toContain(
      exceeds.length > 3 ? 'takes 3 options per product' : 'takes 2,048 variants per product',
    )
    const split =
      /Put \{(\w)\} into "title": that makes ([\d,]+) products of it, with ([\d,]+) variants/.exec(stderr)
    expect(split).not.toBeNull()
    const title = `Tee {${split?.[1]}}`
    expect(
      validateShopifyProducts(written({ ...TEE, title, columns: exceeds, sku: sku(exceeds) }, shop)),
    ).toEqual([])
  })

  it('warns of more than 50 variations of WooCommerce, without blocking', () => {
    const file = (count: number) => ({ ...TEE, columns: [numbered('A', count)], sku: '{A}' })
    expect(written(file(50), 'woocommerce').length).toBeGreaterThan(0)
    const { status, stderr } = run(file(51), 'woocommerce')
    expect(status).toBe(0)
    expect(stderr).toContain('Warning: A product has more than 50 variants')
    expect(stderr).toContain('(one source)')
  })

  it.each([
    [{ title: '' }, 'title: Please enter a text'],
    [{ sku: 'TEE-{Size|code}' }, 'sku: the column {Size} has no codes.'],
    [{ sku: 'TEE-{Sise}' }, 'sku, character 6: There is no column “Sise”.'],
    [{ title: 'Tee {row}' }, 'title: {text} and {row} change with each row.'],
    [
      { columns: [{ name: 'Color', words: ['Red', 'Blue'], codes: { Red: 'R' } }] },
      'Color: “Blue” has no code.',
    ],
    [{ columns: [{ name: 'Color', words: ['Red', 'Red'] }], sku: '{Color}' }, 'Color: “Red” is there twice.'],
    [{ columns: [TEE.columns[0], TEE.columns[0]] }, 'columns: Two columns have the same name'],
    [{ handle: 'Été' }, 'A handle has other characters than a to z, digits and hyphens. (1: “Été”)'],
    [{ rules: [{ kind: 'condition', text: '[Size] = "L"' }] }, 'Rule 1, character 10: Size has no word "L"'],
    [{ rules: [{ kind: 'length', unit: 'words', most: 0 }] }, 'Rule 1: This rule drops all rows.'],
    [{ price: 0 }, 'price: An amount is more than 0'],
    [{ version: 2 }, 'version: These products were made by a newer version of Wordloom'],
  ])('names the place of a mistake: %j', (change, problem) => {
    const { status, stdout, stderr } = run({ ...TEE, ...change }, 'shopify')
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toContain(problem)
    expect(stderr.trimEnd().split('\n')).toHaveLength(1)
  })

  it.each([
    [['products'], 'Name one file: wordloom products FILE.json'],
    [['products', 'a.json'], 'Name a target with --for: shopify, shopify-old, woocommerce.'],
    [['products', 'a.json', '--for=etsy', '-o', 'x'], "not 'etsy'"],
    [['products', 'a.json', '--for=shopify'], 'Name a file with -o FILE'],
    [['products', 'a.json', '--for=shopify', '--template=x'], "Unknown option '--template'"],
  ])('refuses %j in one line', (args, reason) => {
    using workshop = aWorkshop()
    const { status, stdout, stderr } = workshop.wordloom(args)
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toContain(reason)
    expect(stderr.trimEnd().split('\n')).toHaveLength(1)
  })
})
