import { describe, expect, it } from 'vitest'
import { EXAMPLE_PRODUCTS, type ProductDraft, toProductFile } from './product-draft.ts'
import { type ProductOrder, ProductWriter } from './product-writer.ts'

const writer = new ProductWriter()

function orderOf(change: Partial<ProductDraft> = {}, order: Partial<ProductOrder> = {}): ProductOrder {
  return {
    file: toProductFile({ ...EXAMPLE_PRODUCTS, ...change }),
    shop: 'shopify',
    template: null,
    ...order,
  }
}

describe('the worker for products', () => {
  it('counts variants, and shows the first rows of the file', () => {
    const outcome = writer.check(orderOf())
    if (outcome.kind !== 'checked') throw new Error('The example has mistakes')
    expect(outcome.summary.slice(0, 2)).toEqual(['Shopify: 2 products, 21 variants.', 'Every SKU is unique.'])
    expect(outcome.previews[0]?.rows).toHaveLength(21)
    expect(outcome.previews[0]?.rows[0]).toContain('TEE-RED-S')
  })

  it('names the words of equal SKUs, and says nothing of different ones', () => {
    const outcome = writer.check(orderOf({ sku: '{Model|code}-{Size}' }))
    expect(outcome).toMatchObject({ problems: [{ severity: 'error', count: 14 }] })
    expect(JSON.stringify(outcome)).not.toContain('All SKUs are different')
  })

  it.each([
    [{ title: '{Modell}' }, ['title']],
    [{ sku: '{Size|code}' }, ['sku']],
    [{ price: 'free' }, ['price']],
    [{ conditions: ['[Colour] = "Red"'] }, []],
  ])('finds the place of a mistake: %j', (change, place) => {
    expect(writer.check(orderOf(change))).toMatchObject({ kind: 'mistaken', mistakes: [{ place }] })
  })

  it('refuses more rows than it can check', () => {
    const words = Array.from({ length: 1001 }, (_, i) => `w${i}`).join('\n')
    const columns = ['A', 'B'].map((name) => ({ id: name, name, text: words, codes: null }))
    const outcome = writer.check(orderOf({ columns, title: 'Tee', sku: '{A}-{B}', conditions: [] }))
    expect(outcome).toMatchObject({ mistakes: [{ message: expect.stringContaining('1,002,001 rows') }] })
  })

  it('fills the columns of a template, and says which stay empty', async () => {
    const file = new File(['SKU,Color swatch\n'], 'mine.csv')
    const template = await writer.readTemplate(file, {})
    if ('reason' in template) throw new Error(template.reason)
    const outcome = writer.check(orderOf({}, { template }))
    expect(outcome).toMatchObject({
      summary: expect.arrayContaining(['These template columns stay empty: Color swatch.']),
    })
    const written = await writer.write(orderOf({}, { template }))
    if (written.kind !== 'written') throw new Error(written.reason)
    expect(await written.files[0]?.blob.text()).toMatch(/^SKU,Color swatch\r\nTEE-RED-S,\r\n/)
  })

  it('says that it knows no column of a template', async () => {
    const template = await writer.readTemplate(new File(['a,b\n'], 'other.csv'), {})
    if ('reason' in template) throw new Error(template.reason)
    const outcome = writer.check(orderOf({}, { template }))
    expect(JSON.stringify(outcome)).toContain("We don't recognize any column in this template.")
  })
})
