import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readWorkbook } from '@wordloom/xlsx'
import { GeneratorPage } from '../../fixtures/generator.ts'
import { longTasksDuring } from '../../fixtures/long-tasks.ts'
import { expect, test } from '../../fixtures/test.ts'

// Without a save picker, downloads go through the service worker.
test.use({ serviceWorkers: 'allow' })

const WORDS = 90
const SAVED = /^word-combinations\.\w+ saved: /

function combinations(): string[] {
  const rows: string[] = []
  for (let a = 0; a < WORDS; a++) {
    for (let b = 0; b < WORDS; b++) {
      for (let c = 0; c < WORDS; c++) rows.push(`[ä${a} b${b} 語${c}]`)
    }
  }
  return rows
}

test('a failed copy is told once, with Export instead', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.write = () => Promise.reject(new Error('The clipboard is busy'))
  })
  const generator = new GeneratorPage(page)
  await generator.open()
  await generator.type(['red', 'blue'], ['fox'])
  await generator.generateRows()
  await page.getByRole('button', { name: 'Copy All' }).click()
  const failure = page.getByText('Failed to copy to clipboard. Use Export instead.', { exact: true })
  await expect(page.getByRole('alert').filter({ has: failure })).toBeVisible()
  await expect(page.getByText(/^Failed to copy/)).toHaveCount(1)
})

async function generated(page: Page): Promise<GeneratorPage> {
  const generator = new GeneratorPage(page)
  await generator.openEarly()
  await page.evaluate(() => navigator.serviceWorker.ready)
  for (const [number, stem] of [
    [1, 'ä'],
    [2, 'b'],
    [3, '語'],
  ] as const) {
    await generator.words(number).fill(Array.from({ length: WORDS }, (_, k) => stem + k).join('\n'))
  }
  await generator.choose('Separator', 'Space')
  await generator.choose('Wrap', 'Brackets ([ ])')
  await expect(page.getByText('729,000 combinations possible').first()).toBeVisible()
  await generator.generateRows()
  await expect(page.getByText(/^729,000 combinations · in/)).toBeVisible()
  return generator
}

async function withoutPicker(page: Page): Promise<void> {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'))
}

async function withPicker(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, {
      showSaveFilePicker: async ({ suggestedName }: { suggestedName: string }) => {
        const directory = await navigator.storage.getDirectory()
        return await directory.getFileHandle(suggestedName, { create: true })
      },
    })
  })
}

async function readPicked(page: Page, name: string): Promise<string | null> {
  return await page.evaluate(async (fileName) => {
    const directory = await navigator.storage.getDirectory()
    const handle = await directory.getFileHandle(fileName).catch(() => null)
    return handle === null ? null : await (await handle.getFile()).text()
  }, name)
}

test('a downloaded file is correct to the byte', async ({ page }) => {
  await withoutPicker(page)
  const generator = await generated(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    generator.exportAs('Plain text (TXT)'),
  ])
  await expect(page.getByText(SAVED)).toBeVisible()
  expect(download.suggestedFilename()).toBe('word-combinations.txt')
  const text = await readFile(await download.path(), 'utf8')
  expect(
    text ===
      combinations()
        .map((row) => `${row}\n`)
        .join(''),
  ).toBe(true)
})

test('JSON and CSV files are downloaded with the right names', async ({ page }) => {
  await withoutPicker(page)
  const generator = await generated(page)
  const [json] = await Promise.all([page.waitForEvent('download'), generator.exportAs('JSON')])
  await expect(page.getByText(SAVED)).toBeVisible()
  expect(json.suggestedFilename()).toBe('word-combinations.json')
  expect(JSON.parse(await readFile(await json.path(), 'utf8'))).toHaveLength(729_000)
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    generator.exportAs('CSV, one column per word'),
  ])
  expect(csv.suggestedFilename()).toBe('word-combinations.csv')
  const marked = await readFile(await csv.path(), 'utf8')
  expect(marked.split('\n')[0]).toMatch(/^\ufeff"?ä0"?,"?b0"?,"?語0"?\r?$/)

  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'CSV shows accents in Excel' }).click()
  await page.keyboard.press('Escape')
  const [plain] = await Promise.all([
    page.waitForEvent('download'),
    generator.exportAs('CSV, one column per word'),
  ])
  expect(`\ufeff${await readFile(await plain.path(), 'utf8')}` === marked).toBe(true)
})

test('a workbook is downloaded, and every row is in it', async ({ page }) => {
  await withoutPicker(page)
  const generator = await generated(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    generator.exportAs('Excel (XLSX), one column'),
  ])
  await expect(page.getByText(SAVED)).toBeVisible()
  expect(download.suggestedFilename()).toBe('word-combinations.xlsx')
  const limits = { unpackedBytes: 200e6, cells: 1e6, characters: 100e6 }
  const bytes = await readFile(await download.path())
  const { cells, sheets } = await readWorkbook(bytes, { sheet: null, limits })
  expect(sheets).toEqual(['Combinations'])
  expect(cells.join('\n') === combinations().join('\n')).toBe(true)
})

test('a picked file is correct to the byte', async ({ page }) => {
  await withPicker(page)
  const generator = await generated(page)
  await generator.exportAs('Plain text (TXT)')
  await expect(page.getByText(SAVED)).toBeVisible()
  const text = await readPicked(page, 'word-combinations.txt')
  expect(
    text ===
      combinations()
        .map((row) => `${row}\n`)
        .join(''),
  ).toBe(true)
})

test('closing the picker cancels the export quietly', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, {
      showSaveFilePicker: () => Promise.reject(new DOMException('The user aborted a request.', 'AbortError')),
    })
  })
  const generator = await generated(page)
  await generator.exportAs('Plain text (TXT)')
  await expect(page.getByRole('button', { name: 'Export', exact: true })).toBeEnabled()
  await expect(page.getByRole('region', { name: 'Export' })).toBeHidden()
})

test.describe('an export of many gigabytes', () => {
  test.skip(({ isMobile }) => isMobile, 'pastes by keyboard')

  async function begun(page: Page): Promise<GeneratorPage> {
    const generator = new GeneratorPage(page)
    await generator.openEarly()
    await page.evaluate(() => navigator.serviceWorker.ready)
    for (const number of [1, 2, 3]) await generator.pasteWords(number, 800, `w${number}x`)
    await generator.generateRows()
    await expect(page.getByText(/^512,000,000 combinations · in/)).toBeVisible()
    await generator.exportAs('Plain text (TXT)')
    await expect(page.getByText(/[MG]B of [\d.]+ GB/)).toBeVisible()
    return generator
  }

  test('shows its progress without blocking the page, and can be canceled', { tag: '@alone' }, async ({
    page,
  }) => {
    await withPicker(page)
    await begun(page)
    await expect(page.getByText(/B\/s$/)).toBeVisible()
    await expect(page.getByText(/ left$/)).toBeVisible()
    const longTasks = await longTasksDuring(page, async () => {
      await expect(page.getByText(/^[1-9]\d\d MB of/)).toBeVisible()
    })
    expect(longTasks).toEqual([])
    await page.getByRole('region', { name: 'Export' }).getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText('Export of word-combinations.txt canceled')).toBeVisible()
    expect(await readPicked(page, 'word-combinations.txt')).toBeNull()
  })

  test('fails if the browser cancels the download', async ({ page }) => {
    await withoutPicker(page)
    const downloading = page.waitForEvent('download')
    await begun(page)
    await (await downloading).cancel()
    await expect(page.getByText(/The browser stopped the download/)).toBeVisible()
  })

  test('fails if the browser stops the service worker', async ({ page }) => {
    await withoutPicker(page)
    await begun(page)
    const browser = await page.context().newCDPSession(page)
    await browser.send('ServiceWorker.enable')
    await browser.send('ServiceWorker.stopAllWorkers')
    await expect(page.getByText(/The browser stopped the download/)).toBeVisible()
  })

  test('fails as a download if its page is closed', async ({ page }) => {
    await withoutPicker(page)
    const downloading = page.waitForEvent('download')
    await begun(page)
    const download = await downloading
    await page.close()
    expect(await download.failure()).not.toBeNull()
  })

  test("can't be copied: the page says why and offers Export", async ({ page }) => {
    const generator = new GeneratorPage(page)
    await generator.openEarly()
    for (const number of [1, 2]) await generator.pasteWords(number, 2000, `w${number}x`)
    await generator.generateRows()
    await page.getByRole('button', { name: 'Copy All' }).click()
    await expect(page.getByText(/A clipboard holds up to 1,000,000 combinations/)).toBeVisible()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(page.getByText(/A clipboard holds up to/)).toBeHidden()
  })
})
