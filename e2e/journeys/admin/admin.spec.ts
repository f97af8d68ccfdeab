import { admin, sessions } from '@wordloom/contract'
import {
  accountOf,
  anAccount,
  change,
  choose,
  confirm,
  openRow,
  signInStatus,
} from '../../fixtures/administration.ts'
import { aVerifiedMember, linkTo, signInAsAdministrator } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'

test('counts the accounts by kind and lists the five latest', async ({ page }) => {
  await signInAsAdministrator(page)
  const suspended = await anAccount(page)
  await change(page, admin.resendVerification, suspended)
  await change(page, admin.suspend, suspended)
  await anAccount(page, { subscriptionPlan: 'yearly' })
  await anAccount(page, { isAdmin: true })
  // The last one, because other journeys sign people up meanwhile.
  const ada = await anAccount(page, { firstName: 'Ada', lastName: 'Lovelace' })
  // Compare with the page's own response, for the same reason.
  const told = page.waitForResponse((response) => new URL(response.url()).pathname === admin.summary.path)
  await page.goto('/admin')
  const summary = page.getByRole('region', { name: 'Summary' })
  const counts = await (await told).json()
  for (const [label, count] of [
    ['Users', counts.total],
    ['Verified', counts.verified],
    ['Verification Sent', counts.verificationSent],
    ['No Verification', counts.noVerification],
    ['Suspended', counts.suspended],
    ['Admins', counts.administrators],
    ['Yearly', counts.plans.yearly],
  ]) {
    const pair = summary.locator('div', { has: page.getByText(label, { exact: true }) }).last()
    await expect(pair.getByRole('definition')).toHaveText(new Intl.NumberFormat('en').format(count))
    expect(count, label).toBeGreaterThan(0)
  }
  const latest = page.getByRole('region', { name: 'Recent registrations' })
  await expect(latest.getByRole('listitem')).toHaveCount(5)
  await latest.getByRole('link', { name: `Ada Lovelace ${ada.email}` }).click()
  await expect(page.getByRole('list', { name: 'Users' }).getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('list', { name: 'Users' })).toContainText(ada.email)
})

test('finds users by name, email address or id, and keeps the search in the URL', async ({ page }) => {
  await signInAsAdministrator(page)
  const mark = `Zq${Date.now()}`
  const ann = await anAccount(page, { firstName: 'Ännchen', lastName: `${mark}Weaver` })
  const percent = await anAccount(page, { firstName: '100%_', lastName: mark })
  await page.goto('/admin')
  const field = page.getByRole('searchbox', { name: 'Search by name, email or ID' })
  const rows = page.getByRole('list', { name: 'Users' }).getByRole('listitem')
  for (const text of [`${mark}weav`, ann.email.toUpperCase(), ann.id, 'ÄNNCHEN']) {
    await field.fill(text)
    await expect(rows.filter({ hasText: ann.email })).toBeVisible()
    await expect(rows.filter({ hasText: percent.email })).toHaveCount(0)
  }
  await field.fill('100%_')
  await expect(rows.filter({ hasText: percent.email })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /users?$/ })).toHaveText('1 user')
  await expect(page).toHaveURL(/search=100%25_/)
  await page.reload()
  await expect(field).toHaveValue('100%_')
  await expect(rows).toHaveCount(1)

  await field.fill('nobody has this in their name')
  await expect(page.getByRole('heading', { name: 'No users match' })).toBeVisible()
  await page.getByRole('button', { name: 'Show all users' }).click()
  await expect(field).toHaveValue('')
  await expect(page).toHaveURL('/admin')
  await expect(rows.first()).toBeVisible()
})

test('filters by status', async ({ page }) => {
  await signInAsAdministrator(page)
  const mark = `Fi${Date.now()}`
  const pending = await anAccount(page, { lastName: mark })
  const verified = await anAccount(page, { lastName: mark })
  const suspended = await anAccount(page, { lastName: mark })
  await change(page, admin.edit, verified, { emailVerified: 1 })
  await change(page, admin.suspend, suspended)
  await page.goto(`/admin?search=${mark}`)
  const rows = page.getByRole('list', { name: 'Users' }).getByRole('listitem')
  await expect(rows).toHaveCount(3)
  for (const [label, filter, holds, lacks] of [
    ['Verified', 'verified', verified, pending],
    ['Pending', 'pending', pending, verified],
    ['Suspended', 'suspended', suspended, verified],
  ] as const) {
    await page.getByRole('radio', { name: label }).check()
    await expect(rows.filter({ hasText: lacks.email })).toHaveCount(0)
    await expect(rows.filter({ hasText: holds.email })).toBeVisible()
    await expect(page).toHaveURL(`/admin?search=${mark}&filter=${filter}`)
  }
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Suspended' })).toBeChecked()
  await expect(rows).toHaveCount(1)
  await page.getByRole('radio', { name: 'All' }).check()
  await expect(rows).toHaveCount(3)
})

test('suspends a user, whose sessions end immediately, and unsuspends them', async ({ page, browser }) => {
  await signInAsAdministrator(page)
  const theirs = await browser.newContext()
  const { email } = await aVerifiedMember(await theirs.newPage())
  const [found] = (await (await page.request.get(`${admin.users.path}?search=${email}`)).json()).users
  const row = await openRow(page, found)
  await choose(page, found, 'Suspend User')
  const question = page.getByRole('alertdialog', { name: `Suspend ${email}?` })
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect((await accountOf(page, found)).isSuspended).toBe(false)
  await confirm(page, found, 'Suspend User')
  await expect(page.getByText('User suspended successfully', { exact: true })).toBeVisible()
  await expect(row.getByText('Suspended', { exact: true })).toBeVisible()
  expect((await theirs.request.get(sessions.currentUser.path)).status()).toBe(401)
  expect(await signInStatus(theirs.request, email)).toBe(403)

  await choose(page, found, 'Unsuspend User')
  await expect(page.getByText('User unsuspended successfully', { exact: true })).toBeVisible()
  await expect(row.getByText('Suspended', { exact: true })).toHaveCount(0)
  expect(await signInStatus(theirs.request, email)).toBe(200)

  await choose(page, found, 'Sign Out Everywhere')
  await expect(page.getByText('User signed out everywhere', { exact: true })).toBeVisible()
  expect((await theirs.request.get(sessions.currentUser.path)).status()).toBe(401)
  await theirs.close()
})

test('grants and removes administrator rights', async ({ page }) => {
  await signInAsAdministrator(page)
  const ann = await anAccount(page)
  const row = await openRow(page, ann)
  await choose(page, ann, 'Grant Admin')
  const question = page.getByRole('alertdialog', { name: `Make ${ann.email} an admin?` })
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect((await accountOf(page, ann)).isAdmin).toBe(false)
  await confirm(page, ann, 'Grant Admin')
  await expect(page.getByText('Admin status updated successfully', { exact: true })).toBeVisible()
  await expect(row.getByText('Admin', { exact: true })).toBeVisible()
  expect((await accountOf(page, ann)).isAdmin).toBe(true)
  await page.getByRole('button', { name: `Actions for ${ann.email}` }).click()
  await expect(page.getByRole('menuitem', { name: 'Log in as User' })).toHaveCount(0)
  await page.getByRole('menuitem', { name: 'Remove Admin' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove Admin' }).click()
  await expect(row.getByText('Admin', { exact: true })).toHaveCount(0)
  expect((await accountOf(page, ann)).isAdmin).toBe(false)
})

test('sends the verification email again', async ({ page }) => {
  await signInAsAdministrator(page)
  const ann = await anAccount(page)
  const row = await openRow(page, ann)
  await expect(row.getByText('No Verification', { exact: true })).toBeVisible()
  await choose(page, ann, 'Resend Verification Email')
  await expect(page.getByText('Email Sent', { exact: true })).toBeVisible()
  await expect(page.getByText('Verification email has been sent successfully', { exact: true })).toBeVisible()
  await expect(row.getByText('Verification Sent', { exact: true })).toBeVisible()
  expect(await linkTo(page.request, ann.email)).toContain('/verify-email?token=')
})

test("changes the plan of the administrator's own account", async ({ page }) => {
  const email = await signInAsAdministrator(page)
  await page.goto('/admin')
  const card = page.getByRole('region', { name: 'Test plan changes' })
  const setTo = async (plan: string, status: string) => {
    await card.getByRole('combobox', { name: 'Plan' }).selectOption(plan)
    await card.getByRole('combobox', { name: 'Status' }).selectOption(status)
    await card.getByRole('button', { name: 'Change my plan' }).click()
    await expect(page.getByText('User subscription updated successfully', { exact: true })).toBeVisible()
  }
  await setTo('Friends & Family', 'Active')
  const own = await (await page.request.get(sessions.currentUser.path)).json()
  expect(own).toMatchObject({ email, subscriptionPlan: 'friends_family', subscriptionStatus: 'active' })
  await page.reload()
  await expect(card.getByRole('combobox', { name: 'Plan' })).toHaveValue('friends_family')
  await setTo('Free', 'Free')
  await expect(card.getByRole('combobox', { name: 'Plan' })).toHaveValue('free')
})

test('offers administrators nothing that would lock them out', async ({ page }) => {
  const email = await signInAsAdministrator(page)
  await page.goto(`/admin?search=${email}`)
  await page.getByRole('button', { name: `Actions for ${email}` }).click()
  await expect(page.getByRole('menuitem')).toHaveText([
    'Edit User',
    'View Lists and Results',
    'View Audit Log',
  ])
})

test('shows accounts page by page, and renders only the visible rows', async ({ page }) => {
  await signInAsAdministrator(page)
  const mark = `Pg${Date.now()}`
  for (let made = 0; made < 55; made++) await anAccount(page, { lastName: mark })
  await page.goto(`/admin?search=${mark}`)
  const shown = page.getByRole('status').filter({ hasText: /users$/ })
  await expect(shown).toHaveText('50 of 55 users')
  const list = page.getByRole('list', { name: 'Users' })
  expect(await list.getByRole('listitem').count()).toBeLessThan(40)
  await expect(list.getByRole('listitem').first()).toHaveAttribute('aria-setsize', '55')
  await page.getByRole('button', { name: 'Show more users' }).click()
  await expect(shown).toHaveText('55 users')
  await expect(page.getByRole('button', { name: 'Show more users' })).toHaveCount(0)
})
