import { readFile } from 'node:fs/promises'
import { GeneratorPage } from '../../fixtures/generator.ts'
import { expect, test } from '../../fixtures/test.ts'

test('a pattern is typed by keyboard, with names that complete', async ({ page }) => {
  const generator = new GeneratorPage(page)
  await generator.openServices()
  await page.getByRole('group', { name: 'Rows' }).getByRole('button', { name: 'Patterns' }).focus()
  await page.keyboard.press('Enter')
  for (const passed of ['Rules', 'Order', 'Table', 'Use for']) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: passed })).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(generator.pattern(1)).toBeFocused()
  await page.keyboard.type('best {ser')
  await expect(page.getByRole('option')).toHaveText(['Service'])
  await page.keyboard.press('Enter')
  await page.keyboard.type(' in {')
  await expect(page.getByRole('option')).toHaveText(['City', 'Service', 'Column 3'])
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { name: 'City' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Tab')
  await expect(generator.pattern(1)).toHaveValue('best {Service} in {City}')
  await expect(generator.sample().first()).toHaveText('best plumber in Leeds')
  await page.keyboard.press('Enter')
  await expect(generator.pattern(2)).toBeFocused()
  await page.keyboard.type('{City} guide')
  await generator.expectPossible(8)
  await generator.generate()
  await expect(generator.row('York guide')).toBeVisible()
})

test('patterns are inserted, moved, removed and brought back', async ({ page }) => {
  const generator = new GeneratorPage(page)
  await generator.openServices()
  await generator.openRows('Patterns')
  await page.getByRole('button', { name: 'Insert Service' }).click()
  await expect(generator.pattern(1)).toHaveValue('{Service}')
  await generator.pattern(2).fill('{City}\n{City} {Service}')
  await expect(generator.pattern(3)).toHaveValue('{City} {Service}')
  await page.getByRole('button', { name: 'Move pattern 3', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Move up' }).click()
  await expect(generator.pattern(2)).toHaveValue('{City} {Service}')
  await page.getByRole('button', { name: 'Remove pattern 1', exact: true }).click()
  await expect(generator.pattern(1)).toHaveValue('{City} {Service}')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(generator.pattern(1)).toHaveValue('{Service}')
  await expect(generator.pattern(2)).toHaveValue('{City} {Service}')
  await page.reload()
  await generator.openRows('Patterns')
  await expect(generator.pattern(3)).toHaveValue('{City}')
})

test('an error in a pattern stands at its place, and nothing typed is lost', async ({ page }) => {
  const generator = new GeneratorPage(page)
  await generator.openServices()
  await generator.openRows('Patterns')
  await generator.pattern(1).fill('{Service} in {Town}')
  await expect(generator.pattern(1)).toHaveAccessibleDescription(/There is no column “Town”/)
  await expect(generator.pattern(1)).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('button', { name: 'Patterns 1 set, has an error' })).toBeVisible()
  await generator.openRows('Rules')
  const sample = page.getByRole('region', { name: 'Sample' })
  await expect(sample).toHaveText('No rows: Patterns has an error.')
  await expect(page.getByText('Combinations not counted').first()).toBeVisible()
  await sample.getByRole('button', { name: 'Patterns' }).click()
  await generator.pattern(1).fill('{Service} in {City')
  await expect(generator.pattern(1)).not.toHaveAttribute('aria-invalid')
  await page.keyboard.press('Escape')
  await expect(generator.pattern(1)).toHaveAccessibleDescription(/Close this brace/)
  await generator.pattern(1).fill('{Service} in {City}')
  await expect(generator.pattern(1)).not.toHaveAttribute('aria-invalid')
  await expect(generator.sample().first()).toHaveText('plumber in Leeds')
})

test('a sample has as many rows as asked for, and above the count it says that it shows all', async ({
  page,
}) => {
  const generator = new GeneratorPage(page)
  await generator.openServices()
  const order = await generator.openRows('Order')
  await order.getByRole('radio', { name: 'Sample' }).check()
  await expect(order.getByText('There are only 6 rows, so it shows all of them.')).toBeVisible()
  await order.getByRole('textbox', { name: 'Number of rows' }).fill('3')
  await order.getByRole('textbox', { name: 'Seed' }).fill('spring')
  await generator.expectPossible(3)
  await generator.generateRows()
  const rows = await generator.list.getByRole('listitem').allTextContents()
  await order.getByRole('button', { name: 'New seed' }).click()
  await expect(order.getByRole('textbox', { name: 'Seed' })).not.toHaveValue('spring')
  await order.getByRole('textbox', { name: 'Seed' }).fill('spring')
  await generator.generateRows()
  await expect(generator.list.getByRole('listitem')).toHaveText(rows)
  await order.getByRole('radio', { name: 'For each word' }).check()
  await order.getByRole('textbox', { name: 'Number of rows' }).fill('2')
  await order.getByRole('combobox', { name: 'Column' }).selectOption('Service')
  await generator.expectPossible(6)
  await order.getByRole('radio', { name: 'All pairs' }).check()
  await expect(order.getByText('6 of 6 pairs meet.')).toBeVisible()
  await order.getByRole('radio', { name: 'Sample' }).check()
  await order.getByRole('textbox', { name: 'Number of rows' }).fill('none')
  await expect(order.getByText('Enter a whole number from 1 to 10,000,000.')).toBeVisible()
})

test('columns are linked and optional in one click each, and say so', async ({ page }) => {
  const generator = new GeneratorPage(page)
  await generator.openServices()
  await generator.chooseInMenu('City', 'Link with Service')
  await expect(generator.column(1).getByText('2 words, but Service has 3 words')).toBeVisible()
  await generator.words(1).fill('Leeds\nYork\nHull')
  await expect(generator.column(1).getByText('Linked with Service')).toBeVisible()
  await generator.expectPossible(3)
  await generator.column(2).getByRole('button', { name: 'Unlink Service' }).click()
  await generator.expectPossible(9)
  await generator.chooseInMenu('City', 'Optional')
  await generator.expectPossible(12)
  await generator.column(1).getByRole('button', { name: 'Make City not optional' }).click()
  await generator.expectPossible(9)
})

test('a table has named fields with filters, and shows them with the results', async ({ page }) => {
  const generator = new GeneratorPage(page)
  await generator.openServices()
  const table = await generator.openRows('Table')
  await table.getByRole('button', { name: 'One field per column' }).click()
  await expect(table.getByRole('textbox', { name: 'Content of field 1' })).toHaveValue('{City}')
  await table.getByRole('textbox', { name: 'Name of field 3' }).fill('Path')
  await table.getByRole('textbox', { name: 'Content of field 3' }).click()
  await page.keyboard.type('/{City|sl')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/{Service|slu}')
  const path = table.getByRole('textbox', { name: 'Content of field 3' })
  await expect(path).toHaveAccessibleDescription(/There is no filter “slu”/)
  await path.fill('/{City|slug}/{Service|slug}')
  await expect(path).not.toHaveAttribute('aria-invalid')
  await generator.generate()
  const results = generator.results.getByRole('table')
  await expect(results.getByRole('columnheader')).toHaveText(['Row', 'City', 'Service', 'Path'])
  await expect(results.getByRole('row').nth(2)).toHaveText('2Leedsboat repair/leeds/boat-repair')
  await generator.results.getByRole('button', { name: 'List' }).click()
  await expect(generator.row('Leeds boat repair')).toBeVisible()
  await generator.results.getByRole('button', { name: 'Table', exact: true }).click()
  await generator.search('6')
  await expect(results.getByRole('row').filter({ hasText: 'gardener' }).last()).toHaveAttribute(
    'aria-current',
    'true',
  )
})

test('rows that a platform refuses are counted, shown at their place, and left out, shortened or kept', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'))
  const generator = new GeneratorPage(page)
  await generator.open()
  await generator.type(
    ['Leeds', 'York!'],
    ['plumber', `plumber ${'for every kind of house '.repeat(4).trim()}`],
  )
  await generator.choose('Separator', 'Space')
  await generator.expectPossible(4)
  await page.getByRole('button', { name: 'Use for' }).click()
  await page.getByRole('combobox', { name: 'Use for' }).selectOption({ label: 'Google Ads keyword' })
  await generator.expectPossible(1)
  await expect(page.getByText("3 rows don't fit")).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Over 80 characters' })).toHaveText(/^2/)
  await page.getByRole('button', { name: "Show rows that don't fit" }).click()
  await expect(page.locator('mark').filter({ hasText: '!' }).first()).toBeVisible()

  await page.getByRole('radio', { name: 'Keep' }).check()
  await generator.expectPossible(4)
  await expect(page.getByText("3 rows don't fit")).toBeVisible()

  await page.getByRole('radio', { name: 'Shorten' }).check()
  await expect(
    page.getByText('2 rows are shortened. None of them is then the same as another row.'),
  ).toBeVisible()
  await generator.generate()
  await expect(
    page.getByRole('cell', { name: 'Leeds plumber for every kind of house for every kind', exact: true }),
  ).toBeVisible()

  const [text] = await Promise.all([page.waitForEvent('download'), generator.exportAs('Plain text (TXT)')])
  expect(await readFile(await text.path(), 'utf8')).toContain(
    'Leeds plumber for every kind of house for every kind\nYork!',
  )

  await page.reload()
  await page.getByRole('button', { name: 'Use for' }).click()
  await expect(page.getByRole('combobox', { name: 'Use for' })).toHaveValue('google-ads-keyword')
  await expect(page.getByRole('radio', { name: 'Shorten' })).toBeChecked()
  await page.getByRole('combobox', { name: 'Use for' }).selectOption({ label: 'Nothing in particular' })
  await expect(page.getByRole('columnheader', { name: 'Keyword' })).toHaveCount(0)
})

test('opening a panel closes the one that is open', async ({ page }) => {
  const generator = new GeneratorPage(page)
  await generator.openServices()
  for (const panel of ['Patterns', 'Rules', 'Order', 'Table', 'Patterns'] as const) {
    await generator.openRows(panel)
  }
  await expect(page.getByRole('region', { name: 'Table', exact: true })).toBeHidden()
})
