import { admin, sessions } from '@wordloom/contract'
import { expectAccessible } from '../../fixtures/accessibility.ts'
import { accountOf, anAccount, change, choose, confirm, openRow } from '../../fixtures/administration.ts'
import { aVerifiedMember, PASSWORD, signInAsAdministrator } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'

const PARTS = ['The summary', 'Undelivered email', 'The users', 'The latest users']

test('K02 other users see nothing of the panel and send no requests for it', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await aVerifiedMember(page)
  for (const path of ['/admin', '/admin/audit-log']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  }
  expect(asked.filter((path) => path.startsWith('/api/admin'))).toEqual([])
})

test.describe('a person who is no longer an administrator', () => {
  test.use({ expectedComplaints: [/the server responded with a status of 40[13]/] })

  test('learns so and is sent home', async ({ page, browser }) => {
    await signInAsAdministrator(page)
    const other = await anAccount(page, { isAdmin: true })
    const ann = await anAccount(page)
    await change(page, admin.edit, other, { emailVerified: 1 })
    const theirs = await browser.newContext()
    const panel = await theirs.newPage()
    await theirs.request.post(sessions.signIn.path, { data: { email: other.email, password: PASSWORD } })
    await openRow(panel, ann)
    // Fakes the response, so that the panel has to learn it from this request alone.
    await panel.route(`**${admin.suspend.path.replace(':id', ann.id)}`, async (route) => {
      await route.fulfill({
        status: 403,
        json: { message: 'Admin access required', code: 'admin_required' },
      })
    })
    await confirm(panel, ann, 'Suspend User')
    await expect(panel.getByText('Unauthorized', { exact: true })).toBeVisible()
    await expect(panel.getByText('Admin access required', { exact: true })).toBeVisible()
    await expect(panel).toHaveURL('/')
    await theirs.close()
  })

  test('signs in again if the sessions were ended too', async ({ page, browser }) => {
    await signInAsAdministrator(page)
    const other = await anAccount(page, { isAdmin: true })
    const ann = await anAccount(page)
    const theirs = await browser.newContext()
    const panel = await theirs.newPage()
    await theirs.request.post(sessions.signIn.path, { data: { email: other.email, password: PASSWORD } })
    await openRow(panel, ann)
    await change(page, admin.suspend, other)
    await confirm(panel, ann, 'Suspend User')
    await expect(panel.getByText('Unauthorized', { exact: true })).toBeVisible()
    await expect(panel.getByText('You are logged out. Logging in again...', { exact: true })).toBeVisible()
    await expect(panel).toHaveURL('/sign-in-suspended')
    expect((await accountOf(page, ann)).isSuspended).toBe(false)
    await theirs.close()
  })
})

test.describe('while the server is unreachable', () => {
  test.use({ expectedComplaints: [/ERR_FAILED/] })

  test('each part says so and loads after Retry', async ({ page }) => {
    await signInAsAdministrator(page)
    const unreachable = '**/api/admin/**'
    await page.route(unreachable, (route) => route.abort())
    await page.goto('/admin')
    const main = page.getByRole('main')
    const alerts = main.getByRole('alert')
    for (const part of PARTS) {
      await expect(alerts.filter({ hasText: `${part} couldn't be loaded.` })).toBeVisible()
    }
    await expectAccessible(page)
    await page.unroute(unreachable)
    for (let left = PARTS.length; left > 0; left = await alerts.count()) {
      await main.getByRole('button', { name: 'Retry' }).first().click()
      await expect.poll(() => alerts.count()).toBeLessThan(left)
    }
    await expect(page.getByRole('list', { name: 'Users' }).getByRole('listitem').first()).toBeVisible()
    await expect(page.getByRole('region', { name: 'Summary' }).getByText('Verified')).toBeVisible()
    await expect(alerts).toHaveCount(0)

    await page.route(unreachable, (route) => route.abort())
    await page.getByRole('link', { name: 'Audit Log' }).click()
    await expect(main.getByRole('alert')).toContainText("The audit log couldn't be loaded.")
    await page.unroute(unreachable)
    await main.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('list', { name: 'Audit log' })).toBeVisible()
  })

  test('every failed action names itself and changes nothing', async ({ page }) => {
    await signInAsAdministrator(page)
    const ann = await anAccount(page)
    const row = await openRow(page, ann)
    await page.route('**/api/admin/**', (route) =>
      route.request().method() === 'GET' ? route.continue() : route.abort(),
    )
    for (const [name, failure] of [
      ['Log in as User', 'Failed to login as user'],
      ['Resend Verification Email', 'Failed to send verification email'],
      ['Sign Out Everywhere', 'Failed to sign out user'],
    ] as const) {
      await choose(page, ann, name)
      await expect(page.getByText(failure).first()).toBeVisible()
    }
    await expect(row.getByText('Suspended', { exact: true })).toHaveCount(0)

    await choose(page, ann, 'Edit User')
    const dialog = page.getByRole('dialog', { name: 'Edit User' })
    await dialog.getByLabel('First name').fill('Anna')
    await dialog.getByRole('combobox', { name: 'Plan' }).selectOption('Yearly')
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Failed to update user')
    await expect(dialog.getByLabel('First name')).toHaveValue('Anna')
    await dialog.getByLabel('First name').fill('')
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Failed to update user subscription')
    await dialog.getByRole('button', { name: 'Cancel' }).click()

    const question = page.getByRole('alertdialog')
    for (const [name, failure] of [
      ['Suspend User', 'Failed to suspend user'],
      ['Grant Admin', 'Failed to update admin status'],
      ['Delete User', 'Failed to delete user'],
    ] as const) {
      await confirm(page, ann, name)
      await expect(question.getByRole('alert')).toContainText(failure)
      await question.getByRole('button', { name: 'Cancel' }).click()
    }
    await page.unroute('**/api/admin/**')
    expect(await accountOf(page, ann)).toMatchObject({ isSuspended: false, firstName: null })
  })
})

test('an edit keeps what could be saved if the plan change fails', async ({ page }) => {
  await signInAsAdministrator(page)
  const ann = await anAccount(page)
  const row = await openRow(page, ann)
  const subscription = `**${admin.setSubscription.path.replace(':id', ann.id)}`
  await page.route(subscription, (route) =>
    route.fulfill({ status: 200, headers: { 'content-type': 'text/html' }, body: 'a proxy says hello' }),
  )
  await choose(page, ann, 'Edit User')
  const dialog = page.getByRole('dialog', { name: 'Edit User' })
  await dialog.getByLabel('First name').fill('Anna')
  await dialog.getByRole('combobox', { name: 'Plan' }).selectOption('Yearly')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Failed to update user subscription')
  await expect(dialog.getByRole('alert')).toContainText('The other changes are saved.')
  expect(await accountOf(page, ann)).toMatchObject({ firstName: 'Anna', subscriptionPlan: 'free' })
  await page.unroute(subscription)
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(row).toContainText('Yearly')
})
