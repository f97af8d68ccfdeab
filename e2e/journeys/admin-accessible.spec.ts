import { admin } from '@wordloom/contract'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { anAccount, change, choose, openRow } from '../fixtures/administration.ts'
import { signInAsAdministrator } from '../fixtures/people.ts'
import { expect, test } from '../fixtures/test.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`nothing is in the way in ${colorScheme} colours`, () => {
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await signInAsAdministrator(page)
    })

    test('of the panel', async ({ page }) => {
      const ann = await anAccount(page, { firstName: 'Ann', subscriptionPlan: 'monthly' })
      await change(page, admin.suspend, ann)
      await openRow(page, ann)
      await page.getByRole('button', { name: `Actions for ${ann.email}` }).click()
      await expect(page.getByRole('menu')).toBeVisible()
      await expectAccessible(page)
    })

    test('of creating a user', async ({ page }) => {
      await page.goto('/admin')
      await page.getByRole('button', { name: 'Create User' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page)
    })

    test('of editing a user', async ({ page }) => {
      const ann = await anAccount(page)
      await openRow(page, ann)
      await choose(page, ann, 'Edit User')
      await page.getByRole('dialog').getByLabel('Email', { exact: true }).fill('ann')
      await page.getByRole('button', { name: 'Save Changes' }).click()
      await expect(page.getByText('Please enter a valid email address')).toBeVisible()
      await expectAccessible(page)
    })

    test('of looking at what somebody has saved', async ({ page }) => {
      const ann = await anAccount(page)
      await openRow(page, ann)
      await choose(page, ann, 'View Lists and Results')
      await expect(page.getByText('No saved lists')).toBeVisible()
      await expectAccessible(page)
    })

    test('of the audit log', async ({ page }) => {
      const ann = await anAccount(page)
      await page.goto(`/admin/audit-log?user=${ann.id}`)
      await expect(page.getByRole('listitem').getByText('Created a user')).toBeVisible()
      await expectAccessible(page)
    })
  })
}

test('nothing is cut off at a width of 320 pixels', async ({ page }) => {
  await signInAsAdministrator(page)
  const ann = await anAccount(page, { firstName: 'W'.repeat(200), lastName: '<b>Weaver</b> 🧵' })
  await page.setViewportSize({ width: 320, height: 800 })
  const widest = () => page.evaluate(() => document.documentElement.scrollWidth)
  await openRow(page, ann)
  expect(await widest()).toBeLessThanOrEqual(320)
  for (const name of ['Edit User', 'View Lists and Results'] as const) {
    await choose(page, ann, name)
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth), name).toBe(0)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
  await page.goto(`/admin/audit-log?user=${ann.id}`)
  await expect(page.getByText('Created a user').last()).toBeVisible()
  expect(await widest()).toBeLessThanOrEqual(320)
})

test('an account is found, edited, suspended and deleted by keyboard alone', async ({ page }) => {
  await signInAsAdministrator(page)
  const ann = await anAccount(page)
  await page.goto('/admin')
  await page.getByRole('searchbox', { name: 'Search by name, email or ID' }).focus()
  await page.keyboard.type(ann.email)
  const list = page.getByRole('list', { name: 'Users' })
  await expect(list.getByRole('listitem')).toHaveCount(1)
  const edit = list.getByRole('button', { name: `Edit ${ann.email}` })
  const menu = list.getByRole('button', { name: `Actions for ${ann.email}` })
  await page.keyboard.press('Tab')
  await expect(edit).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Edit User' })
  await expect(dialog.getByLabel('First name')).toBeFocused()
  await page.keyboard.type('Ann')
  await page.keyboard.press('Enter')
  await expect(page.getByText('User updated successfully', { exact: true })).toBeVisible()
  await expect(edit).toBeFocused()

  await page.keyboard.press('Tab')
  await expect(menu).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Su')
  await expect(page.getByRole('menuitem', { name: 'Suspend User' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('User suspended successfully', { exact: true })).toBeVisible()
  await expect(menu).toBeFocused()

  await page.keyboard.press('Enter')
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Delete User' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('User deleted successfully', { exact: true })).toBeVisible()
})

test('the row after one that was deleted takes the focus', async ({ page }) => {
  await signInAsAdministrator(page)
  const mark = `Fo${Date.now()}`
  const [last, middle] = [
    await anAccount(page, { lastName: mark }),
    await anAccount(page, { lastName: mark }),
  ]
  await page.goto(`/admin?search=${mark}`)
  await choose(page, middle, 'Delete User')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete User' }).click()
  await expect(page.getByText('User deleted successfully', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: `Edit ${last.email}` })).toBeFocused()
})
