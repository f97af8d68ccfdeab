import { writeFile } from 'node:fs/promises'
import type { Page, TestInfo } from '@playwright/test'
import { longTasksDuring } from '../../fixtures/long-tasks.ts'
import { tabMemory } from '../../fixtures/tab-memory.ts'
import { expect, test } from '../../fixtures/test.ts'

const WORDS = 1_000_000
const MAX_MEMORY = 600_000_000

test.setTimeout(240_000)
test.skip(({ isMobile }) => isMobile, 'measures the same code')

test('@alone a million words are cleaned without holding up the page', async ({ page }, info) => {
  await open(page, '/tools/clean')
  const words = await aFile(info, 'words.txt', 0)
  const longTasks = await longTasksDuring(page, async () => {
    await page.getByLabel('From a file: Words, one per line').setInputFiles(words)
    await expect(page.getByText('1,000,000 words become 500,000')).toBeVisible({ timeout: 60_000 })
  })
  expect(longTasks).toEqual([])
  expect(await tabMemory(page)).toBeLessThan(MAX_MEMORY)
})

test('@alone a million words are compared with a million without holding up the page', async ({
  page,
}, info) => {
  await open(page, '/tools/compare')
  const files = [await aFile(info, 'a.txt', 0), await aFile(info, 'b.txt', WORDS / 4)]
  const longTasks = await longTasksDuring(page, async () => {
    await page.getByLabel('From a file: List A').setInputFiles(files[0] ?? '')
    await page.getByLabel('From a file: List B').setInputFiles(files[1] ?? '')
    await expect(page.getByRole('list', { name: '250,000 words' })).toBeVisible({ timeout: 60_000 })
  })
  expect(longTasks).toEqual([])
  expect(await tabMemory(page)).toBeLessThan(MAX_MEMORY)
})

test('@alone the phrases of a million words are counted without holding up the page', async ({
  page,
}, info) => {
  await open(page, '/tools/ngrams')
  const words = await aFile(info, 'words.txt', 0)
  const longTasks = await longTasksDuring(page, async () => {
    await page.getByLabel('From a file: Words or a search-term report').setInputFiles(words)
    await expect(page.getByRole('row').nth(1)).toContainText('1,000,000', { timeout: 60_000 })
  })
  expect(longTasks).toEqual([])
  expect(await tabMemory(page)).toBeLessThan(MAX_MEMORY)
})

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('html[data-alive]').waitFor()
}

/** Half a million different words, each twice. */
async function aFile(info: TestInfo, name: string, from: number): Promise<string> {
  const path = info.outputPath(name)
  const words = Array.from({ length: WORDS }, (_, i) => `shoe ${from + (i % (WORDS / 2))}`)
  await writeFile(path, words.join('\n'))
  return path
}
