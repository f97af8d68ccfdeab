import type { Browser, Page } from '@playwright/test'
import { accounts, admin, impersonation, sessions, type User } from '@wordloom/contract'
import { expectAccessible } from '../../fixtures/accessibility.ts'
import { anAccount, change, choose, openRow } from '../../fixtures/administration.ts'
import { PASSWORD, signInAsAdministrator } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'

const bannerOf = (page: Page) => page.getByRole('complementary', { name: 'Signed in as someone else' })

async function actAsUser(page: Page): Promise<User> {
  const ann = await anAccount(page, { firstName: 'Ann' })
  await change(page, admin.edit, ann, { emailVerified: 1 })
  await openRow(page, ann)
  await choose(page, ann, 'Log in as User')
  await expect(page.getByText(`You're signed in as ${ann.email}`, { exact: true }).first()).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(bannerOf(page)).toBeVisible()
  return ann
}

async function theirOwnBrowser(browser: Browser, { email }: User) {
  const context = await browser.newContext()
  const answer = await context.request.post(sessions.signIn.path, { data: { email, password: PASSWORD } })
  expect(answer.ok()).toBe(true)
  return context
}

test('an administrator signs in as another user, sees a banner on every page, and returns', async ({
  page,
}) => {
  const email = await signInAsAdministrator(page)
  const ann = await actAsUser(page)
  await expect(page.getByText('Welcome back, Ann!')).toBeVisible()
  for (const path of ['/', '/dashboard', '/account', '/about', '/subscription', '/no-such-page-of-ours']) {
    if (path !== '/no-such-page-of-ours') await page.goto(path)
    await expect(bannerOf(page)).toContainText(`You're signed in as ${ann.email}`)
    await expect(bannerOf(page).locator('time')).toHaveText(/^\d+:\d\d [AP]M$/)
  }
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  await bannerOf(page).getByRole('button', { name: 'Return to your account' }).click()
  await expect(page).toHaveURL('/admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Panel' })).toBeVisible()
  await expect(bannerOf(page)).toHaveCount(0)
  expect(await (await page.request.get(sessions.currentUser.path)).json()).toMatchObject({ email })

  await page.goto(`/admin/audit-log?user=${ann.id}`)
  const entries = page.getByRole('list', { name: 'Audit log' }).getByRole('listitem')
  await expect(entries.filter({ hasText: /Signed in as a user/ })).toContainText(email)
  await expect(entries.filter({ hasText: 'Returned to their own account' })).toContainText(email)
})

test('the banner moves nothing when it loads', async ({ page }) => {
  await signInAsAdministrator(page)
  await actAsUser(page)
  const { promise: isHeld, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/impersonation-banner-/, async (route) => {
    await isHeld
    await route.continue()
  })
  await page.goto('/dashboard')
  const heading = page.getByRole('heading', { level: 1, name: 'Dashboard' })
  const before = await heading.boundingBox()
  release()
  await expect(bannerOf(page).locator('time')).toBeVisible()
  expect(await heading.boundingBox()).toEqual(before)
})

test('the banner stays in view, never covers the focused element, and is accessible', async ({ page }) => {
  await signInAsAdministrator(page)
  await actAsUser(page)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto('/faq')
    await expect(bannerOf(page)).toBeVisible()
    await expectAccessible(page)
  }
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(bannerOf(page)).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await page.goto('/about')
  const banner = await bannerOf(page).boundingBox()
  await page.getByRole('contentinfo').getByRole('link').last().focus()
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('Shift+Tab')
    const focused = page.locator(':focus')
    if ((await focused.locator('xpath=ancestor::main').count()) === 0) continue
    const place = await focused.boundingBox()
    expect(place?.y ?? 0).toBeGreaterThanOrEqual(banner?.height ?? 0)
  }
})

test.describe('in other tabs', () => {
  test.use({ expectedComplaints: [/status of 401 .*\/api\/(impersonation|auth\/user)/] })

  test('impersonation starts and stops too, even for requests sent just before', async ({
    page,
    context,
  }) => {
    await signInAsAdministrator(page)
    const other = await context.newPage()
    await other.goto('/admin')
    await expect(other.getByRole('heading', { level: 1, name: 'Admin Panel' })).toBeVisible()
    const returned = page.waitForResponse(
      (answer) =>
        answer.url().endsWith(impersonation.stop.path) &&
        answer.request().method() === impersonation.stop.method,
    )
    // The request is sent as Ann, but answered after the impersonation has ended.
    await other.route(`**${impersonation.status.path}`, async (route) => {
      const headers = await route.request().allHeaders()
      await returned
      await route.fulfill({ response: await route.fetch({ headers }) })
    })
    const ann = await actAsUser(page)
    await expect(other.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
    await expect(bannerOf(other)).toContainText(ann.email)
    await bannerOf(page).getByRole('button', { name: 'Return to your account' }).click()
    await expect(page).toHaveURL('/admin')
    await expect(bannerOf(other)).toHaveCount(0)
    const panel = other.getByRole('heading', { level: 1, name: 'Admin Panel' })
    await expect(panel).toBeVisible()
    await other.reload()
    await expect(panel).toBeVisible()
  })
})

test("members' pages don't ask about impersonation", async ({ page, browser }) => {
  await signInAsAdministrator(page)
  const ann = await anAccount(page)
  await change(page, admin.edit, ann, { emailVerified: 1 })
  const theirs = await theirOwnBrowser(browser, ann)
  const own = await theirs.newPage()
  const asked: string[] = []
  own.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await own.goto('/dashboard')
  await expect(own.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await own.waitForLoadState('networkidle')
  expect(asked).not.toContain(impersonation.status.path)
  await theirs.close()
})

test.describe('during impersonation', () => {
  test.use({ expectedComplaints: [/the server responded with a status of 40[13]/] })

  test('changes that only the owner may make are refused with a message', async ({ page }) => {
    await signInAsAdministrator(page)
    await actAsUser(page)
    await page.goto('/account')
    const section = page.getByRole('region', { name: 'Name' })
    await section.getByLabel('First name').fill('Somebody')
    await section.getByRole('button', { name: 'Save name' }).click()
    await expect(section.getByRole('alert')).toHaveText(
      "This isn't available while you're signed in as someone else",
    )
    const answer = await page.request.post(accounts.remove.path, { data: { currentPassword: PASSWORD } })
    expect(answer.status()).toBe(403)
  })

  test("an administrator who was suspended meanwhile can't return", async ({ page, browser }) => {
    await signInAsAdministrator(page)
    const other = await anAccount(page, { isAdmin: true })
    const theirs = await theirOwnBrowser(browser, other)
    const panel = await theirs.newPage()
    await actAsUser(panel)
    await change(page, admin.suspend, other)
    await bannerOf(panel).getByRole('button', { name: 'Return to your account' }).click()
    await expect(panel.getByText('You are logged out. Logging in again...', { exact: true })).toBeVisible()
    await expect(panel).toHaveURL('/login')
    await expect(bannerOf(panel)).toHaveCount(0)
    await theirs.close()
  })
})

test('the owner continues undisturbed', async ({ page, browser }) => {
  await signInAsAdministrator(page)
  const ann = await actAsUser(page)
  const theirs = await theirOwnBrowser(browser, ann)
  const own = await theirs.newPage()
  await own.goto('/dashboard')
  await expect(own.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await expect(bannerOf(own)).toHaveCount(0)
  await bannerOf(page).getByRole('button', { name: 'Return to your account' }).click()
  await expect(page).toHaveURL('/admin')
  expect((await own.request.get(sessions.currentUser.path)).status()).toBe(200)
  await theirs.close()
})

test('an unverified account shows what its owner would see', async ({ page }) => {
  await signInAsAdministrator(page)
  const ann = await anAccount(page)
  await openRow(page, ann)
  await choose(page, ann, 'Log in as User')
  await expect(page).toHaveURL('/verify-email')
  await expect(bannerOf(page)).toContainText(ann.email)
})
