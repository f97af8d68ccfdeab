import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { type SavedList, savedLists } from '@wordloom/contract'
import { expectAccessible } from '../../fixtures/accessibility.ts'
import { aFolder, aList, aProject, aResult } from '../../fixtures/library.ts'
import { aVerifiedMember } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'

async function chooseMore(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).press('Enter')
  await page.getByRole('menuitem', { name: item }).press('Enter')
}

/** File names and contents are stored as they are, so they can be searched in the bytes. */
async function textOf(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8')
}

test('selected lists download as one ZIP file with a text file each', async ({ page }) => {
  await aVerifiedMember(page)
  await aList(page, { name: 'Cities', words: ['Leeds', 'York'] })
  await aList(page, { name: 'Cities', words: ['Hull'] })
  await aList(page, { name: 'CON/../a', words: ['Ely'] })
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Select All' }).click()
  const started = page.waitForEvent('download')
  await chooseMore(page, 'Download as ZIP')
  const download = await started
  expect(download.suggestedFilename()).toBe('wordloom-lists.zip')
  const text = await textOf(download)
  for (const part of ['Cities.txt', 'Cities (2).txt', 'CON_.._a.txt', 'Leeds\nYork\n', 'Hull\n', 'Ely\n']) {
    expect(text).toContain(part)
  }
  await expect(page.getByText('ZIP file downloaded', { exact: true })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('3 selected')).toBeVisible()
})

test('results download as one ZIP file, also in a project', async ({ page }) => {
  await aVerifiedMember(page)
  const { id: projectId } = await aProject(page, { name: 'North' })
  await aResult(page, { projectId })
  await aResult(page, { name: 'Beasts', projectId })
  for (const [path, bulk] of [
    ['/dashboard?tab=results', false],
    [`/projects/${projectId}?tab=results`, true],
  ] as const) {
    await page.goto(path)
    if (bulk) await page.getByRole('button', { name: 'Bulk Mode' }).click()
    await page.getByRole('button', { name: 'Select All' }).click()
    const started = page.waitForEvent('download')
    await chooseMore(page, 'Download as ZIP')
    const text = await textOf(await started)
    for (const part of ['Animals.txt', 'Beasts.txt', 'red fox\n']) expect(text).toContain(part)
  }
})

test('a download that fails says why and can be tried again, and closing the dialog cancels it', async ({
  page,
}) => {
  await aVerifiedMember(page)
  const { id } = await aList(page)
  await page.goto('/dashboard')
  await page.getByRole('checkbox', { name: 'Select Cities' }).click()
  const path = savedLists.read.path.replace(':id', String(id))
  await page.request.delete(path)
  await chooseMore(page, 'Download as ZIP')
  const dialog = page.getByRole('dialog', { name: 'Download as ZIP' })
  await expect(dialog.getByRole('alert')).toContainText('Failed to make the ZIP file')
  await expectAccessible(page)
  await page.request.post(`${path}/restore`)
  const started = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await started
  await expect(dialog).toHaveCount(0)
})

test('lists merge into a new one without duplicates, and stay as they are', async ({ page }) => {
  await aVerifiedMember(page)
  const { id: folderId } = await aFolder(page)
  await aList(page, { name: 'North', words: ['Leeds', 'York', 'York'], folderId })
  await aList(page, { name: 'East', words: ['York', 'Hull', 'hull'], folderId })
  await page.goto(`/dashboard?folder=${folderId}`)
  await page.getByRole('button', { name: 'Select All' }).click()
  await chooseMore(page, 'Merge into One List…')
  const dialog = page.getByRole('dialog', { name: 'Merge into One List' })
  await expect(dialog.getByRole('status')).toHaveText('6 words become 4.')
  await expectAccessible(page)
  await dialog.getByRole('checkbox', { name: 'Remove duplicates' }).click()
  await expect(dialog.getByRole('status')).toHaveText('6 words in the new list.')
  await dialog.getByRole('checkbox', { name: 'Remove duplicates' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Name of the new list' })).toHaveValue('East and North')
  await dialog.getByRole('textbox', { name: 'Name of the new list' }).fill('')
  await dialog.getByRole('button', { name: 'Merge Lists' }).click()
  await expect(dialog.getByText('Please enter a list name')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Name of the new list' }).fill('Towns')
  await dialog.getByRole('button', { name: 'Merge Lists' }).click()
  await expect(page.getByText('Lists merged successfully', { exact: true })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /^Select / })).toHaveCount(3)
  const lists: SavedList[] = await (await page.request.get(savedLists.list.path)).json()
  expect(lists.find(({ name }) => name === 'Towns')).toMatchObject({
    folderId,
    words: ['York', 'Hull', 'hull', 'Leeds'],
  })
  expect(lists.map(({ wordCount }) => wordCount).sort()).toEqual([3, 3, 4])
})
