import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { RECOVERY_CODES, SECOND_FACTOR_MESSAGES } from '@wordloom/contract'
import { expectAccessible } from '../../fixtures/accessibility.ts'
import { forgetCookies } from '../../fixtures/demo-key.ts'
import { aVerifiedMember, PASSWORD } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'
import { codeOf, withApp, wrongCodeOf } from '../../fixtures/two-factor.ts'

test.use({ expectedComplaints: [/status of 400/] })

const factors = (page: Page) => page.getByRole('region', { name: 'Two-factor sign-in' })

async function signIn(page: Page, email: string): Promise<void> {
  // Leave the page first, so that it asks for nothing without its session.
  await page.goto('about:blank')
  await forgetCookies(page.context())
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Two-Factor Sign-In' })).toBeVisible()
}

test('an authenticator app is set up with the displayed key, and signing in then asks for its codes', async ({
  page,
}) => {
  const { email } = await aVerifiedMember(page, { firstName: 'Ada' })
  await page.goto('/account')
  await expect(factors(page)).toContainText('Your password alone is enough to sign in.')
  await factors(page).getByRole('button', { name: 'Set up an authenticator app' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' })
  await dialog.getByLabel('Current password', { exact: true }).fill('not the password')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toBeVisible()
  await dialog.getByLabel('Current password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')

  await expect(dialog.getByRole('img', { name: 'QR code with the key' })).toBeVisible()
  const secret = (await dialog.locator('code').textContent())?.replaceAll(' ', '') ?? ''
  const app = new URL((await dialog.getByRole('link', { name: /^Open an app/ }).getAttribute('href')) ?? '')
  expect(app.protocol).toBe('otpauth:')
  expect(app.searchParams.get('secret')).toBe(secret)
  await expectAccessible(page)
  await dialog.getByLabel('6-digit code').fill(wrongCodeOf(secret))
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('6-digit code')).toHaveAccessibleDescription(
    SECOND_FACTOR_MESSAGES.wrongCode,
  )
  await dialog.getByLabel('6-digit code').fill(codeOf(secret))
  await page.keyboard.press('Enter')
  await saveCodes(page)

  await expect(factors(page)).toContainText('Your password alone is no longer enough to sign in.')
  await expect(factors(page)).toContainText(`${RECOVERY_CODES} of ${RECOVERY_CODES} unused`)
  await expectAccessible(page)

  await signIn(page, email)
  const code = page.getByLabel('6-digit code from your authenticator app')
  await expect(code).toBeFocused()
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expectAccessible(page)
  await code.fill(wrongCodeOf(secret))
  await page.keyboard.press('Enter')
  await expect(code).toHaveAccessibleDescription(SECOND_FACTOR_MESSAGES.wrongCode)
  await expect(code).toBeFocused()
  // The first code was used up when the app was set up.
  await code.fill(codeOf(secret, 1))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Login Successful', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Welcome back, Ada!')).toBeVisible()
})

async function saveCodes(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Save your recovery codes' })
  const items = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(items).toHaveCount(RECOVERY_CODES)
  const codes = await items.allTextContents()
  expect(new Set(codes).size).toBe(RECOVERY_CODES)
  await expectAccessible(page)
  await page.context().grantPermissions(['clipboard-write'])
  await dialog.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Codes copied', { exact: true })).toBeVisible()

  const download = page.waitForEvent('download')
  await dialog.getByRole('link', { name: 'Download .txt' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('wordloom-recovery-codes.txt')
  const text = await readFile(await file.path(), 'utf8')
  for (const code of codes) expect(text).toContain(code)

  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Save the codes and check the box first')
  await dialog.getByLabel("I've saved them").check()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toHaveCount(0)
}

test('a recovery code works once and says how many are left, and new codes replace the rest', async ({
  page,
}) => {
  const { email } = await aVerifiedMember(page)
  const { recoveryCodes } = await withApp(page)
  const [first = '', second = ''] = recoveryCodes
  await signIn(page, email)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await expect(page.getByLabel('Recovery code')).toBeFocused()
  await page.getByLabel('Recovery code').fill(first.toUpperCase())
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Recovery codes left: ${RECOVERY_CODES - 1}.`, { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/')

  await signIn(page, email)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(first)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Recovery code')).toHaveAccessibleDescription(
    SECOND_FACTOR_MESSAGES.wrongRecoveryCode,
  )
  await page.getByLabel('Recovery code').fill(second)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')

  await page.goto('/account')
  await factors(page).getByRole('button', { name: 'Create new recovery codes' }).click()
  await page.getByRole('dialog').getByLabel('Current password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  const made = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(made).toHaveCount(RECOVERY_CODES)
  expect(await made.allTextContents()).not.toContain(recoveryCodes[2])
})

test.describe('when no sign-in is waiting', () => {
  test.use({ expectedComplaints: [/status of 40[04]/] })

  test('five wrong codes end the sign-in', async ({ page }) => {
    const { email } = await aVerifiedMember(page)
    const { secret } = await withApp(page)
    await signIn(page, email)
    const code = page.getByLabel('6-digit code from your authenticator app')
    for (let tries = 0; tries < 5; tries++) {
      const answered = page.waitForResponse((response) => response.request().method() === 'POST')
      await code.fill(wrongCodeOf(secret))
      await page.keyboard.press('Enter')
      await answered
    }
    await code.or(page.getByRole('heading', { name: 'Please Sign In Again' })).waitFor()
    if (await code.isVisible()) {
      await code.fill(codeOf(secret, 1))
      await page.keyboard.press('Enter')
    }
    await expect(page.getByRole('heading', { level: 1, name: 'Please Sign In Again' })).toBeFocused()
    await expectAccessible(page)
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/login')
  })

  test('the page says so, and a reload keeps a waiting sign-in', async ({ page }) => {
    await page.goto('/second-step')
    await expect(page.getByRole('heading', { level: 1, name: 'Please Sign In Again' })).toBeVisible()
    const { email } = await aVerifiedMember(page)
    const { secret } = await withApp(page)
    await signIn(page, email)
    await page.reload()
    await page.getByLabel('6-digit code from your authenticator app').fill(codeOf(secret, 1))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/')
  })
})

test('the authenticator app is removed with the password, and signing in no longer asks for it', async ({
  page,
}) => {
  const { email } = await aVerifiedMember(page)
  await withApp(page)
  await page.goto('/account')
  await factors(page).getByRole('button', { name: 'Remove the authenticator app' }).click()
  const question = page.getByRole('alertdialog', { name: 'Remove the authenticator app?' })
  await expect(question).toContainText("It's your only second factor")
  await question.getByLabel('Current password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Authenticator app removed', { exact: true })).toBeVisible()
  await expect(factors(page)).toContainText('Your password alone is enough to sign in.')
  await expect(factors(page).getByText('Recovery codes')).toHaveCount(0)

  await page.goto('about:blank')
  await forgetCookies(page.context())
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL('/')
})
