import { INDEXED_PATHS, PUBLIC_PATHS, TOOL_PATHS } from '@wordloom/contract'
import { expectAccessible } from '../../fixtures/accessibility.ts'
import { readHead } from '../../fixtures/page-head.ts'
import { expect, test } from '../../fixtures/test.ts'

/** Pages that are read. The others are worked with. */
const READ_PATHS = INDEXED_PATHS.filter((path) => !['/', ...TOOL_PATHS].includes(path))

test('every public page has metadata for search engines and for sharing', async ({ page, baseURL }) => {
  const heads = []
  for (const path of INDEXED_PATHS) {
    const head = await readHead(page, path)
    const { title, description, canonical, og, headings, breadcrumb } = head
    expect.soft(headings, `headings of ${path}`).toHaveLength(1)
    expect.soft(title.length, `title of ${path}`).toBeLessThanOrEqual(65)
    expect.soft(description.length, `description of ${path}`).toBeGreaterThanOrEqual(50)
    expect.soft(description.length, `description of ${path}`).toBeLessThanOrEqual(160)
    expect.soft(canonical).toBe(new URL(path, baseURL).href.replace(/\/$/, path === '/' ? '/' : ''))
    expect.soft(og['og:url']).toBe(canonical)
    expect.soft(og['og:description']).toBe(description)
    const picture = await page.request.get(og['og:image'] ?? '')
    expect
      .soft([picture.status(), picture.headers()['content-type']], `picture of ${path}`)
      .toEqual([200, 'image/png'])
    if (path !== '/') {
      expect.soft(breadcrumb.shown, `breadcrumb of ${path}`).toEqual(breadcrumb.told)
      expect.soft(breadcrumb.told[0], `breadcrumb of ${path}`).toBe('Home')
    }
    heads.push(head)
  }
  for (const name of ['title', 'description'] as const) {
    expect.soft(new Set(heads.map((head) => head[name])).size, `${name}s`).toBe(INDEXED_PATHS.length)
  }
})

test('the sitemap lists every public page and nothing else', async ({ request, baseURL }) => {
  const map = await (await request.get('/sitemap.xml')).text()
  const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address))
  expect(listed.map(({ pathname }) => pathname).toSorted()).toEqual([...INDEXED_PATHS].sort())
  for (const { origin } of listed) expect(origin).toBe(baseURL)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every public page is readable', async ({ page }) => {
    for (const path of PUBLIC_PATHS) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      if (!READ_PATHS.includes(path)) continue
      const text = await page.getByRole('main').innerText()
      expect(text.length, `what can be read at ${path}`).toBeGreaterThan(400)
    }
  })

  test('questions open, and the search field is hidden', async ({ page }) => {
    await page.goto('/faq')
    await expect(page.getByRole('searchbox')).toBeHidden()
    await page.getByText('How are duplicates removed?').click()
    await expect(page.getByText('keeps the first of each set of equal combinations')).toBeVisible()
    await page.goto('/faq#why-are-there-fewer-combinations')
    await expect(page.getByText('an empty column is ignored')).toBeInViewport()
  })
})

test.describe('an unknown URL', () => {
  test.use({ expectedComplaints: [/the server responded with a status of 404/] })

  test('gets a 404 page with links', async ({ page }) => {
    const response = await page.goto('/no-such-page')
    expect(response?.status()).toBe(404)
    await expect(page).toHaveTitle(/Page Not Found/)
    await expect(page.getByText('404')).toBeVisible()
    await expectAccessible(page)
    await page.locator('html[data-alive]').waitFor()
    await page.getByRole('main').getByRole('link', { name: 'How to use it' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'How to Use' })).toBeFocused()
  })
})
