import type { Page } from '@playwright/test'
import { compile } from '@wordloom/engine'
import { COLUMNS, SEPARATOR } from './input.ts'

export async function exportFromPage(
  page: Page,
  address: string,
  way: 'download' | 'picked',
): Promise<number> {
  await page.addInitScript((isPicked) => {
    // Replace the save picker with a file in the page's own storage, which is written the same way.
    const showSaveFilePicker = async () =>
      (await navigator.storage.getDirectory()).getFileHandle('combinations.txt', { create: true })
    Object.assign(globalThis, { showSaveFilePicker: isPicked ? showSaveFilePicker : undefined })
  }, way === 'picked')
  await page.goto(address)
  await page.evaluate(() => navigator.serviceWorker.ready)
  for (const [k, words] of COLUMNS.entries()) {
    await page.getByRole('textbox', { name: `Column ${k + 1} words` }).fill(words.join('\n'))
  }
  await page.getByRole('radio', { name: 'Space' }).check()
  const plan = compile({ columns: COLUMNS, separator: SEPARATOR })
  const count = `${plan.size.toLocaleString('en')} combinations possible`
  await page.getByText(count, { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Generate Combinations' }).click()
  await page.getByRole('button', { name: 'Export' }).click()
  const download = way === 'download' ? page.waitForEvent('download', { timeout: 60_000 }) : null
  const start = performance.now()
  await page.getByRole('menuitem', { name: 'TXT' }).click()
  if (download === null) await page.getByText(' saved: ').waitFor({ timeout: 60_000 })
  else await (await download).path()
  return Number(plan.bytes) / 1e6 / ((performance.now() - start) / 1000)
}
