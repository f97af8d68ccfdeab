import { API, API_DOCS_PATH, type Endpoint, OPEN_API_PATH } from '@wordloom/contract'
import { aVerifiedMember } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'

const ENDPOINTS = Object.values(API).flatMap((calls) => Object.values<Endpoint>(calls))

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every call is readable', async ({ page }) => {
    await page.goto(API_DOCS_PATH)
    for (const { summary } of ENDPOINTS) {
      await expect(page.getByRole('heading', { level: 3, name: summary, exact: true })).toBeVisible()
    }
  })
})

test('the contents link to each call, with a URL that can be shared', async ({ page, isMobile }) => {
  await page.goto(API_DOCS_PATH)
  if (isMobile) await page.getByText('Contents', { exact: true }).click()
  const contents = page.getByRole('navigation', { name: 'Contents' })
  await contents.getByRole('link', { name: API.accounts.changeEmail.summary }).click()
  await expect(page).toHaveURL(`${API_DOCS_PATH}#accounts.changeEmail`)
  await expect(page.getByRole('heading', { name: API.accounts.changeEmail.summary })).toBeInViewport()
})

test('client-side navigation leads to the page too', async ({ page }) => {
  await aVerifiedMember(page)
  await page.goto('/account')
  await page.getByRole('link', { name: 'the API' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'API' })).toBeFocused()
  await expect(page.getByRole('heading', { name: API.sessions.signIn.summary })).toBeVisible()
})

test("a request can be copied, and contains this installation's URL", async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write'])
  await page.goto(API_DOCS_PATH)
  await page.locator('html[data-alive]').waitFor()
  await page.getByRole('button', { name: 'Copy the first commands' }).click()
  await expect(page.getByText('Copied to clipboard', { exact: true })).toBeVisible()
  const { origin } = new URL(page.url())
  await page.goto('/')
  const words = page.getByRole('textbox', { name: 'Column 1 words' })
  await words.click()
  await page.keyboard.press('ControlOrMeta+v')
  await expect(words).toHaveValue(new RegExp(`ORIGIN=${origin}\ncurl "\\$ORIGIN${API.sessions.signIn.path}"`))
})

test('the page links to the OpenAPI document', async ({ page }) => {
  await page.goto(API_DOCS_PATH)
  const link = page.getByRole('link', { name: 'OpenAPI document' })
  await expect(link).toHaveAttribute('href', OPEN_API_PATH)
  const document = await (await page.request.get(OPEN_API_PATH)).json()
  expect(document.openapi).toBe('3.1.1')
})

test('nothing is cut off at a width of 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto(API_DOCS_PATH)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})
