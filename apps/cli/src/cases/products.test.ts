import { aWorkshop } from '@wordloom/testing/command-line/workshop'
import { PRODUCT_CASES } from '@wordloom/testing/files/product-cases'
import { afterAll, expect, it } from 'vitest'

const workshop = aWorkshop()
afterAll(() => workshop[Symbol.dispose]())

it.each(PRODUCT_CASES)(
  'a product file with $kind is judged as the shop does',
  ({ file, problems, counted }) => {
    workshop.aFile('products.json', file)
    const { status, stdout, stderr } = workshop.wordloom([
      'products',
      'products.json',
      '--for=woocommerce',
      '--check',
    ])
    expect(status).toBe(problems.length > 0 ? 2 : 0)
    for (const problem of problems) expect(stderr).toContain(problem)
    expect(stdout).toContain(counted)
  },
)
