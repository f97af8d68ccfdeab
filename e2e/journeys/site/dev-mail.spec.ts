import { accounts, DEMO_MAIL_PATH } from '@wordloom/contract'
import { expectAccessible } from '../../fixtures/accessibility.ts'
import { DEMO_KEY } from '../../fixtures/demo-key.ts'
import { aMember, linkTo } from '../../fixtures/people.ts'
import { aServer } from '../../fixtures/servers/a-server.ts'
import { expect, test } from '../../fixtures/test.ts'

// Playwright tries to run scripts in every iframe, and the mail's iframe blocks them.
test.use({ expectedComplaints: [/Blocked script execution .* sandboxed/] })

test('a new user finds the mail, reads it and follows its link', async ({ page, context }) => {
  const { email } = await aMember(page)
  await linkTo(page.request, email)
  await page.goto('/verify-email')
  await page.getByRole('link', { name: DEMO_MAIL_PATH }).click()
  await expect(page).toHaveTitle('Demo email · Wordloom')
  await page.getByRole('navigation', { name: 'Emails' }).getByRole('link').filter({ hasText: email }).click()
  await expect(page.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(page.getByRole('article').getByText(email, { exact: true })).toBeVisible()

  const opened = context.waitForEvent('page')
  await page.frameLocator('iframe').getByRole('link', { name: 'Verify my email' }).click()
  const proof = await opened
  await proof.getByRole('button', { name: 'Verify my email' }).click()
  await expect(proof.getByRole('heading', { level: 1, name: 'Email verified' })).toBeVisible()
})

test('the text version of a mail has the link too, and stays selected after a reload', async ({ page }) => {
  const { email } = await aMember(page)
  const link = await linkTo(page.request, email)
  await page.goto(DEMO_MAIL_PATH)
  await page.getByRole('link').filter({ hasText: email }).click()
  await page.getByRole('radio', { name: 'Text' }).check()
  await expect(page.getByRole('link', { name: link, exact: true })).toHaveAttribute('href', link)
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Text' })).toBeChecked()
  await expect(page.getByRole('link', { name: link, exact: true })).toBeVisible()
})

test('nothing of a mail is cut off at a width of 320 pixels', async ({ page }) => {
  const { email } = await aMember(page)
  await linkTo(page.request, email)
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto(DEMO_MAIL_PATH)
  await page.getByRole('link').filter({ hasText: email }).click()
  await page.getByRole('radio', { name: 'Text' }).check()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test.describe('in a browser that has not opened the demo link', () => {
  test.use({
    storageState: { cookies: [], origins: [] },
    expectedComplaints: [/the server responded with a status of 404/],
  })

  const HINT = 'open the link that npm start printed in the terminal.'

  test('pages say where to find the link, and show nothing else until it is opened', async ({ page }) => {
    const { address, stop } = await aServer()
    try {
      await page.goto(`${address}/login`)
      const main = page.getByRole('main')
      await expect(main).toContainText(`To sign in as its administrator, ${HINT}`)
      await expect(page.getByRole('button', { name: 'Fill in the demo administrator' })).toHaveCount(0)
      await expectAccessible(page)

      const data = { email: 'ann@example.org', password: 'three threads, one cloth' }
      await page.request.post(address + accounts.signUp.path, { data })
      for (const path of ['/verify-email', '/contact']) {
        await page.goto(address + path)
        await expect(main).toContainText(`mail stays here. To read it, ${HINT}`)
        await expect(main.getByRole('link', { name: DEMO_MAIL_PATH })).toHaveCount(0)
      }
      await page.goto(address + DEMO_MAIL_PATH)
      await expect(page).toHaveTitle(/^Page Not Found/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Page Not Found'])

      await page.goto(`${address}/demo/${DEMO_KEY}`)
      await expect(page).toHaveURL(`${address}/verify-email`)
      await expect(main.getByRole('link', { name: DEMO_MAIL_PATH })).toBeVisible()
      await page.goto(address + DEMO_MAIL_PATH)
      await expect(page.getByRole('link').filter({ hasText: data.email })).toBeVisible()
    } finally {
      await stop()
    }
  })
})

test('before any mail was sent, the page says how to begin, and then finds the first mail', async ({
  page,
}) => {
  const { address, stop } = await aServer()
  try {
    await page.goto(address + DEMO_MAIL_PATH)
    await expect(page.getByText('No emails yet')).toBeVisible()
    await expectAccessible(page)
    const data = { email: 'ann@example.org', password: 'three threads, one cloth' }
    await page.request.post(address + accounts.signUp.path, { data })
    await expect(async () => {
      await page.getByRole('button', { name: 'Refresh' }).click()
      await expect(page.getByRole('link').filter({ hasText: data.email })).toBeVisible({ timeout: 1000 })
    }).toPass({ timeout: 15_000 })
    await expect(page.getByText('1 email', { exact: true })).toBeAttached()
  } finally {
    await stop()
  }
})

test.describe('a missing page of the dev mail', () => {
  test.use({ expectedComplaints: [/the server responded with a status of 404/] })

  test('is shown for a single email that no longer exists', async ({ page }) => {
    await page.goto(`${DEMO_MAIL_PATH}?id=20200101T000000000Z-1`)
    await expect(page.getByRole('alert')).toHaveText(/This email no longer exists/)
  })

  test('is answered for every path outside of demo mode', async ({ request }) => {
    const { address, stop } = await aServer({ NODE_ENV: 'production' })
    try {
      const answer = await request.get(address + DEMO_MAIL_PATH)
      expect(answer.status()).toBe(404)
      expect(await answer.text()).toContain('<title>Page Not Found')
    } finally {
      await stop()
    }
  })
})
