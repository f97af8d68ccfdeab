import { GeneratorPage } from '../../fixtures/generator.ts'
import { structuredDataTypes } from '../../fixtures/structured-data.ts'
import { expect, test } from '../../fixtures/test.ts'

test.describe('an example opens in the generator', () => {
  test('from a guide', async ({ page }) => {
    await page.goto('/seo-guide')
    const card = page.getByRole('article').filter({ has: page.getByRole('list', { name: 'Combinations' }) })
    const [first = ''] = await card
      .first()
      .getByRole('list', { name: 'Combinations' })
      .getByRole('listitem')
      .allTextContents()
    await card
      .first()
      .getByRole('link', { name: /^Open in the generator/ })
      .click()
    await generateAndExpect(page, first)
  })

  test('from the four steps', async ({ page }) => {
    await page.goto('/how-to-use')
    await page.getByRole('link', { name: 'Open this example' }).click()
    const generator = new GeneratorPage(page)
    await expect(generator.words(1)).toHaveValue('emergency\n24 hour')
    await expect(generator.words(3)).toHaveValue('Austin\nDallas\nHouston')
    await generateAndExpect(page, '"emergency plumber Austin"')
  })

  test('from the features', async ({ page }) => {
    await page.goto('/features')
    await page.getByRole('link', { name: 'Open in the generator: Shop keywords' }).click()
    await generateAndExpect(page, 'buy linen scarf')
  })

  async function generateAndExpect(page: GeneratorPage['page'], combination: string) {
    const generator = new GeneratorPage(page)
    await expect(page).toHaveURL(/\/$/)
    await expect(generator.words(1)).not.toHaveValue('')
    await generator.generate()
    await expect(generator.results.getByText(combination, { exact: true })).toBeVisible()
  }
})

test.describe('structured data of guides', () => {
  for (const path of ['/google-ads-guide', '/seo-guide']) {
    test(`${path} includes its steps only while it is shown`, async ({ page }) => {
      await page.goto(path)
      await page.locator('html[data-alive]').waitFor()
      await expect.poll(() => structuredDataTypes(page)).toEqual(['BreadcrumbList', 'HowTo'])
      await page
        .getByRole('navigation', { name: 'Breadcrumb' })
        .getByRole('link', { name: 'Use Cases' })
        .click()
      await expect(page.getByRole('heading', { level: 1, name: 'Features' })).toBeVisible()
      await expect.poll(() => structuredDataTypes(page)).toEqual(['BreadcrumbList'])
      await page.goBack()
      await expect.poll(() => structuredDataTypes(page)).toEqual(['BreadcrumbList', 'HowTo'])
      await page.getByRole('banner').getByRole('link', { name: 'Wordloom' }).click()
      await expect(page.getByRole('textbox', { name: 'Column 1 words' })).toBeVisible()
      await expect.poll(() => structuredDataTypes(page)).not.toContain('HowTo')
    })
  }
})

test('a page opens at its top, with its heading in focus', async ({ page }) => {
  await page.goto('/features')
  await page.locator('html[data-alive]').waitFor()
  const link = page.getByRole('main').getByRole('link', { name: 'Bloggers' })
  await link.scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500)
  await link.click()
  await expect(page).toHaveURL('/bloggers-guide')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('links within a page lead to its sections', async ({ page }) => {
  await page.goto('/how-to-use#import')
  await expect(page.getByRole('heading', { name: 'Importing lists' })).toBeInViewport()
  for (const format of ['CSV', 'TSV', 'TXT', 'JSON']) {
    const sample = page.getByRole('link', { name: `Sample as ${format}` })
    const answer = await page.request.get((await sample.getAttribute('href')) ?? '')
    expect(answer.status()).toBe(200)
  }
  await page.getByRole('link', { name: 'All twenty guides' }).click()
  await expect(page).toHaveURL('/features#guides')
  await expect(page.getByRole('heading', { name: 'Guides' })).toBeInViewport()
  await page.goto('/privacy')
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Cookies' }).click()
  await expect(page.getByRole('heading', { name: 'Cookies' })).toBeInViewport()
  await expect(page.getByText('15 January 2025')).toHaveCount(1)
})
