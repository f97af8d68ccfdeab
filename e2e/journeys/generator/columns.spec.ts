import { subscriptions } from '@wordloom/contract'
import { expectAccessible } from '../../fixtures/accessibility.ts'
import { GeneratorPage } from '../../fixtures/generator.ts'
import { expect, test } from '../../fixtures/test.ts'

test('adding a fourth column leads a visitor to the plans', async ({ page }) => {
  const generator = new GeneratorPage(page)
  await generator.open()
  await page.getByRole('button', { name: 'Add Column' }).click()
  const dialog = page.getByRole('dialog', { name: 'More columns' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await expect(dialog.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/features#plans')
  await expect(dialog.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/signup')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Add Column' })).toBeFocused()
})

test('Add Column says what the plan allows before the click', async ({ page }) => {
  const generator = new GeneratorPage(page)
  await generator.open()
  const hint = page.getByText('3 columns on the free plan, up to 6 on paid plans', { exact: true })
  const add = page.getByRole('button', { name: 'Add Column', exact: true })
  await add.hover()
  await expect(hint).toBeVisible()
  await page.mouse.move(0, 0)
  await page.reload()
  await page.locator('html[data-alive]').waitFor()
  await expect(hint).toHaveCount(0)
  await page.getByRole('button', { name: 'Move or rename Column 1' }).focus()
  await page.keyboard.press('Shift+Tab')
  await expect(add).toBeFocused()
  await expect(hint).toBeVisible()
  await expect(add).toHaveAccessibleDescription('3 columns on the free plan, up to 6 on paid plans')
  await expectAccessible(page)
})

test.describe('with a plan of six columns', () => {
  test.beforeEach(({ page }) =>
    page.route(subscriptions.entitlements.path, (route) =>
      route.fulfill({ json: { columns: 6, savedLists: null, savedResults: null } }),
    ),
  )

  test('Add Column needs no hint', async ({ page }) => {
    await new GeneratorPage(page).open()
    const answer = page.waitForResponse((response) =>
      response.url().endsWith(subscriptions.entitlements.path),
    )
    await page.getByRole('button', { name: 'Add Column' }).hover()
    await (await answer).finished()
    await expect(page.getByText(/on the free plan/)).toHaveCount(0)
  })

  test('columns can be added up to six, removed down to three, and restored with their words', async ({
    page,
  }) => {
    const generator = new GeneratorPage(page)
    await generator.open()
    await expect(page.getByRole('button', { name: /^Remove Column/ })).toHaveCount(0)
    for (const columns of [4, 5, 6]) {
      await page.getByRole('button', { name: 'Add Column' }).click()
      await expect(page.getByText(`${columns} columns`, { exact: true })).toBeVisible()
    }
    await expect(page.getByRole('button', { name: 'Add Column' })).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await generator.words(6).fill('last')
    await page.getByRole('button', { name: 'Remove Column 6' }).click()
    await expect(page.getByText('5 columns', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(generator.words(6)).toHaveValue('last')
  })

  test('every click counts, even while the plan is loading', async ({ page }) => {
    const answers = Promise.withResolvers<void>()
    await page.route(subscriptions.entitlements.path, async (route) => {
      await answers.promise
      await route.fallback()
    })
    await new GeneratorPage(page).open()
    const add = page.getByRole('button', { name: 'Add Column' })
    for (let press = 0; press < 3; press++) await add.click()
    await expect(page.getByText('3 columns', { exact: true })).toBeVisible()
    answers.resolve()
    await expect(page.getByText('6 columns', { exact: true })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test('clearing a column can be undone from its notification', async ({ page }) => {
  const generator = new GeneratorPage(page)
  await generator.open()
  await generator.type(['red', 'blue'])
  await page.getByRole('button', { name: 'Clear Column 1' }).click()
  await expect(generator.words(1)).toHaveValue('')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(generator.words(1)).toHaveValue('red\nblue')
})

test('columns are renamed and moved, with undo, and stay so', async ({ page, isMobile }) => {
  const generator = new GeneratorPage(page)
  await generator.open()
  await generator.type(['oak'], ['table'], ['sturdy'])
  await page.getByRole('button', { name: 'Column 1', exact: true }).click()
  const field = page.getByRole('textbox', { name: 'Name of column 1' })
  await expect(field).toBeFocused()
  await page.keyboard.type('Not this')
  await page.keyboard.press('Escape')
  await expect(generator.names()).toHaveText(['Column 1', 'Column 2', 'Column 3'])
  await expect(page.getByRole('button', { name: 'Column 1', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()
  await page.keyboard.type('Wood')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Wood', exact: true })).toBeFocused()

  await page.keyboard.press('Alt+ArrowRight')
  await expect(generator.names()).toHaveText(['Column 1', 'Wood', 'Column 3'])
  await expect(page.getByRole('button', { name: 'Wood', exact: true })).toBeFocused()
  await expect(generator.sample().first()).toHaveText('tableoaksturdy')
  await page.getByRole('button', { name: 'Move or rename Wood' }).click()
  await expectAccessible(page)
  const [card, menu] = [await generator.column(2).boundingBox(), await page.getByRole('menu').boundingBox()]
  expect(menu?.x).toBeGreaterThanOrEqual(card?.x ?? 0)
  await page.getByRole('menuitem', { name: isMobile ? 'Move down' : 'Move right' }).click()
  await expect(generator.words(3)).toHaveValue('oak')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(generator.names()).toHaveText(['Column 1', 'Wood', 'Column 3'])

  await page.getByRole('button', { name: 'Move or rename Wood' }).hover()
  await page.mouse.down()
  await generator.column(1).hover()
  await page.mouse.up()
  await expect(generator.names()).toHaveText(['Wood', 'Column 2', 'Column 3'])
  await expect(page.getByRole('menuitem')).toHaveCount(0)

  await page.reload()
  await expect(generator.words(2)).toHaveValue('table')
  await expect(generator.names()).toHaveText(['Wood', 'Column 2', 'Column 3'])
  await page.getByRole('button', { name: 'Move or rename Wood' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await expect(page.getByRole('textbox', { name: 'Name of column 1' })).toBeFocused()
  await page.keyboard.press('Delete')
  await page.keyboard.press('Enter')
  await expect(generator.names()).toHaveText(['Column 1', 'Column 2', 'Column 3'])
})

test('a pasted table can be split into columns, with undo', async ({ page }) => {
  const generator = new GeneratorPage(page)
  await generator.open()
  const offer = page.getByRole('button', { name: /^Paste as/ })
  const table = JSON.stringify('Wood\tFurniture\tPromise\noak\ttable\t"made\nby hand"\nash\tchair\tto last\n')
  await generator.paste(2, table)
  await expect(generator.words(2)).toHaveValue(/^Wood\tFurniture/)
  await expect(offer).toHaveText('Paste as 3 columns')
  await expect(page.getByText('Named Wood, Furniture, Promise')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await expect(offer).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(generator.names()).toHaveText(['Wood', 'Furniture', 'Promise'])
  await expect(generator.words(1)).toHaveValue('oak\nash')
  await expect(generator.words(3)).toHaveValue('made by hand\nto last')
  await expect(page.getByText('8 combinations possible')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(generator.words(2)).toHaveValue(/^Wood\tFurniture/)
  await expect(generator.words(1)).toHaveValue('')

  await generator.paste(1, "'a,b,c,d\\ne,f,g,h'")
  await expect(offer).toHaveText('Paste as 2 columns')
  await expect(page.getByText('The first 2 of 4: the other columns have words.')).toBeVisible()
  await page.keyboard.type('x')
  await expect(offer).toHaveCount(0)
  await generator.paste(1, "'Leeds, UK\\nYork'")
  await expect(generator.words(1)).toHaveValue('Leeds, UK\nYork')
  await expect(offer).toHaveCount(0)
})

test('a column takes only the words of a pasted report if the person wants that, with undo', async ({
  page,
}) => {
  const generator = new GeneratorPage(page)
  await generator.open()
  const report = '"Report Name: ","Keywords"\n\n"Keyword","Campaign","Clicks"\n"oak","A","3"\n"ash","B","1"\n'
  await generator.paste(1, JSON.stringify(`${report}"©2026 Microsoft Corporation. All rights reserved. "\n`))
  await expect(page.getByRole('button', { name: 'Paste as 3 columns' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Only “Keyword”' }).click()
  await expect(generator.words(1)).toHaveValue('oak\nash')
  await expect(generator.words(2)).toHaveValue('')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(generator.words(1)).toHaveValue(/^"Report Name/)
})

test('a pasted table replaces the words of other columns if it has no room otherwise, with undo', async ({
  page,
}) => {
  const generator = new GeneratorPage(page)
  await generator.open()
  await generator.type([], ['typed'], ['words'])
  await generator.paste(1, "'a,b,c,d\\ne,f,g,h'")
  await expect(page.getByText('Replaces the words in Column 2 and Column 3. You can undo it.')).toBeVisible()
  await expect(page.getByText('The first 3 of 4: your plan has 3 columns.')).toBeVisible()
  await page.getByRole('button', { name: 'Paste as 3 columns' }).click()
  await expect(generator.words(1)).toHaveValue('a\ne')
  await expect(generator.words(2)).toHaveValue('b\nf')
  await expect(generator.words(3)).toHaveValue('c\ng')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(generator.words(1)).toHaveValue('a,b,c,d\ne,f,g,h')
  await expect(generator.words(2)).toHaveValue('typed')
  await expect(generator.words(3)).toHaveValue('words')
})

for (const [name, type, text] of [
  ['words.tsv', 'text/tab-separated-values', '\uFEFFoak\ttable\r\nash\tchair\r\n'],
  ['words.csv', 'text/csv', '"oak",table\nash,"chair"\n'],
] as const) {
  test(`a dropped table can be split into columns: ${name}`, async ({ page }) => {
    const generator = new GeneratorPage(page)
    await generator.open()
    const dataTransfer = await page.evaluateHandle(
      (file) => {
        const transfer = new DataTransfer()
        transfer.items.add(new File([file.text], file.name, { type: file.type }))
        return transfer
      },
      { name, type, text },
    )
    await generator.words(1).dispatchEvent('drop', { dataTransfer })
    await page.getByRole('button', { name: 'Paste as 2 columns' }).click()
    await expect(page.getByText('Pasted as 2 columns', { exact: true })).toBeVisible()
    await expect(generator.words(1)).toHaveValue('oak\nash')
    await expect(generator.words(2)).toHaveValue('table\nchair')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(generator.words(2)).toHaveValue('')
    await generator.expectWords('2 words', 1)
  })
}

test('a pasted table of a million rows is split', async ({ page }) => {
  const generator = new GeneratorPage(page)
  await generator.open()
  await generator.paste(1, "Array.from({ length: 1_000_000 }, (_, k) => 'a' + k + '\\tb').join('\\n')")
  await page.getByRole('button', { name: 'Paste as 2 columns' }).click()
  await generator.expectWords('1,000,000 words', 2)
  await generator.expectWords('1,000,000 words', 1)
})
