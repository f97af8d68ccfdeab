import { ProductFile } from '@wordloom/contract'
import { describe, expect, it } from 'vitest'
import {
  EMPTY_PRODUCTS,
  EXAMPLE_PRODUCTS,
  ProductDraft,
  toProductDraft,
  toProductFile,
} from './product-draft.ts'

const FILE = {
  version: 1,
  columns: [
    { name: 'Color', words: ['Red', 'Navy Blue'], codes: { Red: 'RED', 'Navy Blue': 'NVY' } },
    { name: 'Size', words: ['S', 'M'] },
  ],
  rules: [
    { kind: 'condition', text: '[Size] <> "S"' },
    { kind: 'length', unit: 'characters', most: 30 },
    { kind: 'condition', text: '[Color] = "Red"', isOff: true },
  ],
  title: 'Tee',
  sku: 'TEE-{Color|code}-{Size}-{row|pad:4}',
  productSku: 'TEE',
  price: 19.5,
  status: 'active',
  tags: ['organic', 'unisex'],
}

describe('a draft of products', () => {
  it('is saved as the file that it was opened from', () => {
    const draft = toProductDraft(ProductFile.parse(FILE), 'woocommerce')
    expect(ProductFile.parse(toProductFile(draft))).toEqual({
      ...ProductFile.parse(FILE),
      rules: [FILE.rules[0], FILE.rules[1], FILE.rules[2]],
    })
    expect(draft).toMatchObject({ conditions: ['[Size] <> "S"'], shop: 'woocommerce' })
  })

  it('can be stored, also while it is empty', () => {
    for (const draft of [EMPTY_PRODUCTS, EXAMPLE_PRODUCTS])
      expect(ProductDraft.parse(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
  })

  it("keeps a price that isn't a number, so that its check can say so", () => {
    expect(toProductFile({ ...EXAMPLE_PRODUCTS, price: '19,-' })).toMatchObject({ price: '19,-' })
    expect(toProductFile({ ...EXAMPLE_PRODUCTS, price: '1,900.50' })).toMatchObject({ price: 1900.5 })
  })
})
