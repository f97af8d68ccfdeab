import type { Page } from '@playwright/test'
import { savedLists } from '@wordloom/contract'
import { aList } from '../../fixtures/library.ts'
import { longTasksDuring } from '../../fixtures/long-tasks.ts'
import { aVerifiedMember } from '../../fixtures/people.ts'
import { tabMemory } from '../../fixtures/tab-memory.ts'
import { expect, test } from '../../fixtures/test.ts'

const WORDS = 1_000_000
const MAX_MEMORY = 600_000_000

test.setTimeout(240_000)
test.skip(({ isMobile }) => isMobile, 'measures the same code')

test('@alone the history of a million words is compared without holding up the page', async ({ page }) => {
  await aVerifiedMember(page)
  const { id } = await aList(page, { name: 'Shoes', words: someWords(0) })
  const data = { name: 'Shoes', words: someWords(WORDS / 4) }
  await page.request.put(savedLists.replace.path.replace(':id', String(id)), { data })
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'More actions for Shoes' }).click()
  await page.getByRole('menuitem', { name: 'History…' }).click()
  const longTasks = await longTasksDuring(page, async () => {
    await page.getByRole('list', { name: 'Changes, newest first' }).getByRole('button').click()
    await expect(page.getByRole('region', { name: 'Words that come back (250,000)' })).toBeVisible({
      timeout: 60_000,
    })
  })
  expect(longTasks).toEqual([])
  expect(await tabMemory(page)).toBeLessThan(MAX_MEMORY)
})

test('@alone lists of a million words are merged and downloaded without holding up the page', async ({
  page,
}) => {
  await aVerifiedMember(page)
  for (const from of [0, WORDS / 2])
    await aList(page, { name: `From ${from}`, words: someWords(from).slice(0, WORDS / 2) })
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Select All' }).click()
  const longTasks = await longTasksDuring(page, async () => {
    const download = page.waitForEvent('download')
    await choose(page, 'Download as ZIP')
    await (await download).path()
    await choose(page, 'Merge into One List…')
    const dialog = page.getByRole('dialog', { name: 'Merge into One List' })
    await dialog.getByRole('textbox', { name: 'Name of the new list' }).fill('All')
    await dialog.getByRole('button', { name: 'Merge Lists' }).click()
    await expect(page.getByRole('button', { name: 'More actions for All' })).toBeVisible({ timeout: 60_000 })
  })
  expect(longTasks).toEqual([])
  expect(await tabMemory(page)).toBeLessThan(MAX_MEMORY)
})

async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).press('Enter')
  await page.getByRole('menuitem', { name: item }).press('Enter')
}

function someWords(from: number): string[] {
  return Array.from({ length: WORDS }, (_, i) => `shoe ${from + i}`)
}
