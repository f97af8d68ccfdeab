import { accounts, DEMO_MAIL_PATH } from '@wordloom/contract'
import { aServer } from '../fixtures/a-server.ts'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { aMember, linkTo } from '../fixtures/people.ts'
import { expect, test } from '../fixtures/test.ts'

// What drives the browser tries its scripts in every frame; that of a mail lets none run.
test.use({ expectedComplaints: [/Blocked script execution .* sandboxed/] })

test('a newcomer finds the mail, reads it and follows its link', async ({ page, context }) => {
  const { email } = await aMember(page)
  await linkTo(page.request, email)
  await page.goto('/verify-email')
  await page.getByRole('link', { name: DEMO_MAIL_PATH }).click()
  await expect(page).toHaveTitle('Mail of the demo · Wordloom')
  await page.getByRole('navigation', { name: 'Mails' }).getByRole('link').filter({ hasText: email }).click()
  await expect(page.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(page.getByRole('article').getByText(email, { exact: true })).toBeVisible()

  const opened = context.waitForEvent('page')
  await page.frameLocator('iframe').getByRole('link', { name: 'Verify email address' }).click()
  const proof = await opened
  await proof.getByRole('button', { name: 'Verify my email' }).click()
  await expect(proof.getByRole('heading', { level: 1, name: 'Email verified' })).toBeVisible()
})

test('the text of a mail has its link too, and stays chosen after a reload', async ({ page }) => {
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

test('where nothing was sent yet, the page says how to begin, and finds the first mail', async ({ page }) => {
  const { address, stop } = await aServer()
  try {
    await page.goto(address + DEMO_MAIL_PATH)
    await expect(page.getByText('Nothing has been sent yet')).toBeVisible()
    await expectAccessible(page)
    const data = { email: 'ann@example.org', password: 'three threads, one cloth' }
    await page.request.post(address + accounts.signUp.path, { data })
    await expect(async () => {
      await page.getByRole('button', { name: 'Refresh' }).click()
      await expect(page.getByRole('link').filter({ hasText: data.email })).toBeVisible({ timeout: 1000 })
    }).toPass({ timeout: 15_000 })
    await expect(page.getByText('1 mail', { exact: true })).toBeAttached()
  } finally {
    await stop()
  }
})

test.describe('what is not there', () => {
  test.use({ expectedComplaints: [/the server responded with a status of 404/] })

  test('is said of a mail', async ({ page }) => {
    await page.goto(`${DEMO_MAIL_PATH}?id=20200101T000000000Z-1`)
    await expect(page.getByRole('alert')).toHaveText(/There is no such mail any more/)
  })

  test('is the whole page, outside of demo mode', async ({ request }) => {
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
