import { GUIDE_PATHS } from '@wordloom/contract'
import { GeneratorPage } from '../../fixtures/generator.ts'
import { aVerifiedMember } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'

test('an empty generator offers an example with its rows, which can be undone', async ({ page }) => {
  const generator = new GeneratorPage(page)
  await generator.open()
  const offer = page.getByRole('button', { name: 'try an example' })
  await offer.click()
  await expect(page.getByText('48 combinations possible', { exact: true })).toBeVisible()
  await expect(generator.words(3)).toHaveValue('Austin\nDallas\nHouston\nSan Antonio')
  await expect(generator.row('emergency plumber Austin')).toBeVisible()
  await expect(generator.results.getByRole('button', { name: /^Export/ })).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Generate Combinations' })).toBeFocused()
  await expect(offer).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(generator.words(3)).toHaveValue('')
  await expect(offer).toBeVisible()
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(page.getByText('48 combinations possible', { exact: true })).toBeVisible()
})

test('the example is not offered once there are words', async ({ page }) => {
  const generator = new GeneratorPage(page)
  await generator.open()
  await generator.type(['red'])
  await expect(page.getByText('1 combinations possible', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'try an example' })).toHaveCount(0)
})

test('the categories link to their guides', async ({ page }) => {
  await new GeneratorPage(page).open()
  const categories = page.getByRole('list', { name: 'Made for' }).getByRole('link')
  await expect(categories).toHaveText([
    'SEO',
    'PPC',
    'Databases',
    'Affiliate Marketing',
    'Domaining',
    'Ecommerce Pros',
  ])
  await categories.filter({ hasText: 'PPC' }).click()
  await expect(page).toHaveURL('/google-ads-guide')
})

test('a visitor finds every guide below the generator', async ({ page }) => {
  await new GeneratorPage(page).open()
  const guides = page.getByRole('region', { name: 'What people make with it' })
  for (const path of GUIDE_PATHS) await expect(guides.locator(`a[href="${path}"]`)).toBeVisible()
})

test('the content below the generator is prerendered and needs no script of its own', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await new GeneratorPage(page).open()
  await page.waitForLoadState('networkidle')
  await expect(
    page.getByRole('heading', { name: 'One word from every column, in every combination' }),
  ).toBeVisible()
  expect(scripts.filter((url) => url.includes('home-sections'))).toEqual([])
})

test('client-side navigation shows the content below the generator too', async ({ page }) => {
  await page.goto('/about')
  await page.locator('html[data-alive]').waitFor()
  await page.getByRole('banner').getByRole('link', { name: 'Wordloom' }).click()
  await expect(
    page.getByRole('heading', { name: 'One word from every column, in every combination' }),
  ).toBeVisible()
})

test('signed-in users see only the generator', async ({ page }) => {
  await aVerifiedMember(page, { firstName: 'Ada' })
  await page.goto('/')
  await expect(page.getByText('Welcome back, Ada!')).toBeVisible()
  await expect(
    page.getByRole('heading', { name: 'One word from every column, in every combination' }),
  ).toHaveCount(0)
})

test('nothing moves during hydration', async ({ page }) => {
  await page.addInitScript(() => {
    interface LayoutShift extends PerformanceEntry {
      readonly value: number
      readonly sources: readonly { readonly node: Node | null }[]
    }
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        shifts.push(`${entry.value}: ${entry.sources.map(({ node }) => node?.textContent).join(' | ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await new GeneratorPage(page).open()
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([])
})

test('printing gives plain rows', async ({ page }) => {
  const generator = new GeneratorPage(page)
  await generator.open()
  await generator.type(['red', 'blue'], ['fox'])
  await generator.generate()
  await page.emulateMedia({ media: 'print' })
  await expect
    .poll(() =>
      page.evaluate(() => {
        dispatchEvent(new Event('beforeprint'))
        const lines = document.body.innerText.split(/\n+/).map((line) => line.trim())
        dispatchEvent(new Event('afterprint'))
        return lines.filter((line) => line !== '')
      }),
    )
    .toEqual(['Generated Combinations', 'redfox', 'bluefox'])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test("the page says why it can't generate, and its links work", async ({ page }) => {
    await page.goto('/')
    expect(await page.locator('main noscript').textContent()).toContain('The generator needs JavaScript')
    await page.getByRole('region', { name: 'What people make with it' }).getByText('SEO').click()
    await expect(page).toHaveURL('/seo-guide')
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
    await expect(page).toHaveURL('/faq')
  })
})

test.describe('on a phone', () => {
  test.skip(({ isMobile }) => isMobile !== true, 'wide screens show all at once')

  test('Generate and the count stay in view while typing, and never cover the focused element', async ({
    page,
  }) => {
    const generator = new GeneratorPage(page)
    await generator.open()
    await generator.type(['red', 'blue'])
    await expect(page.getByRole('button', { name: 'Generate Combinations' })).toBeInViewport({ ratio: 1 })
    await expect(page.getByText('2 combinations possible', { exact: true })).toBeInViewport({ ratio: 1 })
    const save = page.getByRole('button', { name: 'Save Column 3' })
    await save.focus()
    const [bar, focused] = [await page.locator('[data-stays-below]').boundingBox(), await save.boundingBox()]
    expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  })
})
