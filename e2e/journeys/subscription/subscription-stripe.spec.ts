import type { Page } from '@playwright/test'
import { expectAccessible } from '../../fixtures/accessibility.ts'
import { aVerifiedMember } from '../../fixtures/people.ts'
import { test } from '../../fixtures/servers/stripe.ts'
import { expect } from '../../fixtures/test.ts'

const CARDS = { good: '4242424242424242', declined: '4000000000000002', confirmed: '4000002500003155' }

async function fillIn(page: Page, plan: string, card: string): Promise<void> {
  await page.getByRole('button', { name: `Subscribe to ${plan}` }).click()
  await page.frameLocator('iframe[title="Secure payment input frame"]').getByLabel('Card number').fill(card)
}

const payNow = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Pay now' }).click()
const standing = (page: Page) => page.getByRole('region', { name: 'Your plan' })

test('a good card buys a plan, and the URL is clean again', async ({ page, stripe }) => {
  await aVerifiedMember(page)
  await page.goto('/subscription')
  await expect(page.getByText('Test mode')).toHaveCount(0)
  await fillIn(page, 'Yearly', CARDS.good)
  await expectAccessible(page)
  await payNow(page)
  await expect(page.getByText('Success!', { exact: true })).toBeVisible()
  await expect(
    page.getByText('Your subscription has been activated successfully!', { exact: true }),
  ).toBeVisible()
  await expect(page).toHaveURL('/subscription')
  await expect(standing(page)).toContainText("You're on the Yearly plan. It renews on ")
  await expect(page.getByRole('listitem').filter({ hasText: '$89.00' })).toContainText('Paid')
  expect((await stripe.books()).subscriptions.at(-1)).toMatchObject({ status: 'active' })
})

test.describe('a declined card', () => {
  test.use({ expectedComplaints: [/status of 402/] })

  test('changes nothing, and another one can be tried', async ({ page, stripe: _ }) => {
    await aVerifiedMember(page)
    await page.goto('/subscription')
    await fillIn(page, 'Monthly', CARDS.declined)
    await payNow(page)
    await expect(page.getByText('Payment Failed', { exact: true })).toBeVisible()
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Your card was declined.')
    await page
      .frameLocator('iframe[title="Secure payment input frame"]')
      .getByLabel('Card number')
      .fill(CARDS.good)
    await payNow(page)
    await expect(standing(page)).toContainText("You're on the Monthly plan")
  })
})

test("the bank's confirmation opens above the dialog, and can be answered", async ({ page, stripe: _ }) => {
  await aVerifiedMember(page)
  await page.goto('/subscription')
  await fillIn(page, 'Monthly', CARDS.confirmed)
  await payNow(page)
  const bank = page.frameLocator('iframe[title="Bank"]')
  await bank.getByRole('button', { name: 'Fail' }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('unable to authenticate')
  await payNow(page)
  await bank.getByRole('button', { name: 'Complete' }).click()
  await expect(page.getByText('Success!', { exact: true })).toBeVisible()
  await expect(standing(page)).toContainText("You're on the Monthly plan")
})

test('a failed renewal shows its deadline, and can be paid on the page', async ({ page, stripe }) => {
  await aVerifiedMember(page)
  await page.goto('/subscription')
  await fillIn(page, 'Monthly', CARDS.good)
  await payNow(page)
  await expect(standing(page)).toContainText("You're on the Monthly plan")
  const id = (await stripe.books()).subscriptions.at(-1)?.id
  await stripe.happen('setCard', id, CARDS.declined)
  await stripe.happen('turn', id)
  await stripe.happen('delivered')
  await page.reload()
  await expect(standing(page)).toContainText("didn't go through. Your plan stays active until ")
  await expectAccessible(page)
  await standing(page).getByRole('button', { name: 'Pay now' }).click()
  await page
    .frameLocator('iframe[title="Secure payment input frame"]')
    .getByLabel('Card number')
    .fill(CARDS.good)
  await payNow(page)
  await expect(standing(page)).toContainText("You're on the Monthly plan. It renews on ")
})

test('a monthly plan changes to a yearly one with the known card', async ({ page, stripe: _ }) => {
  await aVerifiedMember(page)
  await page.goto('/subscription')
  await fillIn(page, 'Monthly', CARDS.good)
  await payNow(page)
  await page.getByRole('button', { name: 'Change to Yearly' }).click()
  const question = page.getByRole('alertdialog', { name: 'Change to Yearly?' })
  await expect(question).toContainText('Your card will be charged now: $89 per year')
  await question.getByRole('button', { name: 'Change to Yearly' }).click()
  await expect(standing(page)).toContainText("You're on the Yearly plan")
})

test('a cancellation reaches Stripe, and later changes at Stripe reach the page', async ({
  page,
  stripe,
}) => {
  await aVerifiedMember(page)
  await page.goto('/subscription')
  await fillIn(page, 'Monthly', CARDS.good)
  await payNow(page)
  await standing(page).getByRole('button', { name: 'Cancel subscription' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel subscription' }).click()
  await expect(standing(page)).toContainText("You've canceled the Monthly plan.")
  const subscription = (await stripe.books()).subscriptions.at(-1)
  expect(subscription).toMatchObject({ cancel_at_period_end: true })
  await stripe.happen('turn', subscription?.id)
  await stripe.happen('delivered')
  await page.reload()
  await expect(standing(page)).toContainText("You're on the Free plan.")
})

test('the parameters that Stripe adds to the return URL are removed', async ({ page, stripe: _ }) => {
  await aVerifiedMember(page)
  await page.goto(
    '/subscription?success=true&payment_intent=pi_1&payment_intent_client_secret=s&redirect_status=failed',
  )
  await expect(page.getByText('Payment Failed', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/subscription')
  await expect(standing(page)).toContainText("You're on the Free plan.")
})

test('only the plans page lets Stripe in, and it always loads as a full page', async ({
  page,
  stripe: _,
}) => {
  await aVerifiedMember(page)
  const foreign = new Set<string>()
  page.on('request', (request) => {
    const { origin } = new URL(request.url())
    if (origin.startsWith('https:')) foreign.add(origin)
  })
  const policies = new Map<string, string>()
  page.on('response', async (response) => {
    if (!response.request().isNavigationRequest() || response.frame() !== page.mainFrame()) return
    const { pathname } = new URL(response.url())
    policies.set(pathname, response.headers()['content-security-policy'] ?? '')
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Subscription' }).click()
  await expect(standing(page)).toBeVisible()
  expect([...foreign]).toEqual([])

  await page.getByRole('button', { name: 'Subscribe to Monthly' }).click()
  await expect(page.locator('iframe[title="Secure payment input frame"]')).toBeVisible()
  expect([...foreign]).toEqual(['https://js.stripe.com'])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  foreign.clear()
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  expect(await page.evaluate(() => 'Stripe' in globalThis)).toBe(false)
  expect([...foreign]).toEqual([])
  expect(policies.get('/subscription')).toContain('https://js.stripe.com')
  expect(policies.get('/dashboard')).not.toContain('stripe')
})

test.describe("when Stripe.js can't be loaded", () => {
  test.use({ expectedComplaints: [/net::ERR_FAILED/] })

  test('the dialog says so, and can retry', async ({ page, stripe: _ }) => {
    await aVerifiedMember(page)
    await page.goto('/subscription')
    let isAway = true
    await page.route('https://js.stripe.com/**', (route) => (isAway ? route.abort() : route.fallback()))
    await page.getByRole('button', { name: 'Subscribe to Monthly' }).click()
    await expect(page.getByRole('alert')).toContainText("Stripe's payment form couldn't be loaded.")
    isAway = false
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.locator('iframe[title="Secure payment input frame"]')).toBeVisible()
  })
})

test.describe('while Stripe is down', () => {
  test.use({ expectedComplaints: [/status of 502/] })

  test('nothing starts, and the page says so', async ({ page, stripe }) => {
    await aVerifiedMember(page)
    await page.goto('/subscription')
    await stripe.happen('disturb', 'answers 500', 'answers 500')
    await page.getByRole('button', { name: 'Subscribe to Monthly' }).click()
    await expect(page.getByText(/^Failed to start subscription process/)).toBeVisible({ timeout: 12_000 })
    await expect(standing(page)).toContainText("You're on the Free plan.")
  })
})
