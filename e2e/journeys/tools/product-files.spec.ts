import { PRODUCT_CASES } from '@wordloom/testing/files/product-cases'
import { expect, test } from '../../fixtures/test.ts'

test.skip(({ isMobile }) => isMobile, 'reads the same on each screen')

test('a product file is judged as the shop does', async ({ page }) => {
  await page.goto('/tools/products')
  await page.getByLabel('For', { exact: true }).selectOption('WooCommerce')
  for (const { kind, file, problems, counted } of PRODUCT_CASES) {
    await test.step(kind, async () => {
      const buffer = Buffer.from(JSON.stringify(file))
      await page
        .getByLabel('Open file')
        .setInputFiles({ name: 'products.json', mimeType: 'application/json', buffer })
      for (const problem of problems) await expect(page.getByText(problem)).toBeVisible()
      if (counted !== '') await expect(page.getByText(`WooCommerce: ${counted}.`)).toBeVisible()
      const make = page.getByRole('button', { name: 'Make the file' })
      if (problems.length > 0) await expect(make).toBeDisabled()
      else await expect(make).toBeEnabled()
    })
  }
})
