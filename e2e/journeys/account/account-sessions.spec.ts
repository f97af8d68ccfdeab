import type { Browser, BrowserContext } from '@playwright/test'
import { accounts, sessions } from '@wordloom/contract'
import { OWN_ADDRESS } from '../../fixtures/address.ts'
import { aVerifiedMember, type Person } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1'

async function signedInElsewhere(browser: Browser, { email, password }: Person): Promise<BrowserContext> {
  const context = await browser.newContext({ userAgent: IPHONE })
  const answer = await context.request.post(sessions.signIn.path, { data: { email, password } })
  expect(answer.ok()).toBe(true)
  return context
}

test.describe('a browser that was signed out elsewhere', () => {
  test.use({ expectedComplaints: [/the server responded with a status of 401/] })

  test('says so at its next request, and leads to the sign-in page', async ({ page, browser }) => {
    const person = await aVerifiedMember(page)
    const elsewhere = await signedInElsewhere(browser, person)
    const phone = await elsewhere.newPage()
    await phone.goto('/account')
    await expect(phone.getByText('This device', { exact: true })).toBeVisible()

    await page.goto('/account')
    const list = page.getByRole('list', { name: 'Browsers that are signed in' })
    await expect(list.getByRole('listitem')).toHaveCount(2)
    const name = new RegExp(`^Sign out Safari on iPhone, ${OWN_ADDRESS.source}`)
    await list.getByRole('button', { name }).click()
    await expect(page.getByText('Signed out', { exact: true })).toBeVisible()
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await expect(list).toBeFocused()
    await expect(page.getByText("You aren't signed in anywhere else.")).toBeVisible()

    await phone.getByRole('button', { name: 'Save name' }).click()
    await expect(phone.getByText('Unauthorized', { exact: true })).toBeVisible()
    await expect(phone.getByText('You are logged out. Logging in again...', { exact: true })).toBeVisible()
    await expect(phone).toHaveURL('/login')
    await elsewhere.close()
  })
})

test('signing out everywhere else keeps only this browser signed in', async ({ page, browser }) => {
  const person = await aVerifiedMember(page)
  const others = [await signedInElsewhere(browser, person), await signedInElsewhere(browser, person)]
  await page.goto('/account')
  const list = page.getByRole('list', { name: 'Browsers that are signed in' })
  await expect(list.getByRole('listitem')).toHaveCount(3)
  await expect(list.getByRole('listitem').first()).toContainText('This device')
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(page.getByText('Signed out everywhere else', { exact: true })).toBeVisible()
  await expect(list.getByRole('listitem')).toHaveCount(1)
  for (const other of others) {
    expect((await other.request.get(sessions.currentUser.path)).status()).toBe(401)
    await other.close()
  }
  await page.reload()
  await expect(list.getByRole('listitem')).toHaveCount(1)
})

test.describe('while the server is unreachable', () => {
  test.use({ expectedComplaints: [/ERR_FAILED/] })

  test('each section says so and loads after Retry', async ({ page }) => {
    await aVerifiedMember(page)
    const unreachable = [`**${accounts.details.path}`, `**${sessions.list.path}`]
    for (const path of unreachable) await page.route(path, (route) => route.abort())
    await page.goto('/account')
    const section = page.getByRole('region', { name: "Where you're signed in" })
    await expect(section.getByRole('alert')).toHaveText(
      "Your sessions couldn't be loaded. Please check your connection and try again.",
    )
    const password = page.getByRole('region', { name: 'Password' })
    await expect(password.getByRole('alert')).toContainText("Your account couldn't be loaded.")
    for (const path of unreachable) await page.unroute(path)
    await section.getByRole('button', { name: 'Retry' }).click()
    await expect(section.getByText('This device', { exact: true })).toBeVisible()
    await password.getByRole('button', { name: 'Retry' }).click()
    await expect(password.getByRole('button', { name: 'Change password' })).toBeVisible()
  })
})
