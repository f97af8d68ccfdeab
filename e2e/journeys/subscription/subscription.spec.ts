import type { Page } from '@playwright/test'
import { subscriptions } from '@wordloom/contract'
import { GeneratorPage } from '../../fixtures/generator.ts'
import { aVerifiedMember } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'

const CARDS = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  confirmed: '4000 0025 0000 3155',
}

const standing = (page: Page) => page.getByRole('region', { name: 'Your plan' })
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function pay(page: Page, number: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Card number').fill(number)
  await dialog.getByRole('button', { name: 'Pay now' }).click()
}

async function subscribe(page: Page, plan: string, number = CARDS.good): Promise<void> {
  await page.getByRole('button', { name: `Subscribe to ${plan}` }).click()
  await pay(page, number)
}

test.beforeEach(async ({ page }) => {
  await aVerifiedMember(page)
})

test('the plans show their prices, and the free plan is current', async ({ page }) => {
  await page.goto('/subscription')
  await expect(page).toHaveTitle('Plans · Wordloom')
  await expect(standing(page)).toHaveText("You're on the Free plan.")
  await expect(card(page, 'Free')).toContainText('$0')
  await expect(card(page, 'Free')).toContainText('Up to 3 columns')
  await expect(card(page, 'Free')).toContainText('Current plan')
  await expect(card(page, 'Monthly')).toContainText('$9per month')
  await expect(card(page, 'Monthly')).toContainText('Up to 6 columns')
  await expect(card(page, 'Yearly')).toContainText('Save 17%')
  await expect(card(page, 'Yearly')).toContainText('$89per year')
  await expect(card(page, 'Yearly')).toContainText('Save $19/year')
  await expect(card(page, 'Friends & Family')).toHaveCount(0)
  await expect(page.getByText('Test mode', { exact: true })).toBeVisible()
  await expect(page.getByText('No payments yet.')).toBeVisible()
})

test('every step before a payment says once that it is test mode', async ({ page }) => {
  await page.goto('/subscription')
  await page.getByRole('button', { name: 'Subscribe to Monthly' }).click()
  const shown = page.getByText('Test mode', { exact: true }).filter({ visible: true })
  await expect(page.getByRole('dialog', { name: 'Subscribe to Monthly' })).toContainText('Test mode')
  await expect(shown).toHaveCount(1)
  await pay(page, CARDS.confirmed)
  await expect(page.getByRole('heading', { name: 'Did you make this payment?' })).toBeFocused()
  await expect(page.getByRole('dialog')).toContainText('Test mode')
  await expect(shown).toHaveCount(1)
  await page.getByRole('button', { name: 'Confirm payment' }).click()
  await standing(page).getByRole('button', { name: 'Cancel subscription' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Test mode')
  await expect(shown).toHaveCount(1)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep subscription' }).click()
  await page.getByRole('button', { name: 'Change to Yearly' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Test mode')
  await expect(shown).toHaveCount(1)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await page.goto('/account')
  await expect(page.getByRole('region', { name: 'Plan' })).toContainText(
    'Test mode: no real money is charged.',
  )
  await expect(page.getByRole('region', { name: 'Plan' })).toContainText("You're on the Monthly plan.")
})

test('while a renewal is being confirmed, the page says until when the plan stays active', async ({
  page,
}) => {
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000)
  const graceUntil = inDays(6)
  const json = {
    plan: 'monthly',
    status: 'active',
    paidUntil: inDays(-1).toISOString(),
    graceUntil: graceUntil.toISOString(),
  }
  await page.route(`**${subscriptions.status.path}`, (route) => route.fulfill({ json }))
  await page.goto('/subscription')
  const date = new Intl.DateTimeFormat('en', { dateStyle: 'medium' }).format(graceUntil)
  await expect(standing(page)).toContainText(
    `We're confirming your renewal. Your Monthly plan stays active until ${date}.`,
  )
})

test('a subscription grants what its card promises, immediately', async ({ page }) => {
  await page.goto('/subscription')
  await subscribe(page, 'Monthly')
  await expect(page.getByText('Success!', { exact: true })).toBeVisible()
  await expect(
    page.getByText('Your subscription has been activated successfully!', { exact: true }),
  ).toBeVisible()
  await expect(page).toHaveURL('/subscription')
  await expect(standing(page)).toContainText("You're on the Monthly plan. It renews on ")
  await expect(card(page, 'Monthly')).toContainText('Current plan')
  await expect(page.getByRole('listitem').filter({ hasText: '$9.00' })).toContainText('Paid')
  await new GeneratorPage(page).open()
  for (let columns = 4; columns <= 6; columns++) {
    await page.getByRole('button', { name: 'Add Column' }).click()
    await expect(page.getByText(`${columns} columns`, { exact: true })).toBeVisible()
  }
  await expect(page.getByRole('button', { name: 'Add Column' })).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('Add Column leads to the plans, and after the payment back to a generator with that column', async ({
  page,
}) => {
  const generator = new GeneratorPage(page)
  await generator.open()
  await generator.type(['red'])
  await page.getByRole('button', { name: 'Add Column' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'See plans' }).click()
  await subscribe(page, 'Yearly')
  await expect(page.getByText('You now have 4 columns and can add 2 more.', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Success!', { exact: true })).toBeVisible()
  await expect(
    page.getByText('Your subscription has been activated successfully!', { exact: true }),
  ).toBeVisible()
  await expect(generator.words(4)).toBeVisible()
  await expect(generator.words(1)).toHaveValue('red')
})

test.describe('a refused payment', () => {
  test.use({ expectedComplaints: [/status of 40[02]/] })

  test('shows its reason, and changes nothing', async ({ page }) => {
    await page.goto('/subscription')
    await subscribe(page, 'Yearly', CARDS.declined)
    await expect(page.getByText('Payment Failed', { exact: true })).toBeVisible()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('alert')).toHaveText('Your card was declined. Please try another card.')
    await pay(page, '4111 1111 1111 1111')
    await expect(dialog.getByLabel('Card number')).toHaveAccessibleDescription(
      'This is test mode: please use one of the test card numbers.',
    )
    await expect(dialog.getByLabel('Card number')).toBeFocused()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Subscribe to Yearly' })).toBeFocused()
    await page.reload()
    await expect(standing(page)).toHaveText("You're on the Free plan.")
  })
})

test("a card that needs the bank's confirmation can be confirmed or refused", async ({ page }) => {
  await page.goto('/subscription')
  await subscribe(page, 'Monthly', CARDS.confirmed)
  await page.getByRole('button', { name: 'No, cancel it' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(standing(page)).toHaveText("You're on the Free plan.")
  await subscribe(page, 'Monthly', CARDS.confirmed)
  await page.getByRole('button', { name: 'Confirm payment' }).click()
  await expect(standing(page)).toContainText("You're on the Monthly plan.")
})

test('a subscription can be canceled and resumed', async ({ page }) => {
  await page.goto('/subscription')
  await subscribe(page, 'Yearly')
  await standing(page).getByRole('button', { name: 'Cancel subscription' }).click()
  const question = page.getByRole('alertdialog', { name: 'Cancel the Yearly plan?' })
  await expect(question.getByRole('button', { name: 'Keep subscription' })).toBeFocused()
  await question.getByRole('button', { name: 'Cancel subscription' }).click()
  await expect(
    page.getByText("Subscription cancelled. You'll have access until the end of your billing period.", {
      exact: true,
    }),
  ).toBeVisible()
  await expect(standing(page)).toContainText("You'll have access until ")
  await expect(card(page, 'Yearly')).toContainText('Current plan')
  await page.reload()
  await standing(page).getByRole('button', { name: 'Resume subscription' }).click()
  await expect(page.getByText('Your subscription will continue.', { exact: true })).toBeVisible()
  await expect(standing(page)).toContainText('It renews on ')
})

test('changing the plan credits what is left of the old one', async ({ page }) => {
  await page.goto('/subscription')
  await subscribe(page, 'Monthly')
  await page.getByRole('button', { name: 'Change to Yearly' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Change to Yearly' }).click()
  await pay(page, CARDS.good)
  await expect(standing(page)).toContainText("You're on the Yearly plan.")
  await expect(page.getByRole('listitem').filter({ hasText: '$80.00' })).toBeVisible()
})

test('the return URL of a payment grants nothing by itself', async ({ page }) => {
  await page.goto('/subscription?success=true')
  await expect(page.getByText('Your payment is still being processed…')).toBeVisible()
  await expect(page).toHaveURL('/subscription')
  await expect(standing(page)).toHaveText("You're on the Free plan.")
  await expect(page.getByText(/^We haven't received your payment yet\./)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('Success!', { exact: true })).toHaveCount(0)
})

test.describe('when the session has expired', () => {
  test.use({ expectedComplaints: [/status of 401/] })

  test('the page says why it leads to the sign-in page', async ({ page }) => {
    await page.goto('/subscription')
    await expect(standing(page)).toBeVisible()
    await page.request.get('/api/logout', { headers: { 'sec-fetch-site': 'same-origin' } })
    await page.getByRole('button', { name: 'Subscribe to Monthly' }).click()
    await expect(page.getByText('Authentication Required', { exact: true })).toBeVisible()
    await expect(page.getByText('Please log in to view subscription plans.', { exact: true })).toBeVisible()
    await expect(page).toHaveURL('/login')
    await expect(page.getByText('Authentication Required', { exact: true })).toBeVisible()
  })
})

test.describe('when the server fails', () => {
  test.use({ expectedComplaints: [/status of 50[02]/] })

  test('each failed action is reported', async ({ page }) => {
    await page.goto('/subscription')
    await page.route(subscriptions.create.path, (route) => route.fulfill({ status: 500, json: {} }))
    await page.getByRole('button', { name: 'Subscribe to Monthly' }).click()
    await expect(page.getByText('Failed to start subscription process', { exact: true })).toBeVisible()
    await page.unroute(subscriptions.create.path)
    await subscribe(page, 'Monthly')
    await page.route(subscriptions.cancel.path, (route) => route.fulfill({ status: 500, json: {} }))
    await standing(page).getByRole('button', { name: 'Cancel subscription' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel subscription' }).click()
    await expect(page.getByText('Failed to cancel subscription', { exact: true })).toBeVisible()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep subscription' }).click()
    await expect(standing(page)).toContainText('It renews on ')
  })

  test('the plans and the payments can be loaded again', async ({ page }) => {
    for (const { path } of [subscriptions.status, subscriptions.payments]) {
      await page.route(path, (route) => route.fulfill({ status: 502, body: '<html>' }))
    }
    await page.goto('/subscription')
    await expect(page.getByRole('alert')).toHaveText(/^The plans couldn't be loaded\./)
    await page.unroute(subscriptions.status.path)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(standing(page)).toBeVisible()
    await expect(page.getByRole('alert')).toHaveText(/^Your payments couldn't be loaded\./)
    await page.unroute(subscriptions.payments.path)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByText('No payments yet.')).toBeVisible()
  })
})

test('a plan is bought by keyboard alone', async ({ page }) => {
  await page.goto('/subscription')
  await page.getByRole('button', { name: 'Subscribe to Monthly' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Subscribe to Monthly' })).toBeVisible()
  await page.getByRole('dialog').getByLabel('Card number').focus()
  await page.keyboard.type('4242424242424242')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Success!', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Subscribe to Monthly' })).toHaveCount(0)
})

test.describe('when a service worker caches pages', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the plans page is never cached, because its policy may change', async ({ page }) => {
    await page.goto('/')
    await page.evaluate(() => navigator.serviceWorker.ready)
    const answer = await page.goto('/subscription')
    await expect(standing(page)).toBeVisible()
    const isKept = await page.evaluate(async () => (await caches.match('/subscription')) !== undefined)
    expect([isKept, answer?.headers()['cache-control']]).toEqual([false, 'no-cache'])
  })
})
