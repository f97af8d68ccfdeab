import { anAccount, choose, openRow } from '../../fixtures/administration.ts'
import { signInAsAdministrator } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'

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
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
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

test('the row after a deleted one takes the focus', async ({ page }) => {
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
