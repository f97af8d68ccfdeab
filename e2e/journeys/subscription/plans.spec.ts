import type { APIRequestContext, Page } from '@playwright/test'
import { admin, sessions } from '@wordloom/contract'
import { expectAccessible } from '../../fixtures/accessibility.ts'
import { GeneratorPage } from '../../fixtures/generator.ts'
import { aMember } from '../../fixtures/people.ts'
import { aServer } from '../../fixtures/servers/a-server.ts'
import { test as base, expect } from '../../fixtures/test.ts'

const test = base.extend<{ settings: Readonly<Record<string, string>> }>({
  settings: [{}, { option: true }],
  baseURL: async ({ settings }, use) => {
    const { address, stop } = await aServer(settings)
    await use(address)
    await stop()
  },
})

const standing = (page: Page) => page.getByRole('region', { name: 'Your plan' })
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const plansInWords = (page: Page) =>
  page.getByRole('main').getByText(/^(Free costs nothing|Nothing is for sale)/)

async function setSubscription(request: APIRequestContext, email: string, plan: string, status: string) {
  const { demoAccount } = await (await request.get(sessions.options.path)).json()
  await request.post(sessions.signIn.path, { data: demoAccount })
  const users = await (await request.get(`${admin.users.path}?search=${email}`)).json()
  const path = admin.setSubscription.path.replace(':id', users.users[0].id)
  const answer = await request.patch(path, {
    data: { subscriptionPlan: plan, subscriptionStatus: status },
  })
  expect(answer.ok()).toBe(true)
}

test.describe('when nothing is sold', () => {
  test.use({ settings: { PAYMENTS: 'off' } })

  test('every page says so, and everyone has everything', async ({ page }) => {
    await page.goto('/faq#what-do-the-plans-give')
    await expect(plansInWords(page)).toContainText('Everyone gets up to 6 columns')
    await new GeneratorPage(page).open()
    for (const columns of [4, 5, 6]) {
      await page.getByRole('button', { name: 'Add Column' }).click()
      await expect(page.getByText(`${columns} columns`, { exact: true })).toBeVisible()
    }
    await aMember(page)
    await page.goto('/subscription')
    await expect(page.getByText("This site doesn't sell plans. Everyone can use all features.")).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Up to 6 columns' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Subscribe/ })).toHaveCount(0)
    await expectAccessible(page)
  })
})

test.describe('when the operator has configured the free plan', () => {
  test.use({ settings: { FREE_PLAN_COLUMNS: '4', FREE_PLAN_SAVED_ITEMS: '10' } })

  test('the plan cards, the FAQ and the column dialog agree', async ({ page }) => {
    await page.goto('/faq#what-do-the-plans-give')
    await expect(plansInWords(page)).toContainText('includes up to 4 columns')
    await expect(plansInWords(page)).toContainText('up to 10 saved lists and results each')
    await page.goto('/features#plans')
    await expect(card(page, 'Free')).toContainText('Up to 4 columns')
    await expect(card(page, 'Monthly')).toContainText('$9')
    await expect(card(page, 'Yearly')).toContainText('Save $19/year')
    await expect(card(page, 'Yearly').getByRole('link', { name: 'Sign up for Yearly' })).toHaveAttribute(
      'href',
      '/signup',
    )
    await expectAccessible(page)
    await new GeneratorPage(page).open()
    await page.getByRole('button', { name: 'Add Column' }).click()
    await expect(page.getByText('4 columns', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Add Column' }).click()
    const dialog = page.getByRole('dialog', { name: 'More columns' })
    await expect(dialog).toContainText('The Free plan has 4 columns.')
    await expect(dialog).toContainText('Monthly: $9 per month · Yearly: $89 per year')
    await expect(dialog).toContainText('Test mode')
    await aMember(page)
    await page.goto('/subscription')
    await expect(card(page, 'Free')).toContainText('Up to 4 columns')
    await expect(card(page, 'Free')).toContainText('Up to 10 saved lists and results each')
    await expect(card(page, 'Monthly')).toContainText('Unlimited saved lists and results')
  })
})

test('friends and family see their plan beside the others, with nothing to pay', async ({
  page,
  playwright,
  baseURL,
}) => {
  const { email } = await aMember(page)
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  await setSubscription(request, email, 'friends_family', 'active')
  await page.goto('/subscription')
  await expect(card(page, 'Friends & Family')).toContainText('Free pro plan')
  await expect(card(page, 'Friends & Family')).toContainText('Current plan')
  await expect(standing(page)).toContainText("there's nothing to pay")
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  await expectAccessible(page)
  await request.dispose()
})

test('a plan that is no longer active is shown as ended', async ({ page, playwright, baseURL }) => {
  const { email } = await aMember(page)
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  await setSubscription(request, email, 'yearly', 'canceled')
  await page.goto('/subscription')
  await expect(standing(page)).toHaveText("Your Yearly plan has ended. You're on the Free plan.")
  await expect(card(page, 'Free')).toContainText('Current plan')
  await expect(card(page, 'Yearly').getByRole('button')).toHaveText('Subscribe to Yearly')
  await request.dispose()
})

test('a failed payment shows how long the plan stays active', async ({ page, playwright, baseURL }) => {
  const { email } = await aMember(page)
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  await setSubscription(request, email, 'monthly', 'past_due')
  await page.goto('/subscription')
  await expect(standing(page)).toContainText("didn't go through. Your plan stays active until ")
  await expect(card(page, 'Monthly')).toContainText('Current plan')
  await request.dispose()
})
