import { accounts } from '@wordloom/contract'
import { expectAccessible } from '../../fixtures/accessibility.ts'
import { signInStatus } from '../../fixtures/administration.ts'
import { forgetCookies } from '../../fixtures/demo-key.ts'
import { aMember, linkTo, PASSWORD } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'

test.describe('refused by the server', () => {
  test.use({ expectedComplaints: [/the server responded with a status of 4\d\d/] })

  test('an email address that already has an account shows an error at the field', async ({
    page,
    context,
  }) => {
    const { email } = await aMember(page)
    await forgetCookies(context)
    await page.goto('/signup')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
    await expect(page.getByText('Signup Failed', { exact: true })).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
      'An account with this email already exists',
    )
    await expect(page.getByLabel('Email')).toBeFocused()
  })

  test('the owner of an email address takes over an account that someone else created with it', async ({
    page,
    browser,
  }) => {
    const { email } = await aMember(page)
    const link = await linkTo(page.request, email)
    const owner = await browser.newPage()
    await owner.goto(link)
    await owner.getByRole('button', { name: 'Verify my email' }).click()
    await expect(owner.getByText("Enter this account's password")).toBeVisible()
    await expectAccessible(owner)
    await owner.getByLabel('Password', { exact: true }).fill('not the password')
    await owner.getByRole('button', { name: 'Verify my email' }).click()
    await expect(owner.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      "That isn't your current password",
    )
    await owner.getByRole('button', { name: "I don't know the password" }).click()
    await expect(owner.getByRole('heading', { level: 1, name: 'Set Your Password' })).toBeFocused()
    await expectAccessible(owner)
    await owner.getByLabel('New password', { exact: true }).fill('four threads, one knot')
    await owner.getByLabel('Confirm password', { exact: true }).fill('four threads, one knot')
    await owner.getByRole('button', { name: 'Set password and verify' }).click()
    await expect(owner.getByRole('heading', { level: 1, name: 'Email verified' })).toBeFocused()
    await owner.getByRole('link', { name: 'Open the generator' }).click()
    await expect(owner.getByRole('button', { name: 'Account menu' })).toBeVisible()
    await owner.close()

    await page.goto('/account')
    await expect(page).toHaveURL(/\/login/)
    expect(await signInStatus(page.request, email)).toBe(401)
  })

  test('a link that is opened on another device asks for the password', async ({ page, browser }) => {
    const { email, password } = await aMember(page)
    const link = await linkTo(page.request, email)
    const phone = await browser.newPage()
    await phone.goto(link)
    await phone.getByRole('button', { name: 'Verify my email' }).click()
    await phone.getByLabel('Password', { exact: true }).fill(password)
    await phone.getByRole('button', { name: 'Verify my email' }).click()
    await expect(phone.getByRole('heading', { level: 1, name: 'Email verified' })).toBeFocused()
    await phone.close()
    await page.goto('/')
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
  })

  test('a second mail within a minute is refused with the reason', async ({ page }) => {
    await aMember(page)
    await page.request.post(accounts.resendVerification.path)
    await page.goto('/verify-email')
    await page.getByRole('button', { name: 'Resend verification email' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'Please wait a minute before you ask for another email.',
    )
  })

  test('opening a link verifies nothing, and the link works once', async ({ page }) => {
    const { email } = await aMember(page)
    const link = await linkTo(page.request, email)
    await page.goto(link)
    await expect(page.getByRole('button', { name: 'Verify my email' })).toBeVisible()
    await page.goto(link)
    await page.getByRole('button', { name: 'Verify my email' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Email verified' })).toBeVisible()
    await page.goto(link.replace(/.{8}$/, 'AAAAAAAA'))
    await page.getByRole('button', { name: 'Verify my email' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'This verification link is invalid or has expired',
    )
    await expect(page.getByRole('link', { name: 'Get a new link' })).toBeVisible()
    await expectAccessible(page)
  })
})
