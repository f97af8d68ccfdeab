import type { Page } from '@playwright/test'
import { folders, type SavedListSummary, savedLists } from '@wordloom/contract'
import { expectAccessible } from '../../fixtures/accessibility.ts'
import { aFolder, aList } from '../../fixtures/library.ts'
import { aVerifiedMember } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'

async function folderOf(page: Page, name: string): Promise<number | null | undefined> {
  const lists: readonly SavedListSummary[] = await (await page.request.get(savedLists.list.path)).json()
  return lists.find((list) => list.name === name)?.folderId
}

const MOVED = { exact: true } as const

test('a folder is found by typing and chosen by keyboard, and the next row takes the focus', async ({
  page,
}) => {
  await aVerifiedMember(page)
  const places = await aFolder(page, { name: 'Places', color: '#ef4444' })
  await aFolder(page, { name: 'Old places' })
  for (const name of ['Towns', 'Cities']) await aList(page, { name })
  await page.goto('/dashboard')
  const button = page.getByRole('button', { name: 'Move Cities to folder' })
  await button.focus()
  await page.keyboard.press('Enter')
  const popover = page.getByRole('dialog', { name: 'Move to Folder' })
  const field = popover.getByRole('combobox', { name: 'Find a folder' })
  await expect(field).toBeFocused()
  await expect(popover).toContainText('Move “Cities” to a folder')
  await expect(popover.getByRole('option')).toHaveText(['Ungrouped', 'Places', 'Old places', 'New folder…'])
  await expect(popover.getByRole('option', { selected: true })).toHaveText('Ungrouped')
  await expectAccessible(page)
  const active = () => field.getAttribute('aria-activedescendant')
  await expect(popover.getByRole('option', { name: 'Places', exact: true })).toHaveId((await active()) ?? '')
  await page.keyboard.press('Escape')
  await expect(popover).toBeHidden()
  await expect(button).toBeFocused()

  await page.keyboard.press('Enter')
  await page.keyboard.type('place')
  await expect(popover.getByRole('option')).toHaveText(['Places', 'Old places', 'New folder “place”'])
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(popover.getByRole('option', { name: 'Old places' })).toHaveId((await active()) ?? '')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page.getByText('List moved successfully', MOVED)).toBeVisible()
  await expect(popover).toBeHidden()
  await expect(page.getByRole('checkbox', { name: 'Select Towns' })).toBeFocused()
  expect(await folderOf(page, 'Cities')).toBe(places.id)
  await page.getByRole('button', { name: 'Move Towns to folder' }).click()
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(popover).toBeHidden()
  await expect(page.getByText('List moved successfully', MOVED)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('checkbox', { name: 'Select Cities' })).toBeVisible()
})

test('a new folder is created on the way', async ({ page }) => {
  await aVerifiedMember(page)
  await aList(page)
  await page.goto('/dashboard?folder=all')
  await page.getByRole('button', { name: 'Move Cities to folder' }).click()
  const popover = page.getByRole('dialog', { name: 'Move to Folder' })
  await popover.getByRole('option', { name: 'New folder…' }).click()
  await expect(popover.getByRole('combobox', { name: 'Name of the new folder' })).toBeFocused()
  await page.keyboard.type('Places')
  await expect(popover.getByRole('option')).toHaveText(['New folder “Places”'])
  await page.keyboard.press('Enter')
  await expect(page.getByText('List moved successfully', MOVED)).toBeVisible()
  await expect(page.getByRole('link', { name: /^Places/ })).toContainText('1')
  await expect(page.getByRole('button', { name: 'Move Cities to folder' })).toBeFocused()
  const notification = page.getByRole('listitem').filter({ hasText: 'List moved successfully' })
  await expect(notification).toContainText('Cities')
  await notification.getByRole('link', { name: 'View' }).click()
  await expect(page.getByRole('heading', { name: 'Places' })).toBeVisible()
})

test.describe('a folder that the server refuses', () => {
  test.use({ expectedComplaints: [/ERR_FAILED/] })

  test('is reported where it was named, and can be retried', async ({ page }) => {
    await aVerifiedMember(page)
    await aList(page)
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Move Cities to folder' }).click()
    const popover = page.getByRole('dialog', { name: 'Move to Folder' })
    await page.route(`**${folders.create.path}`, (route) => route.abort())
    await page.keyboard.type('Places')
    await page.keyboard.press('Enter')
    await expect(popover.getByRole('alert')).toHaveText(
      'Failed to create folder. Please check your connection and try again.',
    )
    await page.unroute(`**${folders.create.path}`)
    await page.keyboard.press('Enter')
    await expect(page.getByText('List moved successfully', MOVED)).toBeVisible()
  })
})
