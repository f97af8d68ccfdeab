import { ACCOUNT_MESSAGES, accounts, sessions } from '@wordloom/contract'
import { aVerifiedMember, PASSWORD, signInAsAdministrator } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'

test('an account is deleted by keyboard, from a dialog that starts at Cancel', async ({ page }) => {
  const { email, password } = await aVerifiedMember(page)
  await page.goto('/account')
  const opener = page.getByRole('button', { name: 'Delete my account' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('alertdialog', { name: `Delete ${email}?` })
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()

  await page.keyboard.press('Enter')
  await dialog.getByLabel('Current password', { exact: true }).focus()
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Account deleted', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
  const signedIn = await page.request.post(sessions.signIn.path, { data: { email, password } })
  expect(signedIn.status()).toBe(401)
})

test.describe('refused by the server', () => {
  test.use({ expectedComplaints: [/the server responded with a status of 4\d\d/] })

  test('a wrong password is reported in the dialog, which stays open', async ({ page }) => {
    await aVerifiedMember(page)
    await page.goto('/account')
    await page.getByRole('button', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('alertdialog')
    const field = dialog.getByLabel('Current password', { exact: true })
    await field.fill('not the password')
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    await expect(field).toHaveAccessibleDescription(ACCOUNT_MESSAGES.wrongPassword)
    await expect(field).toBeFocused()
    expect((await page.request.get(sessions.currentUser.path)).status()).toBe(200)
  })

  test("the last administrator's account can't be deleted", async ({ page }) => {
    await signInAsAdministrator(page)
    const { demoAccount } = await (await page.request.get(sessions.options.path)).json()
    await page.goto('/account')
    await page.getByRole('button', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByLabel('Current password', { exact: true }).fill(demoAccount.password)
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    await expect(dialog.getByRole('alert')).toHaveText(ACCOUNT_MESSAGES.lastAdministrator)
  })
})

test('all data of the account can be downloaded', async ({ page }) => {
  await aVerifiedMember(page)
  await page.goto('/account')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download all my data' }).click()
  const file = await download
  expect(await file.failure()).toBeNull()
  expect(file.suggestedFilename()).toMatch(/\.zip$/)
  expect(new URL(file.url()).pathname).toBe(accounts.download.path)
})
