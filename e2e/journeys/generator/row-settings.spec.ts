import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { DEFAULT_OPTIONS, type Project, projects, type Recipe, type RowSettings } from '@wordloom/contract'
import { GeneratorPage } from '../../fixtures/generator.ts'
import { aProject, aResult } from '../../fixtures/library.ts'
import { aVerifiedMember } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'

const COLUMNS = ['Leeds\nYork', 'plumber\nboat repair', '']

/** The words of the second column come first, and the rule drops 'boat repair in Leeds'. */
const ROWS: RowSettings = {
  patterns: ['{2} in {City}'],
  rules: [{ kind: 'condition', text: 'IF [City] = "Leeds" THEN [2] <> "boat repair"' }],
}

function recipeWith(rows: RowSettings, columns = COLUMNS): Recipe {
  return { ...DEFAULT_OPTIONS, separator: 'space', version: 2, columns, names: ['City', '', ''], rows }
}

async function openResult(page: Page, recipe: Recipe): Promise<GeneratorPage> {
  const { id } = await aResult(page, { recipe })
  const generator = new GeneratorPage(page)
  await page.goto(`/?result=${id}`)
  return generator
}

test('a saved result reopens with its row settings, which survive a reload', async ({ page }) => {
  await aVerifiedMember(page)
  const generator = await openResult(page, recipeWith(ROWS))
  const rows = ['plumber in Leeds', 'plumber in York', 'boat repair in York']
  await expect(generator.list.getByRole('listitem')).toHaveText(rows.map((row, k) => `${k + 1}${row}`))
  await expect(generator.sample()).toHaveText(rows)
  await expect(page.getByText('3 combinations possible').first()).toBeVisible()
  await expect(page.getByText(/^Out of 4 · \d+ \w+ as text$/)).toBeVisible()

  await page.reload()
  await expect(generator.sample()).toHaveText(rows)
  await generator.words(2).fill('roofer')
  await expect(generator.sample()).toHaveText(['roofer in Leeds', 'roofer in York'])
})

test('a long list of rows to leave out survives a reload', async ({ page }) => {
  await aVerifiedMember(page)
  const texts = ['plumber in Leeds', ...Array.from({ length: 30_000 }, (_, k) => `row ${k}`)].join('\r\n')
  const rules = [{ kind: 'leave-out' as const, texts }]
  const generator = await openResult(page, recipeWith({ patterns: ['{2} in {City}'], rules }))
  const rows = ['plumber in York', 'boat repair in Leeds', 'boat repair in York']
  await expect(generator.sample()).toHaveText(rows)
  await expect.poll(() => page.evaluate(hasSavedRowsText)).toBe(true)
  await page.reload()
  await expect(generator.sample()).toHaveText(rows)
})

async function hasSavedRowsText(): Promise<boolean> {
  const request = indexedDB.open('wordloom-drafts')
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  const all = database.transaction('heads').objectStore('heads').getAll()
  return await new Promise((resolve) => {
    all.onsuccess = () => resolve(all.result.some(({ hasRowsText }) => hasRowsText === true))
  })
}

test('a result saved again keeps its row settings', async ({ page }) => {
  await aVerifiedMember(page)
  const generator = await openResult(page, recipeWith(ROWS))
  await expect(generator.row('boat repair in York')).toBeVisible()
  await generator.results.getByRole('button', { name: 'Save Results' }).click()
  await page.getByLabel('Results name').fill('Trades')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Results saved successfully', { exact: true })).toBeVisible()
  const saved = await (await page.request.get('/api/saved-results')).json()
  const { id } = saved.find(({ name }: { name: string }) => name === 'Trades')
  const answer = await page.request.get(`/api/saved-results/${id}/recipe`)
  expect((await answer.json()).recipe).toMatchObject({ version: 3, names: ['City', '', ''], rows: ROWS })
})

test('patterns and rules follow columns that move, get a name or go', async ({ page }) => {
  await aVerifiedMember(page)
  const generator = await openResult(page, recipeWith(ROWS))
  const rows = ['plumber in Leeds', 'plumber in York', 'boat repair in York']
  await expect(generator.sample()).toHaveText(rows)

  await page.getByRole('button', { name: 'Move or rename City' }).focus()
  await page.keyboard.press('Alt+ArrowRight')
  await expect(generator.names()).toHaveText(['Column 1', 'City', 'Column 3'])
  await expect(generator.sample()).toHaveText(rows)

  await page.getByRole('button', { name: 'City', exact: true }).click()
  await page.getByRole('textbox', { name: 'Name of column 2' }).fill('Town')
  await page.keyboard.press('Enter')
  await expect(generator.names()).toHaveText(['Column 1', 'Town', 'Column 3'])
  await expect(generator.sample()).toHaveText(rows)
})

test('replacing row settings can be undone', async ({ page }) => {
  await aVerifiedMember(page)
  const generator = await openResult(page, recipeWith(ROWS))
  await expect(generator.sample()).toHaveText(['plumber in Leeds', 'plumber in York', 'boat repair in York'])
  const { id } = await aResult(page, {
    recipe: { ...DEFAULT_OPTIONS, separator: 'minus', columns: ['red', 'fox'] },
  })
  await page.goto(`/?result=${id}`)
  await expect(generator.row('red-fox')).toBeVisible()
  await expect(generator.sample()).toHaveText(['red-fox'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(generator.sample()).toHaveText(['plumber in Leeds', 'plumber in York', 'boat repair in York'])
})

test('a project keeps its row settings on another device', async ({ page, browser }) => {
  await aVerifiedMember(page)
  const columns = COLUMNS.map((words, place) => ({ id: String(place + 1), words }))
  const { id } = await aProject(page, { columns, separator: 'space', rows: { patterns: ['{2} in {1}'] } })
  const generator = new GeneratorPage(page)
  await page.goto(`/projects/${id}`)
  await expect(generator.sample().first()).toHaveText('plumber in Leeds')

  await page.getByRole('button', { name: 'Column 1', exact: true }).click()
  await page.getByRole('textbox', { name: 'Name of column 1' }).fill('City')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Move or rename City' }).focus()
  await page.keyboard.press('Alt+ArrowRight')
  await expect.poll(() => readRows(page, id)).toEqual({ version: 3, patterns: ['{1} in {2}'] })

  const other = await browser.newContext({ storageState: await page.context().storageState() })
  const there = new GeneratorPage(await other.newPage())
  await there.page.goto(page.url())
  await expect(there.sample().first()).toHaveText('plumber in Leeds')
  await expect(there.names()).toHaveText(['Column 1', 'City', 'Column 3'])
  await other.close()
})

async function readRows(page: Page, id: number): Promise<RowSettings | undefined> {
  const answer = await page.request.get(projects.read.path.replace(':id', String(id)))
  return ((await answer.json()) as Project).rows
}

test('a pattern that names no column says so, and combines once it does', async ({ page }) => {
  await aVerifiedMember(page)
  const columns = COLUMNS.map((words, place) => ({ id: String(place + 1), words }))
  const { id } = await aProject(page, { columns, rows: { patterns: ['{2} in {City}'] } })
  const generator = new GeneratorPage(page)
  await page.goto(`/projects/${id}`)
  await expect(page.getByText('There is no column “City”.').first()).toBeVisible()
  await expect(generator.sample()).toHaveCount(0)
  await page.getByRole('button', { name: 'Column 1', exact: true }).click()
  await page.getByRole('textbox', { name: 'Name of column 1' }).fill('City')
  await page.keyboard.press('Enter')
  await expect(generator.sample().first()).toHaveText('plumber in Leeds')
})

test('a seed decides the order of all rows, and the sample follows it', async ({ page }) => {
  await aVerifiedMember(page)
  const words = Array.from({ length: 100 }, (_, k) => `w${k}`).join('\n')
  const recipe = recipeWith({ order: { shuffle: 'spring' } }, [words, words, ''])
  const generator = await openResult(page, recipe)
  const first = generator.list.getByRole('listitem').first()
  await expect(first).toHaveText(/^1w\d+ w\d+$/)
  const text = (await first.textContent())?.slice(1) ?? ''
  await expect(generator.sample().first()).toHaveText(text)
  expect(text).not.toBe('w0 w0')
  await generator.search(text)
  await expect(generator.list.getByRole('listitem').filter({ hasText: text }).first()).toBeVisible()
})

test('a table of fields is exported with its names', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'))
  await aVerifiedMember(page)
  const fields = [
    { name: 'Keyword', template: '{text}' },
    { name: 'Path', template: '/{City|slug}/{2|slug}' },
  ]
  const generator = await openResult(page, recipeWith({ ...ROWS, fields }))
  await expect(generator.results.getByRole('cell', { name: 'boat repair in York' })).toBeVisible()
  const [download] = await Promise.all([page.waitForEvent('download'), generator.exportAs('CSV table')])
  expect(download.suggestedFilename()).toBe('word-combinations.csv')
  expect(await readFile(await download.path(), 'utf8')).toBe(
    [
      '\ufeff"Keyword","Path"',
      '"plumber in Leeds","/leeds/plumber"',
      '"plumber in York","/york/plumber"',
      '"boat repair in York","/york/boat-repair"',
      '',
    ].join('\r\n'),
  )
})
