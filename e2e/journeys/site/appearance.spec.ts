import { GeneratorPage } from '../../fixtures/generator.ts'
import { expect, test } from '../../fixtures/test.ts'

test('the theme follows the system until the person chooses one, and the choice is kept', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await new GeneratorPage(page).open()
  const dark = page.getByRole('switch', { name: 'Dark theme' })
  await expect(dark).toBeChecked()
  await dark.click()
  await expect(dark).not.toBeChecked()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(dark).not.toBeChecked()
})

for (const width of [320, 768, 1024, 2560]) {
  test(`nothing is cut off at a width of ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const generator = new GeneratorPage(page)
    await generator.open()
    await generator.type(['a word that is long enough to need its place'], ['b'.repeat(300)], ['c'])
    await generator.choose('Separator', 'Custom')
    // Its field moves those below it.
    await expect(page.getByRole('textbox', { name: 'Custom separator' })).toBeVisible()
    await generator.choose('Wrap', 'Custom')
    await generator.generate()
    await expect(generator.results.getByText(/^1 combination/)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
}
