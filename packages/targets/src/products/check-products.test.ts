import { describe, expect, it } from 'vitest'
import type { ShopFormatId } from '../uploads/upload-format-ids.ts'
import { checkProducts } from './check-products.ts'
import type { Product, ProductPlan } from './product.ts'
import { proposeSplit } from './propose-split.ts'
import { SHOP_FORMATS } from './shop-formats.ts'

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

function problemsOf(products: readonly Product[], shop: ShopFormatId = 'shopify'): readonly string[] {
  const settings = { isDraft: true, price: 1, description: '', vendor: '', type: '', tags: [] }
  const plan: ProductPlan = { settings, optionNames: ['Color'], products: () => products }
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
