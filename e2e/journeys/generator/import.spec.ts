import { writeFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { type SavedList, type SavedListSummary, savedLists } from '@wordloom/contract'
import { expectAccessible } from '../../fixtures/accessibility.ts'
import { aFolder, aList } from '../../fixtures/library.ts'
import { aVerifiedMember } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'
import { aWorkbook } from '../../fixtures/workbook.ts'

async function openImport(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Import Lists' }).click()
  return page.getByRole('dialog', { name: 'Import Lists' })
}

function choose(dialog: Locator, name: string, content: string | Buffer, mimeType = ''): Promise<void> {
  return dialog.getByLabel('Choose a file').setInputFiles({ name, mimeType, buffer: Buffer.from(content) })
}

async function drop(page: Page, name: string, content: string, type: string): Promise<void> {
  await page.evaluate(
    (file) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([file.content], file.name, { type: file.type }))
      const drag = { dataTransfer, bubbles: true, cancelable: true }
      document.body.dispatchEvent(new DragEvent('dragover', drag))
      document.body.dispatchEvent(new DragEvent('drop', drag))
    },
    { name, content, type },
  )
}

async function listsOf(page: Page): Promise<readonly SavedListSummary[]> {
  return (await page.request.get(`${savedLists.list.path}?view=summary`)).json()
}

async function wordsOf(page: Page, name: string): Promise<readonly string[]> {
  const list = (await listsOf(page)).find((each) => each.name === name)
  const path = savedLists.read.path.replace(':id', String(list?.id))
  const { words }: SavedList = await (await page.request.get(path)).json()
  return words
}

const importButton = (dialog: Locator) =>
  dialog.getByRole('button', { name: /^Import [\d,]+ (Items|Lists)$/ })
const showOptions = (dialog: Locator) => dialog.getByText('Format options', { exact: true }).click()
const previewOf = (dialog: Locator) => dialog.getByRole('region', { name: 'Preview' })
const rowOf = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select ${name}` })
const told = (page: Page, text = 'List imported successfully') => page.getByText(text, { exact: true })

function toUtf16(text: string, isBigEndian: boolean): Buffer {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le')
  return isBigEndian ? bytes.swap16() : bytes
}

test('Escape pressed as soon as the question about changes appears closes only the question', async ({
  page,
}) => {
  await aVerifiedMember(page)
  await page.goto('/dashboard')
  await openImport(page)
  const dialog = page.getByRole('dialog', { name: 'Import Lists' })
  await dialog.getByRole('textbox', { name: 'Or paste text' }).fill('red')
  await page.evaluate(() => {
    document.addEventListener('focusin', function answer({ target }) {
      if (!(target instanceof Element) || target.closest('[role="alertdialog"]') === null) return
      document.removeEventListener('focusin', answer)
      target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
      Object.assign(window, { isAnswered: true })
    })
  })
  await page.keyboard.press('Escape')
  await page.waitForFunction(() => Reflect.get(window, 'isAnswered') === true)
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(dialog.getByRole('textbox', { name: 'Or paste text' })).toHaveValue('red')
})

test('pasted text becomes a list by keyboard alone, and the import can be undone', async ({ page }) => {
  await aVerifiedMember(page)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Import Lists' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Import Lists' })
  await expect(dialog.getByRole('link', { name: 'See how it works' })).toHaveAttribute(
    'href',
    '/how-to-use#import',
  )
  for (const format of ['csv', 'tsv', 'txt', 'json']) {
    const path = `/samples/sample-words.${format}`
    await expect(dialog.getByRole('link', { name: format.toUpperCase() })).toHaveAttribute('href', path)
    expect((await page.request.get(path)).ok()).toBe(true)
  }
  await importButton(dialog).press('Enter')
  await expect(dialog.getByText('Please enter text to import or upload a file.')).toBeVisible()
  await expect(dialog.getByText('Please enter a name for your list')).toBeVisible()
  const text = dialog.getByRole('textbox', { name: 'Or paste text' })
  await expect(text).toBeFocused()
  await expectAccessible(page)

  const words = Array.from({ length: 60 }, (_, k) => `word ${k + 1}`)
  await page.keyboard.insertText(`${words.join('\n')}\n\n`)
  await expect(importButton(dialog)).toHaveText('Import 60 Items')
  await expect(previewOf(dialog).getByRole('listitem')).toHaveCount(50)
  await expect(previewOf(dialog)).toContainText('and 10 more items')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Keep editing' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(text).toHaveValue(`${words.join('\n')}\n\n`)
  await dialog.getByRole('textbox', { name: 'List name' }).focus()
  await page.keyboard.type('Sixty')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(told(page)).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(rowOf(page, 'Sixty')).toBeVisible()
  expect(await wordsOf(page, 'Sixty')).toEqual(words)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rowOf(page, 'Sixty')).toBeHidden()

  await openImport(page)
  await expect(text).toHaveValue('')
  await expect(dialog.getByRole('textbox', { name: 'List name' })).toHaveValue('')
  await expect(importButton(dialog)).toHaveText('Import 0 Items')
})

test('files are read in every encoding and format, and the encoding can be corrected', async ({ page }) => {
  await aVerifiedMember(page)
  await aFolder(page, { name: 'Shop' })
  await page.goto('/dashboard')
  const dialog = await openImport(page)
  await showOptions(dialog)
  const encoding = dialog.getByRole('combobox', { name: /Encoding/ })
  const files: readonly (readonly [string, Buffer, string])[] = [
    ['cafés.TXT', Buffer.from('\ufeffcafé\nthé\n'), 'utf-8'],
    ['cafés.csv', toUtf16('café,thé\r\n', false), 'utf-16le'],
    ['cafés.tsv', toUtf16('café\tthé\r\n', true), 'utf-16be'],
    ['cafés.json', toUtf16('["café", "thé"]', false).subarray(2), 'utf-16le'],
    ['cafés.txt', Buffer.from('café\rthé', 'latin1'), 'windows-1252'],
  ]
  for (const [name, content, code] of files) {
    await choose(dialog, name, content)
    await expect(encoding).toHaveValue(code)
    await expect(previewOf(dialog).getByRole('listitem')).toHaveText(['café', 'thé'])
    await expect(importButton(dialog)).toHaveText('Import 2 Items')
    await expect(dialog.getByRole('textbox', { name: 'List name' })).toHaveValue('cafés')
    await dialog.getByRole('button', { name: `Remove ${name}` }).click()
  }

  await drop(page, 'words', 'red;"two\r\nlines"\r\n', 'text/csv')
  await expect(dialog.getByRole('combobox', { name: /Separated by/ })).toHaveValue(';')
  await expect(previewOf(dialog).getByRole('listitem')).toHaveText(['red', 'two lines'])
  await expect(dialog.getByText('1 item had line breaks, which became spaces.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Remove words' }).click()

  await choose(dialog, 'русские.txt', Buffer.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2]))
  await expect(previewOf(dialog)).toContainText('Привет')
  await encoding.selectOption('Windows-1252 (Western)')
  await expect(previewOf(dialog)).toContainText('Ïðèâåò')
  await encoding.selectOption('Windows-1251 (Cyrillic)')
  await expect(previewOf(dialog)).toContainText('Привет')
  await dialog.getByRole('combobox', { name: 'Save in' }).selectOption('Shop')
  await importButton(dialog).click()
  await expect(told(page)).toBeVisible()
  await page.getByRole('link', { name: /Shop/ }).click()
  await expect(rowOf(page, 'русские')).toBeVisible()
  expect(await wordsOf(page, 'русские')).toEqual(['Привет'])
})

test('columns of a table can be chosen, or become one list each', async ({ page }) => {
  await aVerifiedMember(page)
  await page.goto('/dashboard')
  const dialog = await openImport(page)
  await choose(dialog, 'shop.csv', 'keyword,volume\nred shoes,30\n"blue, dark",20\nred shoes,10\n')
  const firstLine = dialog.getByRole('button', { name: 'Line 1 names the columns' })
  await expect(firstLine).toHaveAttribute('aria-pressed', 'true')
  await expect(dialog.getByRole('checkbox', { name: /^volume/ })).not.toBeChecked()
  await expect(importButton(dialog)).toHaveText('Import 3 Items')
  await expect(previewOf(dialog).getByRole('listitem')).toHaveText(['red shoes', 'blue, dark', 'red shoes'])
  await dialog.getByRole('checkbox', { name: 'Leave out 1 duplicate' }).check()
  await expect(importButton(dialog)).toHaveText('Import 2 Items')
  await firstLine.press('Enter')
  await expect(importButton(dialog)).toHaveText('Import 3 Items')
  await firstLine.press('Enter')
  await dialog.getByRole('checkbox', { name: /^volume/ }).check()
  await dialog.getByRole('radio', { name: 'A list for each column' }).check()
  await expect(importButton(dialog)).toHaveText('Import 2 Lists')
  await dialog.getByRole('checkbox', { name: /^volume/ }).uncheck()
  await expect(dialog.getByRole('checkbox', { name: /^keyword/ })).toBeDisabled()
  await dialog.getByRole('checkbox', { name: /^volume/ }).check()
  await expectAccessible(page)
  await importButton(dialog).click()
  await expect(told(page, '2 lists imported successfully')).toBeVisible()
  await expect(rowOf(page, 'keyword')).toBeVisible()
  expect(await wordsOf(page, 'keyword')).toEqual(['red shoes', 'blue, dark'])
  expect(await wordsOf(page, 'volume')).toEqual(['30', '20', '10'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rowOf(page, 'keyword')).toBeHidden()
  await expect(rowOf(page, 'volume')).toBeHidden()
})

test('a table with a header becomes one list for each column of words, in one step', async ({ page }) => {
  await aVerifiedMember(page)
  await page.goto('/dashboard')
  const dialog = await openImport(page)
  await choose(dialog, 'shops.csv', 'City,Trade,Volume\nLeeds,plumber,30\nYork,roofer,\n')
  await expect(importButton(dialog)).toHaveText('Import 2 Lists')
  await importButton(dialog).click()
  await expect(told(page, '2 lists imported successfully')).toBeVisible()
  expect(await wordsOf(page, 'City')).toEqual(['Leeds', 'York'])
  expect(await wordsOf(page, 'Trade')).toEqual(['plumber', 'roofer'])
  expect((await listsOf(page)).map(({ name }) => name)).toEqual(['City', 'Trade'])
})

test('a sheet of a workbook becomes one list for each column of words', async ({ page }) => {
  await aVerifiedMember(page)
  await page.goto('/dashboard')
  const dialog = await openImport(page)
  const sheet = dialog.getByRole('combobox', { name: 'Sheet' })
  const table = [
    ['City', 'Trade', 'Volume'],
    ['Leeds', 'plumber', '30'],
    ['York', '=1+1', ''],
    ['Hull', '00412', '7'],
  ]
  await choose(dialog, 'one sheet.xlsx', await aWorkbook(...table.slice(0, 3)))
  await expect(importButton(dialog)).toHaveText('Import 2 Lists')
  await expect(sheet).toBeHidden()
  await dialog.getByRole('button', { name: 'Remove one sheet.xlsx' }).click()

  await choose(dialog, 'shops.xlsx', await aWorkbook(...table))
  await expect(importButton(dialog)).toHaveText('Import 2 Lists')
  await expect(dialog.getByRole('textbox', { name: 'List name' })).toBeHidden()
  await expect(previewOf(dialog).getByRole('listitem')).toHaveText(['Leeds', 'York', 'plumber', '=1+1'])
  await expect(sheet.getByRole('option')).toHaveText(['Combinations', 'Combinations 2'])
  await sheet.selectOption('Combinations 2')
  await expect(previewOf(dialog).getByRole('listitem')).toHaveText(['Hull', '00412'])
  await expect(sheet).toHaveValue('1')
  await expect(dialog.getByRole('checkbox', { name: /^Trade/ })).toBeChecked()
  await dialog.getByRole('radio', { name: 'A list for each column' }).check()
  await expectAccessible(page)
  await importButton(dialog).click()
  await expect(told(page, '2 lists imported successfully')).toBeVisible()
  expect(await wordsOf(page, 'City')).toEqual(['Hull'])
  expect(await wordsOf(page, 'Trade')).toEqual(['00412'])
})

test('a file that only looks like a workbook is refused with the reason', async ({ page }) => {
  await aVerifiedMember(page)
  await page.goto('/dashboard')
  const dialog = await openImport(page)
  await choose(dialog, 'words.xlsx', Buffer.from('PK\x03\x04 xl/workbook.xml', 'latin1'))
  await expect(dialog.getByText('Failed to parse XLSX format: This workbook is damaged')).toBeVisible()
  await dialog.getByRole('button', { name: 'Remove words.xlsx' }).click()
  await choose(dialog, 'words.xlsx', Buffer.from('d0cf11e0a1b11ae1', 'hex'))
  await expect(dialog.getByText("This is a workbook in Excel's older format")).toBeVisible()
  await dialog.getByRole('button', { name: 'Remove words.xlsx' }).click()
  await choose(dialog, 'words.txt', 'red')
  await expect(importButton(dialog)).toHaveText('Import 1 Items')
})

test('G13 G14 invalid files are refused, and the dialog still works', async ({ page }) => {
  await aVerifiedMember(page)
  await page.goto('/dashboard')
  const dialog = await openImport(page)
  const tooLarge = dialog.getByText('File size too large. Please upload files smaller than 5MB.')
  const unsupported = dialog.getByText(
    'Unsupported file format. Please upload CSV, TXT, JSON, or TSV files only.',
  )
  await dialog.getByRole('textbox', { name: 'List name' }).fill('Kept')
  await choose(dialog, 'large.txt', Buffer.alloc(6_000_000, 'a\n'), 'text/plain')
  await expect(tooLarge).toBeVisible()
  await choose(dialog, 'a.csv.exe', 'a,b', 'application/octet-stream')
  await expect(unsupported).toBeVisible()
  await choose(dialog, 'program.txt', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0, 0, 0, 3, 0]))
  await expect(unsupported).toBeVisible()
  await expect(dialog.getByText("This file isn't text or a workbook.")).toBeVisible()
  await dialog.getByRole('button', { name: 'Remove program.txt' }).click()
  await choose(dialog, 'empty.csv', '')
  await expect(dialog.getByText('Please enter text to import or upload a file.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Remove empty.csv' }).click()

  await choose(dialog, 'broken.csv', 'one,two\n"three,four\n')
  await expect(dialog.getByText('Import Error')).toBeVisible()
  await expect(
    dialog.getByText('Failed to parse CSV format: The quote on line 2 is never closed'),
  ).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('checkbox', { name: 'Keep quotes as text' }).check()
  await expect(previewOf(dialog).getByRole('listitem')).toHaveText(['one', 'two', '"three', 'four'])
  await dialog.getByRole('button', { name: 'Remove broken.csv' }).click()

  await showOptions(dialog)
  await dialog.getByRole('combobox', { name: 'Format' }).selectOption('JSON (array)')
  const text = dialog.getByRole('textbox', { name: 'Or paste text' })
  const traps = ['"x"', '5', 'null', '[1,', '['.repeat(5000) + ']'.repeat(5000)]
  for (const trap of traps) {
    await text.fill(trap)
    await expect(dialog.getByText(/Failed to parse JSON format: ./)).toBeVisible()
    await text.fill('["fine"]')
    await expect(importButton(dialog)).toHaveText('Import 1 Items')
  }
  await text.fill('null')
  await expect(dialog.getByText('JSON must be an array or object')).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'List name' })).toHaveValue('Kept')
  expect(await listsOf(page)).toEqual([])
})

test('items are added to an existing list, known ones are skipped, and the import can be undone', async ({
  page,
}) => {
  await aVerifiedMember(page)
  await aList(page, { name: 'Colors', words: ['red', 'blue'] })
  await page.goto('/dashboard')
  const dialog = await openImport(page)
  await dialog.getByRole('textbox', { name: 'Or paste text' }).fill('["green", "red", "gray"]')
  await expect(importButton(dialog)).toHaveText('Import 3 Items')
  await dialog.getByRole('radio', { name: 'An existing list' }).check()
  await expect(dialog.getByRole('combobox', { name: 'List', exact: true })).toContainText('Colors')
  await expect(dialog.getByRole('checkbox', { name: 'Skip 1 item already in “Colors”' })).toBeChecked()
  await expect(importButton(dialog)).toHaveText('Import 2 Items')
  await importButton(dialog).click()
  await expect(
    page.getByText('List imported successfully: 2 added, 1 was there already', { exact: true }),
  ).toBeVisible()
  expect(await wordsOf(page, 'Colors')).toEqual(['red', 'blue', 'green', 'gray'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => wordsOf(page, 'Colors')).toEqual(['red', 'blue'])
})

test('an import that runs again adds nothing, and one at the same time as another keeps the words of both', async ({
  page,
}) => {
  await aVerifiedMember(page)
  const { id, version } = await aList(page, { name: 'Colors', words: [' red ', 'blue'] })
  await page.goto('/dashboard')
  const dialog = await openImport(page)
  await dialog.getByRole('textbox', { name: 'Or paste text' }).fill('green\nred\ngray')
  await dialog.getByRole('radio', { name: 'An existing list' }).check()
  await expect(importButton(dialog)).toHaveText('Import 2 Items')
  const path = savedLists.replace.path.replace(':id', String(id))
  await page.route(
    `**${path}*`,
    async (route) => {
      const headers = { 'if-match': `"${version}"`, origin: new URL(page.url()).origin }
      const other = { name: 'Colors', words: [' red ', 'blue', 'gray', 'pink'] }
      expect((await page.request.put(path, { data: other, headers })).status()).toBe(200)
      await route.continue()
    },
    { times: 1 },
  )
  await importButton(dialog).click()
  await expect(
    page.getByText('List imported successfully: 1 added, 2 were there already', { exact: true }),
  ).toBeVisible()
  expect(await wordsOf(page, 'Colors')).toEqual(['red', 'blue', 'gray', 'pink', 'green'])

  const again = await openImport(page)
  await again.getByRole('textbox', { name: 'Or paste text' }).fill('green\nred\ngray')
  await again.getByRole('radio', { name: 'An existing list' }).check()
  await expect(again.getByText('Everything is in this list already')).toBeVisible()
  await expect(importButton(again)).toBeDisabled()
})

test.describe('when the server is unreachable', () => {
  test.use({ expectedComplaints: [/ERR_FAILED/] })

  test('everything is kept, and the import can be retried', async ({ page, context }) => {
    await aVerifiedMember(page)
    await page.goto('/dashboard')
    const dialog = await openImport(page)
    await dialog.getByRole('textbox', { name: 'Or paste text' }).fill('red\nblue')
    await dialog.getByRole('textbox', { name: 'List name' }).fill('Colors')
    let isReachable = false
    await context.route(`**${savedLists.create.path}*`, async (route) => {
      // Loses the response but keeps the list, so a retry must return the same list.
      if (route.request().method() === 'POST' && !isReachable) {
        await route.fetch()
        await route.abort()
      } else await route.continue()
    })
    await importButton(dialog).click()
    await expect(dialog.getByRole('alert')).toContainText('Failed to import list')
    await expect(dialog.getByRole('textbox', { name: 'Or paste text' })).toHaveValue('red\nblue')
    await expect(dialog.getByRole('textbox', { name: 'List name' })).toHaveValue('Colors')
    isReachable = true
    await importButton(dialog).click()
    await expect(told(page)).toBeVisible()
    expect((await listsOf(page)).map(({ name }) => name)).toEqual(['Colors'])
  })
})

test('an import can be canceled while it saves: nothing is kept, and it can be retried', async ({
  page,
  context,
}) => {
  await aVerifiedMember(page)
  await page.goto('/dashboard')
  const dialog = await openImport(page)
  await dialog.getByRole('textbox', { name: 'Or paste text' }).fill('red\nblue')
  await dialog.getByRole('textbox', { name: 'List name' }).fill('Colors')
  const gate = Promise.withResolvers<void>()
  await context.route(`**${savedLists.create.path}*`, async (route) => {
    if (route.request().method() === 'POST') await gate.promise
    await route.continue()
  })
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes(savedLists.create.path),
  )
  await importButton(dialog).click()
  await sent
  await expect(dialog.getByRole('button', { name: 'Importing…' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog.getByText('Canceling…')).toBeVisible()
  gate.resolve()
  await expect(dialog.getByText('The import was canceled. Nothing was saved.')).toBeVisible()
  expect(await listsOf(page)).toEqual([])
  await importButton(dialog).click()
  await expect(told(page)).toBeVisible()
  expect(await wordsOf(page, 'Colors')).toEqual(['red', 'blue'])
})

test('F10 five megabytes of difficult input get an answer', async ({ page }, testInfo) => {
  await aVerifiedMember(page)
  await page.goto('/dashboard')
  const dialog = await openImport(page)
  const size = 5 * 1024 * 1024
  for (const [name, unit, answer] of [
    ['quotes.csv', '"', /longer than 10,000 characters/],
    ['line.csv', 'a', /longer than 10,000 characters/],
    ['commas.csv', ',', /The table has 5,242,881 columns/],
    ['lines.txt', 'a\n', /2,621,440 items are too many\. A list can have up to 1,000,000/],
    ['brackets.json', '[', /Failed to parse JSON format: The JSON file is nested more than 1000 levels deep/],
  ] as const) {
    const path = testInfo.outputPath(name)
    await writeFile(path, Buffer.alloc(size, unit))
    await dialog.getByLabel('Choose a file').setInputFiles(path)
    await expect(dialog.getByText(answer)).toBeVisible()
    await dialog.getByRole('button', { name: `Remove ${name}` }).click()
  }
})
