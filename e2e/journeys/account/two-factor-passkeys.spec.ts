import type { Page } from '@playwright/test'
import { expectAccessible } from '../../fixtures/accessibility.ts'
import { forgetCookies } from '../../fixtures/demo-key.ts'
import { aVerifiedMember, PASSWORD } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'
import { anAuthenticator } from '../../fixtures/two-factor.ts'

// Passkeys need a domain name, not an IP address.
test.use({
  baseURL: ({ baseURL }, use) => use((baseURL ?? '').replace('127.0.0.1', 'localhost')),
  expectedComplaints: [/status of 40[019]/],
})

const factors = (page: Page) => page.getByRole('region', { name: 'Two-factor sign-in' })

async function addPasskey(page: Page, name: string): Promise<void> {
  await page.goto('/account')
  await factors(page).getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Current password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
}

async function tickCodesOff(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Save your recovery codes' })
  await dialog.getByLabel("I've saved them").check()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toHaveCount(0)
}

test('a passkey is added, used after the password, renamed and removed', async ({ page }) => {
  const authenticator = await anAuthenticator(page)
  const { email } = await aVerifiedMember(page, { firstName: 'Ada' })
  await addPasskey(page, 'My phone')
  await tickCodesOff(page)
  expect(await authenticator.countPasskeys()).toBe(1)
  await expect(factors(page).getByRole('list', { name: 'Passkeys' })).toContainText('My phone')
  await expectAccessible(page)

  await forgetCookies(page.context())
  await authenticator.isTouched(false)
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Use my passkey' })).toBeFocused()
  await expectAccessible(page)
  await authenticator.isTouched(true)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Welcome back, Ada!')).toBeVisible()

  await page.goto('/account')
  const row = factors(page).getByRole('list', { name: 'Passkeys' }).getByRole('listitem')
  await expect(row).toContainText('last used just now')
  await factors(page).getByRole('button', { name: 'Actions for passkey My phone' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Ada’s phone')
  await page.keyboard.press('Enter')
  await expect(row).toContainText('Ada’s phone')

  await factors(page).getByRole('button', { name: 'Actions for passkey Ada’s phone' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  const question = page.getByRole('alertdialog', { name: 'Remove the passkey “Ada’s phone”?' })
  await expect(question).toContainText("It's your only second factor")
  await question.getByLabel('Current password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Passkey removed', { exact: true })).toBeVisible()
  await expect(row).toHaveCount(0)
})

test('a passkey signs in without a password, from the button', async ({ page }) => {
  const authenticator = await anAuthenticator(page)
  await aVerifiedMember(page, { firstName: 'Ada' })
  await addPasskey(page, 'My phone')
  await tickCodesOff(page)
  await forgetCookies(page.context())
  await authenticator.agrees(false)
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('No passkey was used')
  await expectAccessible(page)
  await authenticator.agrees(true)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Welcome back, Ada!')).toBeVisible()
})

test("a passkey offered by the browser's autofill signs in", async ({ page }) => {
  await anAuthenticator(page)
  await aVerifiedMember(page, { firstName: 'Ada' })
  await addPasskey(page, 'My phone')
  await tickCodesOff(page)
  await forgetCookies(page.context())
  await page.goto('/login')
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Welcome back, Ada!')).toBeVisible()
})

test("a removed passkey is refused, and the same one can't be added twice", async ({ page }) => {
  const authenticator = await anAuthenticator(page)
  await aVerifiedMember(page)
  await addPasskey(page, 'My phone')
  await tickCodesOff(page)
  await addPasskey(page, 'My phone again')
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
    'This passkey has already been added',
  )
  await page.keyboard.press('Escape')

  await factors(page).getByRole('button', { name: 'Actions for passkey My phone' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await page.getByRole('alertdialog').getByLabel('Current password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Passkey removed', { exact: true })).toBeVisible()
  await forgetCookies(page.context())
  // Keeps autofill from signing in before the button is clicked.
  await authenticator.agrees(false)
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('No passkey was used')
  await authenticator.agrees(true)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    "This passkey doesn't belong to your account",
  )
})
