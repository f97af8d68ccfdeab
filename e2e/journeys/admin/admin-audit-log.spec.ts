import { admin } from '@wordloom/contract'
import { OWN_ADDRESS } from '../../fixtures/address.ts'
import { anAccount, change, choose, openRow } from '../../fixtures/administration.ts'
import { signInAsAdministrator } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'

test('shows who did what to whom, when and from where, the latest first', async ({ page }) => {
  const email = await signInAsAdministrator(page)
  const ann = await anAccount(page)
  await change(page, admin.suspend, ann)
  await change(page, admin.unsuspend, ann)
  await change(page, admin.setSubscription, ann, {
    subscriptionPlan: 'yearly',
    subscriptionStatus: 'active',
  })
  await openRow(page, ann)
  await choose(page, ann, 'View Audit Log')
  await expect(page).toHaveURL(`/admin/audit-log?user=${ann.id}`)
  await expect(page).toHaveTitle('Audit Log · Wordloom')
  await expect(page.getByRole('heading', { level: 1, name: 'Audit Log' })).toBeFocused()
  const entries = page.getByRole('list', { name: 'Audit log' }).getByRole('listitem')
  await expect(entries).toHaveText([/Set a plan/, /Unsuspended a user/, /Suspended a user/, /Created a user/])
  const plan = entries.first()
  await expect(plan).toContainText('Plan: Yearly · Status: Active')
  await expect(plan.getByRole('link', { name: email })).toBeVisible()
  await expect(plan.getByRole('link', { name: ann.email })).toBeVisible()
  await expect(plan).toContainText(OWN_ADDRESS)
  await expect(plan.locator('time')).toHaveText(/\d{4}, \d+:\d\d:\d\d [AP]M$/)

  await page.getByRole('combobox', { name: 'Action' }).selectOption('Suspended a user')
  await expect(page).toHaveURL(`/admin/audit-log?user=${ann.id}&action=user_suspended`)
  await expect(entries).toHaveText([/Suspended a user/])
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Action' })).toHaveValue('user_suspended')
  await expect(entries).toHaveCount(1)
})

test('keeps entries about a deleted account, and filters by email address or id', async ({ page }) => {
  await signInAsAdministrator(page)
  const ann = await anAccount(page)
  await page.goto('/admin/audit-log')
  const field = page.getByRole('searchbox', { name: 'User email or ID' })
  const entries = page.getByRole('list', { name: 'Audit log' }).getByRole('listitem')
  await field.fill(ann.email)
  await expect(entries).toHaveText([/Created a user/])
  await change(page, admin.remove, ann)
  await field.fill(ann.id)
  await expect(entries.filter({ hasText: 'Deleted a user' })).toBeVisible()
  await expect(entries.filter({ hasText: 'Created a user' })).toContainText(ann.id)
  await field.fill('nobody@example.org')
  await expect(page.getByRole('heading', { name: 'No entries match' })).toBeVisible()
  await page.getByRole('button', { name: 'Show all entries' }).click()
  await expect(entries.first()).toBeVisible()
  await expect(page).toHaveURL('/admin/audit-log')
  await page.getByRole('link', { name: 'Back to the Admin Panel' }).click()
  await expect(page).toHaveURL('/admin')
})

test('loads page by page', async ({ page }) => {
  await signInAsAdministrator(page)
  const ann = await anAccount(page)
  for (let times = 0; times < 51; times++) {
    await change(page, admin.suspend, ann)
    await change(page, admin.unsuspend, ann)
  }
  await page.goto(`/admin/audit-log?user=${ann.id}`)
  const list = page.getByRole('list', { name: 'Audit log' })
  await expect(list.getByRole('listitem').first()).toContainText('Unsuspended a user')
  await page.getByRole('button', { name: 'Show more entries' }).click()
  await expect(page.getByRole('button', { name: 'Show more entries' })).toHaveCount(0)
  await page.keyboard.press('Control+End')
  await expect(list.getByRole('listitem').filter({ hasText: 'Created a user' })).toBeVisible()
})

test('records that an administrator viewed an account', async ({ page }) => {
  await signInAsAdministrator(page)
  const ann = await anAccount(page)
  await openRow(page, ann)
  await choose(page, ann, 'View Lists and Results')
  await expect(page.getByText('No saved lists')).toBeVisible()
  await page.goto(`/admin/audit-log?user=${ann.id}`)
  const entries = page.getByRole('list', { name: 'Audit log' }).getByRole('listitem')
  await expect(entries.filter({ hasText: 'Viewed saved lists' })).toBeVisible()
})
