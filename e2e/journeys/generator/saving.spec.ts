import { ITEM_FIELD_MESSAGES, type SavedListSummary, savedLists, savedResults } from '@wordloom/contract'
import { expectAccessible } from '../../fixtures/accessibility.ts'
import { GeneratorPage } from '../../fixtures/generator.ts'
import { aFolder, aList } from '../../fixtures/library.ts'
import { aVerifiedMember } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'

test('a list is saved from one column and fills another', async ({ page }) => {
  await aVerifiedMember(page)
  const generator = new GeneratorPage(page)
  await generator.open()
  await expect(await generator.openSavedLists(2)).toContainText('No saved lists available')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Save Column 1' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save Word List' })
  await dialog.getByLabel('List name').fill('Colors')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Please enter some words before saving')
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await generator.type([' red ', '', 'blue'])
  await page.keyboard.press('Control+s')
  await expect(dialog.getByLabel('List name')).toHaveValue('red, blue')
  await dialog.getByLabel('List name').fill('   ')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(ITEM_FIELD_MESSAGES.listName)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('List name').fill(' Colors ')
  await page.keyboard.press('Enter')
  await expect(page.getByText('List saved successfully', { exact: true })).toBeVisible()
  const notification = page.getByRole('listitem').filter({ hasText: 'List saved successfully' })
  await expect(notification).toContainText('Colors')
  await expect(notification.getByRole('link', { name: 'View' })).toHaveAttribute(
    'href',
    '/dashboard?folder=all',
  )
  await expect(dialog).toHaveCount(0)

  const lists = await generator.openSavedLists(2)
  await lists.getByRole('checkbox', { name: 'Colors' }).check()
  await expect(generator.words(2)).toHaveValue('red\nblue')
  await expect(lists).toContainText('(1 selected)')
  await expect(generator.column(2).getByRole('status')).toHaveText('(1 selected)')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Saved Lists for Column 2' })).toBeFocused()

  await generator.words(3).fill('small, "large, wide"')
  await generator.expectWords('2 words', 3)
  await page.getByRole('button', { name: 'Column 3', exact: true }).click()
  await page.getByRole('textbox', { name: 'Name of column 3' }).fill('Sizes')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Save Sizes' }).click()
  await expect(dialog.getByLabel('List name')).toHaveValue('Sizes')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await generator.openSavedLists(2)
  await lists.getByRole('checkbox', { name: 'Sizes' }).check()
  await expect(generator.words(2)).toHaveValue('red\nblue\nsmall\nlarge, wide')
})

test('saved lists are grouped by folder', async ({ page }) => {
  await aVerifiedMember(page)
  const { id: folderId } = await aFolder(page, { name: 'Places' })
  await aList(page, { name: 'Cities', folderId })
  await aList(page, { name: 'Colors' })
  const generator = new GeneratorPage(page)
  await generator.open()
  const lists = await generator.openSavedLists(1)
  await expect(lists.getByRole('listitem')).toHaveText(['Places', /^Cities/, 'Ungrouped', /^Colors/])
  await lists.getByRole('checkbox', { name: 'Cities' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(lists.getByRole('checkbox', { name: 'Colors' })).toBeFocused()
  await expectAccessible(page)
})

test('chosen lists are joined, and what was typed can be restored', async ({ page }) => {
  await aVerifiedMember(page)
  const cities = await aList(page, { name: 'Cities', words: ['Leeds', 'York'] })
  await aList(page, { name: 'Trades', words: ['plumber'] })
  const generator = new GeneratorPage(page)
  await generator.open()
  await generator.type(['typed by hand'])
  const column = generator.column(1)
  const lists = await generator.openSavedLists(1)
  await lists.getByRole('checkbox', { name: 'Trades' }).check()
  await expect(generator.words(1)).toHaveValue('plumber')
  await lists.getByRole('checkbox', { name: 'Cities' }).check()
  await expect(generator.words(1)).toHaveValue('plumber\nLeeds\nYork')
  await expect(lists).toContainText('(2 selected)')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(generator.words(1)).toHaveValue('typed by hand')
  await expect(column).not.toContainText('selected')
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(generator.words(1)).toHaveValue('plumber\nLeeds\nYork')
  await expect(column).toContainText('(2 selected)')

  await page.reload()
  await expect(generator.words(1)).toHaveValue('plumber\nLeeds\nYork')
  await expect(column).toContainText('(2 selected)')
  await page.request.delete(savedLists.remove.path.replace(':id', String(cities.id)))
  await page.reload()
  await expect(column).toContainText('(1 selected)')
  await expect(generator.words(1)).toHaveValue('plumber\nLeeds\nYork')

  await generator.openSavedLists(1)
  await lists.getByRole('button', { name: 'Clear selection of Column 1' }).click()
  await expect(generator.words(1)).toHaveValue('')
  await expect(lists).not.toContainText('selected')
  await lists.getByRole('checkbox', { name: 'Trades' }).check()
  await expect(generator.words(1)).toHaveValue('plumber')
  await page.getByRole('button', { name: 'Clear Column 1' }).click()
  await expect(generator.words(1)).toHaveValue('')
  await expect(column).not.toContainText('selected')
  await generator.openSavedLists(1)
  await expect(lists.getByRole('checkbox', { name: 'Trades' })).not.toBeChecked()
})

test('words that load after their column was cleared are ignored', async ({ page }) => {
  await aVerifiedMember(page)
  const { id } = await aList(page, { name: 'Trades', words: ['plumber'] })
  const generator = new GeneratorPage(page)
  await generator.open()
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const address = `**${savedLists.read.path.replace(':id', String(id))}*`
  await page.route(address, async (route) => {
    await held
    await route.continue()
  })
  const lists = await generator.openSavedLists(1)
  const asked = page.waitForRequest(address)
  await lists.getByRole('checkbox', { name: 'Trades' }).check()
  await asked
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Clear Column 1' }).click()
  await expect(generator.column(1)).not.toContainText('Filling')
  const answered = page.waitForResponse(address)
  letGo()
  await answered
  await generator.type(['kiwi'])
  await generator.generate()
  await expect(generator.results.getByText('kiwi')).toBeVisible()
  await expect(generator.words(1)).toHaveValue('kiwi')
})

test('the arrow keys move through many lists, and a filter finds them', async ({ page }) => {
  await aVerifiedMember(page)
  for (let number = 1; number <= 12; number++)
    await aList(page, { name: `List ${number}`, words: [`w${number}`] })
  const generator = new GeneratorPage(page)
  await generator.open()
  const lists = await generator.openSavedLists(1)
  await lists.getByRole('checkbox', { name: 'List 12' }).focus()
  await page.keyboard.press('End')
  await expect(lists.getByRole('checkbox', { name: 'List 1', exact: true })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(generator.words(1)).toHaveValue('w1')
  await lists.getByRole('searchbox').fill('list 7')
  await expect(lists.getByRole('checkbox')).toHaveCount(1)
  await lists.getByRole('checkbox', { name: 'List 7' }).check()
  await expect(generator.words(1)).toHaveValue('w1\nw7')
})

test('results are saved with their recipe', async ({ page }) => {
  await aVerifiedMember(page)
  const generator = new GeneratorPage(page)
  await generator.open()
  await generator.type(['red', 'blue'], ['fox'])
  await generator.choose('Separator', 'Minus (-)')
  await generator.generate()
  await expect(generator.results.getByText('red-fox')).toBeVisible()
  await generator.words(2).fill('owl')
  await generator.results.getByRole('button', { name: 'Save Results' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save Generated Results' })
  await expect(dialog).toContainText('2 combinations will be saved')
  const name = dialog.getByLabel('Results name')
  await expect(name).toHaveValue('red × fox')
  await page.keyboard.press('Delete')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText(ITEM_FIELD_MESSAGES.newResultName)).toBeVisible()
  await expectAccessible(page)
  await name.fill('Foxes')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Results saved successfully', { exact: true })).toBeVisible()
  const [result] = await (await page.request.get(savedResults.list.path)).json()
  expect(result).toMatchObject({
    name: 'Foxes',
    description: null,
    separator: 'minus',
    wrap: 'nothing',
    combinations: ['red-fox', 'blue-fox'],
    recipe: { columns: ['red\nblue', 'fox', ''], separator: 'minus', unique: false },
  })
})

test.describe('when the network fails', () => {
  test.use({ expectedComplaints: [/ERR_(FAILED|CONNECTION)/] })

  test('a save whose response is lost is reported, and retrying saves only once', async ({ page }) => {
    await aVerifiedMember(page)
    const generator = new GeneratorPage(page)
    await generator.open()
    await generator.type(['red'])
    let attempts = 0
    await page.route(`**${savedLists.create.path}*`, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      attempts++
      if (attempts === 1) return route.abort()
      if (attempts > 2) return route.fallback()
      await route.fetch()
      await route.abort()
    })
    await page.getByRole('button', { name: 'Save Column 1' }).click()
    const dialog = page.getByRole('dialog', { name: 'Save Word List' })
    await dialog.getByLabel('List name').fill('Colors')
    for (let attempt = 1; attempt <= 2; attempt++) {
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(dialog.getByRole('alert')).toContainText('Please check your connection and try again.')
      await expect.poll(() => attempts).toBe(attempt)
    }
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('List saved successfully', { exact: true })).toBeVisible()
    const kept: SavedListSummary[] = await (await page.request.get(savedLists.list.path)).json()
    expect(kept.map(({ name }) => name)).toEqual(['Colors'])
  })
})

test.describe('when the server breaks down', () => {
  test.use({ expectedComplaints: [/500/] })

  test('Escape closes the dialog under the notification that says so', async ({ page }) => {
    await aVerifiedMember(page)
    await page.route(`**${savedLists.create.path}*`, (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500 }) : route.fallback(),
    )
    const generator = new GeneratorPage(page)
    await generator.open()
    await generator.type(['red'])
    await page.getByRole('button', { name: 'Save Column 1' }).click()
    const dialog = page.getByRole('dialog', { name: 'Save Word List' })
    await dialog.getByLabel('List name').fill('Colors')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Error', { exact: true })).toBeVisible()
    await dialog.getByLabel('List name').press('Escape')
    await expect(dialog).toHaveCount(0)
  })
})

test.describe('when the session has expired', () => {
  test.use({ expectedComplaints: [/401/] })

  test('saving leads to the plans, and the words stay', async ({ page }) => {
    await aVerifiedMember(page)
    const generator = new GeneratorPage(page)
    await generator.open()
    await generator.type(['red'])
    await expect(await generator.openSavedLists(1)).toContainText('No saved lists available')
    await page.keyboard.press('Escape')
    const cookies = await page.context().cookies()
    // The page still believes that a user is signed in.
    await page.context().clearCookies()
    await page.context().addCookies(cookies.filter(({ name }) => name.includes('signed-in')))
    await page.getByRole('button', { name: 'Save Column 1' }).click()
    await page.getByLabel('List name').fill('Colors')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Sign up to save lists', { exact: true }).first()).toBeVisible()
    await expect(
      page.getByText('Create an account to save your word lists and access more features', {
        exact: true,
      }),
    ).toBeVisible()
    await page.waitForURL(/\/(subscription|login)/)
    await page.goto('/')
    await expect(generator.words(1)).toHaveValue('red')
  })
})
