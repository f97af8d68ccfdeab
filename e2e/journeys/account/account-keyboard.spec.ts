import type { Locator, Page } from '@playwright/test'
import { forgetCookies } from '../../fixtures/demo-key.ts'
import { anAddress, aVerifiedMember, linkTo, PASSWORD } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'
import { codeOf } from '../../fixtures/two-factor.ts'

const MAX_STOPS = 60

async function goTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let stops = 0; stops < MAX_STOPS; stops++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target, `reached within ${MAX_STOPS} stops`).toBeFocused()
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await goTo(page, page.getByLabel(label, { exact: true }))
  await page.keyboard.type(text)
}

test('an account is created and verified, and its password changed, by keyboard alone', async ({ page }) => {
  const email = anAddress()
  await page.goto('/signup')
  await type(page, 'Email', email)
  await type(page, 'Password', PASSWORD)
  await type(page, 'Confirm password', PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Email verification required' })).toBeFocused()

  await page.goto(await linkTo(page.request, email))
  await expect(page.getByRole('button', { name: 'Verify my email' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Email verified' })).toBeFocused()

  await page.goto('/account')
  const password = page.getByRole('region', { name: 'Password' })
  await goTo(page, password.getByRole('button', { name: 'Change password' }))
  await page.keyboard.press('Enter')
  await expect(password.getByLabel('Current password', { exact: true })).toBeFocused()
  await page.keyboard.type(PASSWORD)
  await goTo(page, password.getByRole('button', { name: 'Show current password' }))
  await page.keyboard.press('Space')
  await expect(password.getByLabel('Current password', { exact: true })).toHaveValue(PASSWORD)
  await expect(password.getByLabel('Current password', { exact: true })).toHaveAttribute('type', 'text')
  await type(page, 'New password', 'warp, weft and shuttle')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Password changed', { exact: true })).toBeVisible()
  await expect(password.getByRole('button', { name: 'Change password' })).toBeFocused()

  await goTo(page, page.getByRole('button', { name: 'Delete my account' }))
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog')
  await expect(question.locator(':focus')).toHaveCount(1)
  // Radix starts listening for Escape one render after it has moved the focus.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(question).toHaveCount(0, { timeout: 1000 })
  }).toPass()
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeFocused()
})

test('two-factor sign-in is set up and used by keyboard alone', async ({ page }) => {
  const { email } = await aVerifiedMember(page)
  await page.goto('/account')
  await goTo(page, page.getByRole('button', { name: 'Set up an authenticator app' }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await goTo(page, dialog.getByLabel('Current password', { exact: true }))
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('6-digit code')).toBeFocused()
  const secret = (await dialog.locator('code').textContent())?.replaceAll(' ', '') ?? ''
  await page.keyboard.type(codeOf(secret))
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('list', { name: 'Recovery codes' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog.getByRole('alert')).toContainText('Save the codes and check the box first')
  await goTo(page, dialog.getByLabel("I've saved them"))
  await page.keyboard.press('Space')
  await goTo(page, dialog.getByRole('button', { name: 'Done' }))
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('list', { name: 'Second factors' })).toBeFocused()

  await forgetCookies(page.context())
  await page.goto('/login')
  await page.locator('html[data-alive]').waitFor()
  await type(page, 'Email', email)
  await type(page, 'Password', PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('6-digit code from your authenticator app')).toBeFocused()
  await page.keyboard.type(codeOf(secret, 1))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
})

test('a plan is subscribed to and canceled by keyboard alone', async ({ page }) => {
  await aVerifiedMember(page)
  await page.goto('/subscription')
  await goTo(page, page.getByRole('button', { name: 'Subscribe to Monthly' }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Subscribe to Monthly' })
  await goTo(page, dialog.getByRole('button', { name: /^4242/ }))
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242')
  await goTo(page, dialog.getByRole('button', { name: 'Pay now' }))
  await page.keyboard.press('Enter')
  const plan = page.getByRole('region', { name: 'Your plan' })
  await expect(plan).toContainText("You're on the Monthly plan.")

  await goTo(page, plan.getByRole('button', { name: 'Cancel subscription' }))
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog')
  await expect(question.getByRole('button', { name: 'Keep subscription' })).toBeFocused()
  await goTo(page, question.getByRole('button', { name: 'Cancel subscription' }))
  await page.keyboard.press('Enter')
  await expect(plan).toContainText("You've canceled the Monthly plan.")
})
