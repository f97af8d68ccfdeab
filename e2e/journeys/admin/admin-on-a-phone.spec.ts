import { expectAccessible } from '../../fixtures/accessibility.ts'
import { anAccount, choose, openRow } from '../../fixtures/administration.ts'
import { signInAsAdministrator } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'

test('an administrator can manage accounts on a phone', async ({ page }) => {
  await signInAsAdministrator(page)
  const ann = await anAccount(page, { firstName: 'Ann', lastName: 'Thornton-Abernathy of Upper Weaving' })
  const isTooWide = () => page.evaluate(() => document.documentElement.scrollWidth > screen.width)
  await page.goto('/admin')
  await expect(page.getByRole('list', { name: 'Users' }).getByRole('listitem').first()).toBeVisible()
  expect(await isTooWide()).toBe(false)
  await expectAccessible(page)
  const row = await openRow(page, ann)
  for (const target of await row.getByRole('button').all()) {
    const box = await target.boundingBox()
    if (box !== null) expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24)
  }
  await row.getByRole('button', { name: `Actions for ${ann.email}` }).tap()
  await expect(page.getByRole('menuitem', { name: 'Delete User' })).toBeInViewport({ ratio: 1 })
  await page.getByRole('menuitem', { name: 'Suspend User' }).tap()
  await expectAccessible(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Suspend User' }).tap()
  await expect(page.getByText('User suspended successfully', { exact: true })).toBeVisible()
  await expect(row.getByText('Suspended', { exact: true })).toBeVisible()

  await choose(page, ann, 'Edit User')
  const dialog = page.getByRole('dialog', { name: 'Edit User' })
  await expect(dialog.getByRole('button', { name: 'Save Changes' })).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).tap()
  await choose(page, ann, 'View Audit Log')
  await expect(page.getByText('Suspended a user').last()).toBeVisible()
  expect(await isTooWide()).toBe(false)
  await expectAccessible(page)
})
