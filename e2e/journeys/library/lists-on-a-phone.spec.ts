import { expectAccessible } from '../../fixtures/accessibility.ts'
import { aFolder, aList } from '../../fixtures/library.ts'
import { aVerifiedMember } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'

test('every action on a list is in reach on a phone', async ({ page }) => {
  await aVerifiedMember(page)
  for (const name of ['Places', 'Services', 'Modifiers', 'Negatives']) await aFolder(page, { name })
  await aList(page, { name: 'Towns' })
  await aList(page, { name: 'A list whose name is longer than any phone is wide, by far' })
  await page.goto('/dashboard')
  const row = page.getByRole('listitem').filter({ hasText: 'Towns' })
  await expect(row.getByText('4 words', { exact: true })).toBeVisible()
  await expect(row.locator('time')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select Towns' }).tap()
  await expect(page.getByText('1 selected', { exact: true })).toBeVisible()
  await expectAccessible(page)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  const targets = page.getByRole('main').locator('a, button, select, input:not([type=checkbox])')
  for (const target of await targets.all()) {
    const box = await target.boundingBox()
    if (box === null) continue
    expect(Math.min(box.width, box.height), (await target.textContent()) ?? '').toBeGreaterThanOrEqual(24)
  }

  await expect(page.getByRole('button', { name: 'Use Towns in the generator' })).toBeVisible()
  await page.getByRole('button', { name: 'More actions for Towns' }).tap()
  await page.getByRole('menuitem', { name: 'Move to Folder' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Move to Folder' })
  await expect(dialog.getByRole('combobox', { name: 'Find a folder' })).toBeFocused()
  await expect(dialog).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
  await dialog.getByRole('option', { name: 'Negatives' }).tap()
  await expect(page.getByText('List moved successfully', { exact: true })).toBeVisible()

  await page.getByRole('link', { name: /^Negatives/ }).tap()
  await expect(page.getByRole('checkbox', { name: 'Select Towns' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Negatives/ })).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Actions for folder Negatives' }).tap()
  await expect(page.getByRole('menuitem', { name: 'Delete Folder' })).toBeInViewport({ ratio: 1 })
  await page.getByRole('menuitem', { name: 'Edit Folder' }).tap()
  await expectAccessible(page)
})
