import { FOLDER_COLORS, folders } from '@wordloom/contract'
import { expectAccessible } from '../../fixtures/accessibility.ts'
import { aFolder, aList } from '../../fixtures/library.ts'
import { aVerifiedMember } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'

test('a view that shows only some of the lists says so, and leads to all of them', async ({ page }) => {
  await aVerifiedMember(page)
  const folder = await aFolder(page, { name: 'Places' })
  await aList(page, { name: 'Towns', folderId: folder.id })
  await aList(page, { name: 'Trades' })
  await page.goto('/dashboard')
  await expect(page.getByRole('tab', { name: 'Saved Lists 2' })).toBeVisible()
  await expect(page.getByText('1 of your 2 lists. Show all lists')).toBeVisible()
  await page.getByRole('link', { name: 'Show all lists' }).click()
  await expect(page.getByRole('heading', { name: 'All Lists' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /^Select / })).toHaveCount(2)
  await expect(page.getByRole('link', { name: 'Show all lists' })).toHaveCount(0)
})

test('a folder is created, renamed, recolored and deleted, and its lists move to ungrouped and back', async ({
  page,
}) => {
  await aVerifiedMember(page)
  await aList(page, { name: 'Towns' })
  await page.goto('/dashboard')
  const sidebar = page.getByRole('navigation', { name: 'Folders' })
  await expect(sidebar.getByRole('link', { name: /^Ungrouped/ })).toHaveAccessibleName('Ungrouped 1 list')

  await page.getByRole('button', { name: 'Create Folder' }).click()
  const creation = page.getByRole('dialog', { name: 'Create New Folder' })
  await expect(creation.getByRole('radio', { name: 'Blue' })).toBeChecked()
  await expect(creation.getByRole('button', { name: 'Create Folder' })).toBeDisabled()
  await creation.getByRole('textbox', { name: 'Folder name' }).fill('  Places ')
  await creation.getByRole('radio', { name: 'Green' }).check()
  await expectAccessible(page)
  await creation.getByRole('button', { name: 'Create Folder' }).click()
  await expect(page.getByText('Folder created successfully', { exact: true })).toBeVisible()
  const [made] = await (await page.request.get(folders.list.path)).json()
  expect(made).toMatchObject({ name: 'Places', color: FOLDER_COLORS[2] })

  await sidebar.getByRole('link', { name: /^Places/ }).click()
  await expect(page.getByRole('heading', { name: 'Places' })).toBeVisible()
  await expect(page).toHaveURL(`/dashboard?folder=${made.id}`)
  await aList(page, { name: 'Cities', folderId: made.id })
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Select Cities' })).toBeVisible()
  await expect(sidebar.getByRole('link', { name: /^Places/ })).toHaveAccessibleName('Places 1 list')

  const all = sidebar.getByRole('link', { name: /^All Lists/ })
  await expect(all).toHaveAccessibleName('All Lists 2 lists')
  await all.click()
  const rows = page.getByRole('list', { name: 'All Lists' }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.filter({ hasText: 'Cities' })).toContainText('Folder Places')
  await expect(rows.filter({ hasText: 'Towns' })).toContainText('Folder Ungrouped')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create List' }).click()
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('')
  await page.keyboard.press('Escape')
  await sidebar.getByRole('link', { name: /^Places/ }).click()

  await page.getByRole('button', { name: 'Actions for folder Places' }).click()
  await page.getByRole('menuitem', { name: 'Edit Folder' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Folder' })
  await edit.getByRole('textbox', { name: 'Folder name' }).fill('  ')
  await edit.getByRole('button', { name: 'Save Changes' }).click()
  await expect(edit.getByText('Please enter a folder name')).toBeVisible()
  await edit.getByRole('textbox', { name: 'Folder name' }).fill('England')
  await edit.getByRole('radio', { name: 'Pink' }).check()
  await edit.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Folder updated successfully', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'England' })).toBeVisible()

  await page.getByRole('button', { name: 'Actions for folder England' }).click()
  await page.getByRole('menuitem', { name: 'Delete Folder' }).click()
  const confirmation = page.getByRole('alertdialog', { name: 'Delete "England"?' })
  await expect(confirmation).toContainText('Its list will move to ungrouped.')
  await expect(confirmation.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await confirmation.getByRole('button', { name: 'Delete Folder' }).click()
  await expect(
    page.getByText('Folder deleted successfully. Lists moved to ungrouped.', { exact: true }),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Ungrouped Lists' })).toBeVisible()
  // The menu's button is gone together with the folder.
  await expect(sidebar).toBeFocused()
  await expect(page.getByRole('checkbox', { name: 'Select Cities' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(sidebar.getByRole('link', { name: /^England/ })).toHaveAccessibleName('England 1 list')
  await expect(page.getByRole('checkbox', { name: 'Select Cities' })).toBeHidden()
})

test('lists can be dragged onto folders, one at a time or all selected ones', async ({ page }) => {
  await aVerifiedMember(page)
  await aFolder(page, { name: 'Places' })
  for (const name of ['Towns', 'Cities', 'Rivers']) await aList(page, { name })
  await page.goto('/dashboard')
  const places = page.getByRole('link', { name: /^Places/ })

  await page.getByText('Towns', { exact: true }).dragTo(places)
  await expect(page.getByText('List moved successfully', { exact: true })).toBeVisible()
  await expect(places).toHaveAccessibleName('Places 1 list')
  await expect(page.getByRole('checkbox', { name: 'Select Towns' })).toBeHidden()

  await page.getByRole('checkbox', { name: 'Select Cities' }).check()
  await page.getByRole('checkbox', { name: 'Select Rivers' }).click({ modifiers: ['Shift'] })
  await page.getByText('Cities', { exact: true }).dragTo(places)
  await expect(page.getByText('2 lists moved successfully', { exact: true })).toBeVisible()
  await expect(places).toHaveAccessibleName('Places 3 lists')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('checkbox', { name: 'Select Rivers' })).toBeVisible()
  await expect(places).toHaveAccessibleName('Places 1 list')
})

test('an unknown folder says so, and a folder of many lists renders only the visible rows', async ({
  page,
}) => {
  await aVerifiedMember(page)
  const folder = await aFolder(page, { name: 'Many' })
  const names = Array.from({ length: 120 }, (_, at) => `List ${at + 1}`)
  for (const name of names) await aList(page, { name, folderId: folder.id })
  await page.goto('/dashboard?folder=999999')
  await expect(page.getByRole('heading', { name: 'Unknown Folder' })).toBeVisible()
  await page.getByRole('link', { name: /^Many/ }).click()
  await expect(page.getByRole('region', { name: 'Many' }).getByRole('status')).toHaveText('120 lists')
  const rows = page.getByRole('list', { name: 'Many' }).getByRole('listitem')
  expect(await rows.count()).toBeLessThan(60)
  await page.getByRole('checkbox', { name: 'Select List 120' }).focus()
  await page.keyboard.press('End')
  await expect(page.getByRole('checkbox', { name: 'Select List 1', exact: true })).toBeFocused()
  await page.keyboard.press('Shift+Home')
  await expect(page.getByText('120 selected', { exact: true })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Select List 120' })).toBeFocused()
})

test('folders and their lists are accessible', async ({ page }) => {
  await aVerifiedMember(page)
  const [first, second] = [await aFolder(page), await aFolder(page, { name: 'Services' })]
  await aList(page, { name: 'Towns' })
  await aList(page, { name: 'Cities', folderId: first.id })
  await page.goto('/dashboard')
  await page.getByRole('checkbox', { name: 'Select Towns' }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'More actions for Towns' }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectAccessible(page)
  await page.goto(`/dashboard?folder=${second.id}`)
  await expect(page.getByRole('heading', { name: 'Services' })).toBeVisible()
  await expectAccessible(page)
})
