import { describe, expect, it } from 'vitest'
import type { ShopFormatId } from '../uploads/upload-format-ids.ts'
import { checkProducts } from './check-products.ts'
import type { Product, ProductPlan } from './product.ts'
import { proposeSplit } from './propose-split.ts'
import { SHOP_FORMATS, shopRows } from './shop-formats.ts'

function aProduct(product: Partial<Product> = {}): Product {
  return {
    title: 'Tee',
    handle: 'tee',
    sku: 'TEE',
    optionNames: ['Color'],
    variants: [{ sku: 'TEE-R', values: ['Red'] }],
    isClash: false,
    ...product,
  }
}

function problemsOf(
  products: readonly Product[],
  shop: ShopFormatId = 'shopify',
  optionNames: readonly string[] = ['Color'],
): readonly string[] {
  const settings = { isDraft: true, price: 1, description: '', vendor: '', type: '', tags: [] }
  const plan: ProductPlan = { settings, optionNames, products: () => products }
  return checkProducts(plan, SHOP_FORMATS[shop]).problems.map(
    ({ text, places }) => `${text} ${places.join()}`,
  )
}

describe('the check of products', () => {
  it('names both products of a shared SKU', () => {
    expect(problemsOf([aProduct(), aProduct({ title: 'Hoodie', handle: 'hoodie' })])).toEqual([
      'Two variants get the same SKU. Give their words different codes. “TEE-R”: “Tee” and “Hoodie”',
    ])
  })

  it.each([
    ['an empty SKU', aProduct({ variants: [{ sku: ' ', values: ['Red'] }] }), 'A SKU is empty.'],
    ['an empty title', aProduct({ title: '' }), 'A title is empty.'],
    ['an empty handle', aProduct({ handle: '' }), 'A handle has other characters'],
    ['a handle of two products', aProduct({ isClash: true }), 'Two products get the same handle'],
  ])('finds %s', (_, product, problem) => {
    expect(problemsOf([product])[0]).toContain(problem)
  })

  it('keeps the SKUs of products and variants apart for WooCommerce', () => {
    const same = aProduct({ sku: 'TEE-R' })
    expect(problemsOf([same])).toEqual([])
    expect(problemsOf([same], 'woocommerce')[0]).toContain('A variant gets the SKU of a product.')
    const twice = [aProduct(), aProduct({ title: 'Hoodie', variants: [{ sku: 'B', values: ['Red'] }] })]
    expect(problemsOf(twice, 'woocommerce')[0]).toContain('Two products get the same SKU.')
    expect(problemsOf([aProduct({ sku: '' })], 'woocommerce')[0]).toContain('A SKU of a product is empty.')
  })
})

describe('names of options for WooCommerce', () => {
  const problemOf = (name: string) => problemsOf([], 'woocommerce', [name])[0] ?? null

  it.each(['Category', 'type', 'Year', 'post_type', 'order', 'Name'])('can be reserved: %s', (name) => {
    expect(problemOf(name)).toContain('WordPress uses the name of an option for itself')
    expect(problemsOf([], 'shopify', [name])).toEqual([])
  })

  it.each(['Recommended washing temperature', 'Рекомендуемая длина', 'x'.repeat(29)])(
    'can be too long: %s',
    (name) => {
      expect(problemOf(name)).toContain('more than 28 bytes as a slug')
    },
  )

  it.each(['Color', 'x'.repeat(28), 'Größe', 'Цвет', 'Washing temperature (in °C)', 'Model year'])(
    'can be right: %s',
    (name) => {
      expect(problemOf(name)).toBeNull()
    },
  )

  it('need a letter or digit', () => {
    expect(problemOf('★')).toContain('has no letter or digit')
  })
})

describe('capitals and accents', () => {
  const twins = aProduct({
    variants: [
      { sku: 'Tee-Red', values: ['Red'] },
      { sku: 'TEE-RED', values: ['RED'] },
    ],
  })

  it('make no other SKU and no other value for WooCommerce', () => {
    expect(problemsOf([twins], 'woocommerce')).toEqual([
      expect.stringContaining('Two SKUs differ only in capitals or accents'),
      expect.stringContaining('An option has words that differ only in capitals or accents'),
    ])
    expect(problemsOf([twins])).toEqual([])
  })

  it('make no other SKU of a product for WooCommerce', () => {
    const first = aProduct({ sku: 'café', variants: [{ sku: 'A', values: ['Red'] }] })
    const second = aProduct({ sku: 'CAFE', title: 'Hat', variants: [{ sku: 'B', values: ['Red'] }] })
    expect(problemsOf([first, second], 'woocommerce')[0]).toContain('Two products get the same SKU.')
  })
})

describe('products without options', () => {
  const plan: ProductPlan = {
    settings: { isDraft: false, price: 10, description: '', vendor: '', type: '', tags: [] },
    optionNames: [],
    products: () => [aProduct({ optionNames: [], sku: '', variants: [{ sku: 'P-001', values: [] }] })],
  }
  const rowsOf = (shop: ShopFormatId) => {
    const [header = [], ...rows] = [...shopRows(plan, SHOP_FORMATS[shop])]
    return rows.map((cells) => Object.fromEntries(header.map((name, i) => [name, cells[i]])))
  }

  it.each(['shopify', 'woocommerce'] as const)('have no problems: %s', (shop) => {
    expect(checkProducts(plan, SHOP_FORMATS[shop]).problems).toEqual([])
  })

  it('have the only option that Shopify gives them', () => {
    expect(rowsOf('shopify')).toMatchObject([
      {
        Title: 'Tee',
        SKU: 'P-001',
        'Option1 name': 'Title',
        'Option1 value': 'Default Title',
        Price: '10.00',
      },
    ])
  })

  it('are simple for WooCommerce, in one row', () => {
    const rows = rowsOf('woocommerce')
    expect(rows).toMatchObject([{ Type: 'simple', SKU: 'P-001', Name: 'Tee', 'Regular price': '10.00' }])
    expect(rows[0]).not.toHaveProperty('Parent')
  })
})

describe('a proposed split', () => {
  const product = (...counts: readonly number[]) =>
    aProduct({
      optionNames: counts.map((_, i) => `Option ${i}`),
      variants: counts
        .reduce<string[][]>(
          (all, count) =>
            all.flatMap((values) => Array.from({ length: count }, (_, i) => [...values, `${i}`])),
          [[]],
        )
        .map((values) => ({ sku: values.join(), values })),
    })

  it.each([
    [
      'the option with the fewest words that suffices',
      product(2, 5, 10),
      3,
      20,
      { options: [1], products: 5, variants: 20 },
    ],
    ['one option too many', product(4, 2, 3, 5), 3, 100, { options: [1], products: 2, variants: 60 }],
    [
      'two options, if one is not enough',
      product(3, 3, 3),
      3,
      3,
      { options: [0, 1], products: 9, variants: 3 },
    ],
  ])('takes %s', (_, given, options, variants, split) => {
    expect(proposeSplit(given, options, variants)).toEqual(split)
  })

  it('is impossible if every choice leaves too many variants', () => {
    expect(proposeSplit(product(3, 3), 3, 2)).toBeNull()
  })
})
