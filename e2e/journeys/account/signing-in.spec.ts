import type { Page } from '@playwright/test'
import { SIGN_IN_PATH, SIGN_IN_PROBLEMS } from '@wordloom/contract'
import { expectAccessible } from '../../fixtures/accessibility.ts'
import { forgetCookies } from '../../fixtures/demo-key.ts'
import { GeneratorPage } from '../../fixtures/generator.ts'
import { aVerifiedMember, PASSWORD, signInAsAdministrator } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'

test('signing in leads to the home page, which has kept what was typed', async ({ page, context }) => {
  const { email } = await aVerifiedMember(page, { firstName: 'Ada' })
  await forgetCookies(context)
  const generator = new GeneratorPage(page)
  await generator.open()
  await generator.type(['red', 'blue'])
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Login Successful', { exact: true })).toBeVisible()
  await expect(page.getByText('Welcome back to the product!', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Welcome back, Ada!')).toBeVisible()
  await expect(generator.words(1)).toHaveValue('red\nblue')
})

test('the fields suit password managers, and the password can be shown and hidden', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username webauthn')
  // Before hydration, the button does nothing.
  await page.locator('html[data-alive]').waitFor()
  const password = page.getByLabel('Password', { exact: true })
  await expect(password).toHaveAttribute('autocomplete', 'current-password')
  await expect(password).toHaveAttribute('type', 'password')
  await password.fill('secret')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await expect(password).toHaveValue('secret')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(password).toHaveAttribute('type', 'password')
  await expect(page.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
    'href',
    '/forgot-password',
  )
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign Up' })).toHaveAttribute(
    'href',
    '/signup',
  )
})

test('without an identity provider, the page has no link to one', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Fill in the demo administrator' })).toBeVisible()
  await expect(page.getByRole('main').locator(`a[href="${SIGN_IN_PATH}"]`)).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^Sign in with / })).toHaveCount(0)
})

test('missing fields show errors, and the first one takes the focus', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address')
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'Password is required',
  )
  await expectAccessible(page)
})

test('the demo offers to fill in its administrator', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Fill in the demo administrator' }).click()
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Panel' })).toBeVisible()
})

test('a password typed before hydration never gets into the URL', async ({ page }) => {
  let letScriptsThrough = () => {}
  const isLetThrough = new Promise<void>((resolve) => {
    letScriptsThrough = resolve
  })
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await isLetThrough
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  const password = page.getByLabel('Password', { exact: true })
  await page.getByLabel('Email').fill('ann@example.org')
  await password.fill(PASSWORD)
  await password.press('Enter')
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeDisabled()
  letScriptsThrough()
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled()
  await expect(page).toHaveURL('/login')
  await expect(password).toHaveValue(PASSWORD)
})

test.describe('offline', () => {
  test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED/] })

  test('signing in says so and keeps what was typed', async ({ page, context }) => {
    await page.goto('/login')
    await page.locator('html[data-alive]').waitFor()
    await page.getByLabel('Email').fill('ann@example.org')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await expect(page.getByRole('button', { name: 'Fill in the demo administrator' })).toBeVisible()
    // The first touch of the hydrated page loads the notifications.
    await expect(page.getByRole('region', { name: /Notifications/ })).toBeAttached()
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page.getByText('Network Error', { exact: true })).toBeVisible()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'Please check your connection and try again.',
    )
    await expect(page.getByLabel('Email')).toHaveValue('ann@example.org')
  })
})

test.describe('refused', () => {
  test.use({ expectedComplaints: [/the server responded with a status of 401/] })

  test('a wrong password shows in a toast and on the page', async ({ page, context }) => {
    const { email } = await aVerifiedMember(page)
    await forgetCookies(context)
    await page.goto('/login')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('not the password')
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page.getByText('Login Failed', { exact: true })).toBeVisible()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Invalid email or password.')
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
    await expectAccessible(page)
  })
})

test.describe('while the server fails', () => {
  test.use({ expectedComplaints: [/the server responded with a status of 50[02]/] })

  for (const [name, answer] of [
    ['500', { status: 500, json: { message: 'Internal server error', code: 'internal', requestId: 'x' } }],
    ['500 with an empty body', { status: 500, body: '' }],
    ['502', { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }],
  ] as const) {
    test(`signing in says so without mentioning the password: ${name}`, async ({ page }) => {
      await page.route('**/api/auth/login', (route) => route.fulfill(answer))
      await page.goto('/login')
      await page.getByLabel('Email').fill('ann@example.org')
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await page.getByRole('button', { name: 'Sign In', exact: true }).click()
      await expect(page.getByText('Login Failed', { exact: true })).toBeVisible()
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(
        'Something went wrong. Please try again.',
      )
      await expect(page.getByLabel('Email')).toHaveValue('ann@example.org')
    })
  }
})

test("a visitor's page does not ask who is signed in", async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await new GeneratorPage(page).open()
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([])
})

for (const path of ['/projects', '/projects/17', '/admin']) {
  test(`a visitor at ${path} is sent to the sign-in page`, async ({ page }) => {
    await page.goto(path)
    await expect(page).toHaveURL('/login')
    await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible()
  })
}

test('a visitor at the dashboard sees why, is sent to the sign-in page, and Back skips the dashboard', async ({
  page,
}) => {
  await page.goto('/about')
  await page.goto('/dashboard')
  await expect(
    page.getByText('Unauthorized: You are logged out. Logging in again...', { exact: true }),
  ).toBeVisible()
  await expect(page).toHaveURL('/login')
  await page.goBack()
  await expect(page).toHaveURL('/about')
})

test('a visitor at /subscription sees why, and is sent to the sign-in page', async ({ page }) => {
  await page.goto('/subscription')
  await expect(page.getByText('Authentication Required', { exact: true })).toBeVisible()
  await expect(page.getByText('Please log in to view subscription plans.', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/login')
})

for (const { path, message, advice } of Object.values(SIGN_IN_PROBLEMS)) {
  test(`the page at ${path} says what went wrong and offers links`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(message)
    await expect(page.getByRole('main')).toContainText(advice)
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
    await expect(page).toHaveURL(path)
    await expectAccessible(page)
  })
}

test('other users get a 404 page for the admin panel', async ({ page }) => {
  await aVerifiedMember(page)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  await expect(page).toHaveTitle(/^Page Not Found/)
  await expectAccessible(page)
})

test('signing out in one tab removes everything private from the others', async ({ page, context }) => {
  const email = await openAdminPanel(page)
  const other = await context.newPage()
  await other.goto('/')
  await other.getByRole('button', { name: 'Account menu' }).click()
  await other.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(other.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: "You're signed out" })).toBeVisible()
  await expect(page.getByText(email)).toHaveCount(0)
  await expectAccessible(page)
})

test('K04 going back after signing out shows nothing private', async ({ page }) => {
  const email = await openAdminPanel(page)
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
  await expect(page.getByText(email)).toHaveCount(0)
})

test('signing in to another account replaces the first one in every tab', async ({ page, context }) => {
  const email = await openAdminPanel(page)
  const other = await context.newPage()
  await aVerifiedMember(other)
  await other.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  await expect(page.getByText(email)).toHaveCount(0)
})

test('an open page notices that the session has ended when the person returns to it', async ({
  page,
  context,
}) => {
  const email = await openAdminPanel(page)
  await forgetCookies(context)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByRole('heading', { level: 1, name: "You're signed out" })).toBeVisible()
  await expect(page.getByText(email)).toHaveCount(0)
})

test('signed-in users are redirected from the sign-in and sign-up forms', async ({ page }) => {
  await aVerifiedMember(page)
  await page.goto('/login')
  await expect(page).toHaveURL('/')
  await page.goto('/signup')
  await expect(page).toHaveURL('/')
})

async function openAdminPanel(page: Page): Promise<string> {
  const email = await signInAsAdministrator(page)
  await page.goto('/admin')
  await expect(page.getByRole('main').getByText(email).first()).toBeVisible()
  // Otherwise pending requests would be refused once another user is signed in.
  await page.waitForLoadState('networkidle')
  return email
}
