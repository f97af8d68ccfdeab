import type { APIRequestContext } from '@playwright/test'
import { folders, projects, savedLists, savedResults, trash } from '@wordloom/contract'
import { expectAccessible } from '../../fixtures/accessibility.ts'
import { aFolder, aList, aProject, aResult } from '../../fixtures/library.ts'
import { aVerifiedMember } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'

async function remove(request: APIRequestContext, path: string, id: number): Promise<void> {
  expect((await request.delete(path.replace(':id', String(id)))).status()).toBe(204)
}

test('deleted items stay in the trash for 30 days and can be restored', async ({ page }) => {
  await aVerifiedMember(page)
  const folder = await aFolder(page)
  const list = await aList(page, { folderId: folder.id })
  const result = await aResult(page)
  const project = await aProject(page)
  await remove(page.request, folders.remove.path, folder.id)
  await remove(page.request, savedLists.remove.path, list.id)
  await remove(page.request, savedResults.remove.path, result.id)
  await remove(page.request, projects.remove.path, project.id)

  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Trash' }).click()
  await expect(page).toHaveURL('/dashboard?tab=trash')
  const rows = page.getByRole('list', { name: 'Trash' }).getByRole('listitem')
  await expect(rows).toHaveCount(4)
  await expect(rows.nth(0)).toContainText('ProjectSpring launch')
  await expect(rows.nth(3)).toContainText('FolderPlaces')
  await expect(rows.nth(0)).toContainText('30 days left')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Restore Animals' }).click()
  await expect(page.getByText('Result restored successfully', { exact: true })).toBeVisible()
  await expect(rows).toHaveCount(3)
  await expect(page.getByRole('button', { name: 'Restore Cities' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('List restored successfully', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Restore Places' }).click()
  await expect(page.getByText('Folder restored successfully', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Restore Spring launch' }).click()
  await expect(page.getByText('Project restored successfully', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The trash is empty' })).toBeVisible()
  await expect(page.getByRole('tab')).toHaveText(['Saved Lists 1', 'Saved Results 1', 'Projects 1'])
})

test('the trash can be emptied after a confirmation', async ({ page }) => {
  await aVerifiedMember(page)
  for (const name of ['Cities', 'Towns']) {
    const list = await aList(page, { name })
    await remove(page.request, savedLists.remove.path, list.id)
  }
  await page.goto('/dashboard?tab=trash')
  await page.getByRole('button', { name: 'Empty Trash' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Empty the trash?' })
  await expect(dialog).toContainText('2 items will be deleted permanently.')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Empty Trash' })).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Empty Trash' }).click()
  await expect(page.getByText('Trash emptied successfully', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The trash is empty' })).toBeVisible()
  expect(await (await page.request.get(trash.list.path)).json()).toEqual([])
})

test.describe('offline', () => {
  test.use({ expectedComplaints: [/ERR_FAILED/] })

  test('an item that could not be restored stays, and can be retried', async ({ page }) => {
    await aVerifiedMember(page)
    const list = await aList(page)
    await remove(page.request, savedLists.remove.path, list.id)
    await page.goto('/dashboard?tab=trash')
    const restore = page.getByRole('button', { name: 'Restore Cities' })
    await expect(restore).toBeVisible()
    await page.route('**/restore', (route) => route.abort())
    await restore.click()
    await expect(
      page.getByText('Failed to restore list. Please check your connection and try again.', { exact: true }),
    ).toBeVisible()
    await page.unroute('**/restore')
    await restore.click()
    await expect(page.getByText('List restored successfully', { exact: true })).toBeVisible()
  })
})
