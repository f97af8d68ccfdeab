import { expectAccessible } from '../../fixtures/accessibility.ts'
import { forgetCookies } from '../../fixtures/demo-key.ts'
import { anAddress, aVerifiedMember, linkTo, PASSWORD } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'

const NEW_PASSWORD = 'warp, weft and selvedge'

test('a forgotten password is replaced through a mail', async ({ page, context }) => {
  const { email } = await aVerifiedMember(page)
  await forgetCookies(context)
  await page.goto('/login')
  // Before hydration, links load the next page in full.
  await page.locator('html[data-alive]').waitFor()
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot Password' })).toBeFocused()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Check Your Email' })).toBeFocused()
  await expect(page.getByText('Email Sent', { exact: true })).toBeVisible()
  await expectAccessible(page)

  await page.goto(await linkTo(page.request, email, 2))
  await expect(page.getByRole('heading', { level: 1, name: 'Reset Password' })).toBeVisible()
  await expect(page).toHaveURL('/reset-password')
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel('Confirm password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page.getByText('Password Reset Successful', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Password Reset Complete' })).toBeFocused()
  await expectAccessible(page)

  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL('/')
})

test('an unknown email address gets the same answer as a known one', async ({ page }) => {
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill(anAddress())
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Check Your Email' })).toBeVisible()
  await expect(
    page
      .getByRole('main')
      .getByText("If your email exists in our system, you'll receive password reset instructions."),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Try Different Email' }).click()
  await expect(page.getByLabel('Email')).toHaveValue('')
  await expect(page.getByRole('link', { name: 'Back to Sign In' })).toHaveAttribute('href', '/login')
})

test('the reset form asks for a valid email address', async ({ page }) => {
  await page.goto('/forgot-password')
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address')
})

test('without a token the page says that the link is invalid', async ({ page }) => {
  await page.goto('/reset-password')
  await expect(page.getByRole('heading', { level: 1, name: 'Invalid Reset Link' })).toBeVisible()
  await expect(page.getByText('Invalid reset token', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Request a new link' })).toHaveAttribute(
    'href',
    '/forgot-password',
  )
})

test('a new password has to be long enough and the same twice', async ({ page }) => {
  await page.goto('/reset-password?token=none')
  const password = page.getByLabel('New password', { exact: true })
  const confirmation = page.getByLabel('Confirm password', { exact: true })
  await password.fill('seven77')
  await confirmation.fill('seven78')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(password).toBeFocused()
  await expect(password).toHaveAccessibleDescription(/^Password must be at least 8 characters At least/)
  await expect(confirmation).toHaveAccessibleDescription("Passwords don't match")
  await expectAccessible(page)
})

test.describe('refused by the server', () => {
  test.use({ expectedComplaints: [/the server responded with a status of 4\d\d/] })

  test('a used link offers a new one', async ({ page, context }) => {
    const { email } = await aVerifiedMember(page)
    await forgetCookies(context)
    await page.goto('/forgot-password')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send Reset Link' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Check Your Email' })).toBeVisible()
    const link = await linkTo(page.request, email, 2)
    for (const isFirst of [true, false]) {
      await page.goto(link)
      await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
      await page.getByLabel('Confirm password', { exact: true }).fill(NEW_PASSWORD)
      await page.getByRole('button', { name: 'Reset Password' }).click()
      if (isFirst) await expect(page.getByText('Password Reset Successful', { exact: true })).toBeVisible()
    }
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'This reset link is invalid or has expired',
    )
    await expect(page.getByRole('main').getByRole('link', { name: 'Request a new link' })).toBeVisible()
  })

  test('resetting the password signs out everywhere, even in this browser', async ({ page }) => {
    const { email } = await aVerifiedMember(page)
    await page.request.post('/api/auth/forgot-password', { data: { email } })
    await page.goto(await linkTo(page.request, email, 2))
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
    await page.getByLabel('Confirm password', { exact: true }).fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Reset Password' }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
    expect(
      (await page.request.post('/api/auth/login', { data: { email, password: PASSWORD } })).status(),
    ).toBe(401)
  })
})
