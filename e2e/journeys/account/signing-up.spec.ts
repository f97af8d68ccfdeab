import { accounts, sessions } from '@wordloom/contract'
import { expectAccessible } from '../../fixtures/accessibility.ts'
import { anAccount } from '../../fixtures/administration.ts'
import { aMember, anAddress, linkTo, PASSWORD, signInAsAdministrator } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'

const PRIMARY = /\bbg-accent\b/

test('a visitor signs up, finds the mail, verifies the email address and is greeted by name', async ({
  page,
}) => {
  const email = anAddress()
  await page.goto('/signup')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Lovelace')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await expect(page).toHaveURL('/verify-email')
  await expect(page.getByText('Account Created Successfully', { exact: true })).toBeVisible()
  await expect(
    page.getByText('Please check your email to verify your account.', { exact: true }),
  ).toBeVisible()
  await expect(page.getByText(email, { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/contact')
  await expect(page.getByText('Your email is at')).toBeVisible()
  await expect(page.getByRole('link', { name: '/dev/mail' })).toBeVisible()

  await page.goto(await linkTo(page.request, email))
  await expect(page.getByRole('button', { name: 'Verify my email' })).toBeFocused()
  await expect(page).toHaveURL('/verify-email')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Email verified' })).toBeFocused()
  await page.getByRole('link', { name: 'Open the generator' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Welcome back, Ada!')).toBeVisible()
})

test('a visitor who chose a plan signs up, verifies the email address, and pays for that plan', async ({
  page,
}) => {
  const email = anAddress()
  await page.goto('/features#plans')
  await page.getByRole('link', { name: 'Sign up for Yearly' }).click()
  await expect(page.getByText('You chose the Yearly plan.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Terms of Service' })).toHaveAttribute(
    'href',
    '/terms',
  )
  await expect(page.getByRole('main').getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
    'href',
    '/privacy',
  )
  await expectAccessible(page)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await expect(page).toHaveURL('/verify-email')
  await page.goto(await linkTo(page.request, email))
  await page.getByRole('button', { name: 'Verify my email' }).click()
  await page.getByRole('link', { name: 'Continue to the Yearly plan' }).click()
  await expect(page.getByRole('button', { name: 'Subscribe to Yearly' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Subscribe to Yearly' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Subscribe to Yearly' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Subscribe to Yearly' })).not.toBeFocused()
})

test('names that were left empty are sent as empty texts, never as null', async ({ page }) => {
  await page.goto('/signup')
  await page.getByLabel('Email').fill(anAddress())
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD)
  const sent = page.waitForRequest(`**${accounts.signUp.path}`)
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  expect((await sent).postDataJSON()).toMatchObject({ firstName: '', lastName: '' })
  await expect(page).toHaveURL('/verify-email')
})

test('an unverified account is sent to the verification page', async ({ page }) => {
  const { email } = await aMember(page)
  await page.goto('/')
  await expect(page).toHaveURL('/verify-email')
  await expect(page.getByText(email, { exact: true })).toBeVisible()
})

test('a page waiting for verification continues as soon as another tab has verified', async ({
  page,
  context,
}) => {
  const { email } = await aMember(page)
  await page.goto('/verify-email')
  await expect(page.getByText(email, { exact: true })).toBeVisible()
  const other = await context.newPage()
  await other.goto(await linkTo(page.request, email))
  await other.getByRole('button', { name: 'Verify my email' }).click()
  await expect(other.getByRole('heading', { level: 1, name: 'Email verified' })).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('a page waiting for verification continues although the tab that verified still asked who is signed in', async ({
  page,
  context,
}) => {
  const { email } = await aMember(page)
  await page.goto('/verify-email')
  await expect(page.getByText(email, { exact: true })).toBeVisible()
  const other = await context.newPage()
  const verified = Promise.withResolvers<void>()
  await other.route(
    sessions.currentUser.path,
    async (route) => {
      const response = await route.fetch()
      await verified.promise
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  await other.goto(await linkTo(page.request, email))
  const answer = other.waitForResponse(`**${accounts.verifyEmail.path}`)
  await other.getByRole('button', { name: 'Verify my email' }).click()
  await answer
  verified.resolve()
  await expect(page).toHaveURL('/')
})

test('the mail can be sent again', async ({ page }) => {
  const { email } = await aMember(page)
  await page.goto('/verify-email')
  const resend = page.getByRole('button', { name: 'Resend verification email' })
  await expect(page.getByRole('button', { name: "I've verified it" })).toHaveClass(PRIMARY)
  await expect(resend).not.toHaveClass(PRIMARY)
  await resend.click()
  await expect(page.getByText('Email Sent', { exact: true })).toBeVisible()
  await expect(page.getByText('Verification email has been sent successfully', { exact: true })).toBeVisible()
  const sent = page.getByRole('button', { name: /^Verification email sent \(\d+ s\)$/ })
  await expect(sent).toBeDisabled()
  await linkTo(page.request, email, 2)
  await page.reload()
  await expect(sent).toBeDisabled()
  await page.getByRole('button', { name: "I've verified it" }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText("isn't verified yet")
  await page.goto('/dashboard')
  await page.getByRole('main').getByRole('link', { name: 'Verify my email' }).click()
  await expect(page).toHaveURL('/verify-email')
})

test('a page without a mail says so, and sends the first one', async ({ page, browser }) => {
  await signInAsAdministrator(page)
  const { email } = await anAccount(page)
  const theirs = await browser.newPage()
  await theirs.request.post(sessions.signIn.path, { data: { email, password: PASSWORD } })
  await theirs.goto('/verify-email')
  const main = theirs.getByRole('main')
  await expect(main).toContainText("We haven't sent a link yet to")
  const send = theirs.getByRole('button', { name: 'Send verification email' })
  await expect(send).toHaveClass(PRIMARY)
  await expect(theirs.getByRole('button', { name: "I've verified it" })).not.toHaveClass(PRIMARY)
  await send.click()
  await expect(theirs.getByRole('button', { name: 'Verification email sent' })).toBeDisabled()
  await expect(main).toContainText('We sent a link to')
  await linkTo(page.request, email)
  await theirs.close()
})

test('visitors and verified users are redirected from the verification page', async ({ page }) => {
  await page.goto('/verify-email')
  await expect(page).toHaveURL('/')
})

test('different passwords show in a toast and at the field, which takes the focus', async ({ page }) => {
  await page.goto('/signup')
  await page.getByLabel('Email').fill(anAddress())
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password', { exact: true }).fill(`${PASSWORD}!`)
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await expect(page.getByText('Password Mismatch', { exact: true })).toBeVisible()
  const field = page.getByLabel('Confirm password', { exact: true })
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription('Passwords do not match. Please try again.')
  await expect(page).toHaveURL('/signup')
  await field.fill(PASSWORD)
  await expect(field).toHaveAccessibleDescription('')
})

test('a short password shows in a toast and at the field', async ({ page }) => {
  await page.goto('/signup')
  await page.getByLabel('Email').fill(anAddress())
  await page.getByLabel('Password', { exact: true }).fill('seven77')
  await page.getByLabel('Confirm password', { exact: true }).fill('seven77')
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await expect(page.getByText('Password Too Short', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    /Password must be at least 8 characters long\./,
  )
  await expectAccessible(page)
})

test('an invalid email address shows an error at the field', async ({ page }) => {
  await page.goto('/signup')
  await page.getByLabel('Email').fill('not an address')
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address')
})
