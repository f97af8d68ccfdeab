import { longTasksDuring } from '../../fixtures/long-tasks.ts'
import { aVerifiedMember } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'

test.skip(({ isMobile }) => isMobile, 'reads the same on each screen')

const cells = (count: number, cell: string) => Array.from({ length: count }, () => cell).join(',')

const REFUSED: readonly (readonly [kind: string, name: string, content: Buffer, sentence: string])[] = [
  ['an archive', 'a.xlsx', Buffer.from(`PK\x05\x06${'\0'.repeat(18)}`, 'latin1'), 'This is a ZIP archive'],
  ['cut-off UTF-16', 'cut.txt', Buffer.from('\ufeffété', 'utf16le').subarray(0, -1), 'was cut off'],
  ['zero bytes', 'nul.txt', Buffer.from('red\0blue\ngreen\0\0\n'), "isn't text or a workbook"],
  [
    'a million cells in a line',
    'long.csv',
    Buffer.from(cells(1_000_000, 'word')),
    'at most 20,000 can be read',
  ],
  ['nothing', 'empty.csv', Buffer.from('\n'), 'has no words'],
]

test('a tool says why it refuses a harmful or damaged file, and stays usable', async ({ page }) => {
  await page.goto('/tools/clean')
  await page.locator('html[data-alive]').waitFor()
  const field = page.getByRole('textbox').first()
  await field.fill('typed')
  for (const [kind, name, buffer, sentence] of REFUSED) {
    await test.step(kind, async () => {
      await page
        .getByLabel(/^From a file/)
        .first()
        .setInputFiles({ name, mimeType: '', buffer })
      await expect(page.getByRole('alert').filter({ hasText: name })).toContainText(sentence)
      await expect(field).toHaveValue('typed')
    })
  }
})

test('the n-gram counter says which numbers it could not read', async ({ page }) => {
  await page.goto('/tools/ngrams')
  await page.locator('html[data-alive]').waitFor()
  const report = 'Search term,Clicks,Cost\nred shoes,1.2.3,5.00\nblue shoes,--1,6.00\ngreen shoes,7,1e400\n'
  await page
    .getByLabel(/^From a file/)
    .setInputFiles({ name: 'numbers.csv', mimeType: 'text/csv', buffer: Buffer.from(report) })
  await expect(page.getByText("2 cells of “Clicks” can't be read as numbers: 1.2.3, --1")).toBeVisible()
  await expect(page.getByText("1 cell of “Cost” can't be read as numbers: 1e400")).toBeVisible()
  await expect(page.getByRole('row', { name: 'shoes' }).first()).toContainText('11.00')
})

test('a table of 16,384 columns and one of 500 equal names are imported without holding up the page', async ({
  page,
}) => {
  await aVerifiedMember(page)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Import Lists' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import Lists' })
  const wide = Array.from({ length: 16_384 }, (_, place) => `w${place}`).join(',')
  const equal = `${cells(500, 'Keyword')}\n${cells(500, 'shoes')}\n`
  const longTasks = await longTasksDuring(page, async () => {
    const file = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
    await dialog.getByLabel('Choose a file').setInputFiles(file('wide.csv', `${wide}\n${wide}\n`))
    await expect(dialog.getByText('and 95 other columns')).toBeVisible()
    await dialog.getByRole('button', { name: 'Remove wide.csv' }).click()
    await dialog.getByLabel('Choose a file').setInputFiles(file('equal.csv', equal))
    await expect(dialog.getByText('several columns are called “Keyword”')).toBeVisible()
  })
  expect(longTasks).toEqual([])
})
