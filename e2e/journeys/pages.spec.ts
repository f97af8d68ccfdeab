import { PUBLIC_PATHS } from '@wordloom/contract'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/test.ts'

for (const path of PUBLIC_PATHS) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`anybody can read ${path} in ${colorScheme} colours`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expectAccessible(page)
    })
  }
}

test.describe('an address without a page', () => {
  test.use({ expectedComplaints: [/the server responded with a status of 404/] })

  test('answers with a page that says so', async ({ page }) => {
    const response = await page.goto('/no-such-page')
    expect(response?.status()).toBe(404)
    await expect(page).toHaveTitle(/Page Not Found/)
    await expectAccessible(page)
  })
})
