import type { Page } from '@playwright/test'
import { SIGN_IN_PATH, secondFactors, sessions } from '@wordloom/contract'
import { expectAccessible } from '../../fixtures/accessibility.ts'
import { anAccount, choose, openRow } from '../../fixtures/administration.ts'
import { PASSWORD, signInAsAdministrator } from '../../fixtures/people.ts'
import { aServer, aServerWithProvider } from '../../fixtures/servers/a-server.ts'
import { expect, test } from '../../fixtures/test.ts'
import { codeOf, withApp } from '../../fixtures/two-factor.ts'

// The test provider has no favicon, and these journeys cause refused requests.
test.use({ expectedComplaints: [/favicon\.ico|status of 40[034]/] })

test('signing in through the identity provider needs the second step too, and leads to the requested page', async ({
  page,
}) => {
  const { address, stop } = await aServerWithProvider('Loom ID')
  await page.goto(address + SIGN_IN_PATH)
  await sayWhoIAm(page)
  await page.goto(`${address}/account`)
  const factors = page.getByRole('region', { name: 'Two-factor sign-in' })
  await factors.getByRole('button', { name: 'Set up an authenticator app' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Current password')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  const secret = (await dialog.locator('code').textContent())?.replaceAll(' ', '') ?? ''
  await dialog.getByLabel('6-digit code').fill(codeOf(secret))
  await page.keyboard.press('Enter')
  await dialog.getByLabel("I've saved them").check()
  await dialog.getByRole('button', { name: 'Done' }).click()

  await page.context().clearCookies({ name: 'session' })
  await page.context().clearCookies({ name: 'signed-in' })
  await page.goto(`${address}${SIGN_IN_PATH}?returnTo=/projects`)
  await page.getByLabel('6-digit code from your authenticator app').or(nameOnForm(page)).first().waitFor()
  if (await nameOnForm(page).isVisible()) await sayWhoIAm(page)
  await page.getByLabel('6-digit code from your authenticator app').fill(codeOf(secret, 1))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${address}/projects`)
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible()
  await page.close()
  await stop()
})

const nameOnForm = (page: Page) => page.getByLabel('First name')

async function sayWhoIAm(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('ann@example.org')
  await nameOnForm(page).fill('Ann')
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test.describe('when administrators must have a second factor', () => {
  let address = ''
  let stop = async () => {}
  test.beforeAll(async () => {
    ;({ address, stop } = await aServer({ ADMIN_SECOND_FACTOR: 'required' }))
  })
  test.afterAll(() => stop())
  test.use({ baseURL: ({ baseURL: _ }, use) => use(address) })

  test('the panel links to the setup, and then opens only in this browser', async ({ page, browser }) => {
    await signInAsAdministrator(page)
    const elsewhere = await browser.newPage({ baseURL: address })
    await signInAsAdministrator(elsewhere)
    const { demoAccount } = await (await page.request.get(sessions.options.path)).json()
    for (const path of ['/admin', '/admin/audit-log']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 2, name: 'Turn on two-factor sign-in' })).toBeVisible()
    }
    await expectAccessible(page)
    await page.getByRole('main').getByRole('link', { name: 'Turn it on' }).click()
    await expect(page).toHaveURL('/account#two-factor')
    await expect(page.getByRole('region', { name: 'Two-factor sign-in' })).toContainText(
      'requires it for administrators',
    )

    await withApp(page, demoAccount.password)
    await page.goto('/admin')
    await expect(page.getByRole('list', { name: 'Users' })).toBeVisible()
    await elsewhere.goto('/admin')
    await elsewhere.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
    await expect(elsewhere.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
    await elsewhere.close()
  })
})

test('an administrator removes the second factors of a user who has lost them', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAsAdministrator(page)
  const ann = await anAccount(page)
  const own = await browser.newPage({ baseURL: baseURL ?? '' })
  await own.request.post(sessions.signIn.path, { data: { email: ann.email, password: PASSWORD } })
  await withApp(own)

  await openRow(page, ann)
  await choose(page, ann, 'Remove Two-Factor Sign-In')
  const question = page.getByRole('alertdialog', { name: `Remove two-factor sign-in for ${ann.email}?` })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Remove Two-Factor Sign-In' }).click()
  await expect(page.getByText('Two-factor sign-in removed successfully', { exact: true })).toBeVisible()
  const { appSince } = await (await own.request.get(secondFactors.list.path)).json()
  expect(appSince).toBe(null)

  await choose(page, ann, 'Remove Two-Factor Sign-In')
  await question.getByRole('button', { name: 'Remove Two-Factor Sign-In' }).click()
  await expect(question.getByRole('alert')).toContainText('This account has no two-factor sign-in')
  await own.close()
})
