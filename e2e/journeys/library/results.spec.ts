import { readFile } from 'node:fs/promises'
import type { Recipe } from '@wordloom/contract'
import { expectAccessible } from '../../fixtures/accessibility.ts'
import { aProject, aResult } from '../../fixtures/library.ts'
import { aVerifiedMember } from '../../fixtures/people.ts'
import { chooseFromMenu, expectResults, readResult, resultRow } from '../../fixtures/saved-items.ts'
import { expect, test } from '../../fixtures/test.ts'

const RECIPE: Recipe = {
  columns: ['red\nblue\ngreen', 'fox\nowl\nhare'],
  separator: 'space',
  customSeparator: '',
  wrap: 'nothing',
  customPrefix: '',
  customSuffix: '',
  unique: false,
}

const numbers = (count: number) => Array.from({ length: count }, (_, number) => number).join('\n')

test('an account without results leads to the generator', async ({ page }) => {
  await aVerifiedMember(page)
  await page.goto('/dashboard?tab=results')
  await expect(page.getByRole('heading', { name: 'No saved results yet' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Generate combinations' }).click()
  await expect(page).toHaveURL('/')
})

test('a result shows its name, count, date, description and first six combinations', async ({ page }) => {
  await aVerifiedMember(page)
  await aResult(page, { name: 'All', description: 'Animals and their colors', recipe: RECIPE })
  await aResult(page, { name: 'One', combinations: ['red fox'] })
  await page.goto('/dashboard?tab=results')
  await expect(resultRow(page, 'All')).toContainText(
    'red fox, red owl, red hare, blue fox, blue owl, blue hare, …',
  )
  await expect(resultRow(page, 'All')).toContainText('9 combinations')
  await expect(resultRow(page, 'All')).toContainText('Animals and their colors')
  await expect(resultRow(page, 'All').locator('time')).toHaveText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/)
  await expect(resultRow(page, 'One')).toContainText('1 combination')
  await expect(resultRow(page, 'One')).not.toContainText('…')
})

test('results are sorted, searched and filtered by project, and the URL keeps it', async ({ page }) => {
  await aVerifiedMember(page)
  const project = await aProject(page, { name: 'North' })
  await aResult(page, { name: 'Towns', combinations: ['Ripon', 'Selby', 'Ely'] })
  await aResult(page, { name: 'ads 10', combinations: ['a', 'b'], projectId: project.id })
  await aResult(page, { name: 'Ads 9', combinations: ['c'], description: 'For towns' })
  await page.goto('/dashboard?tab=results')
  await expectResults(page, ['Ads 9', 'ads 10', 'Towns'])
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Name')
  await expectResults(page, ['Ads 9', 'ads 10', 'Towns'])
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Combinations')
  await expectResults(page, ['Towns', 'ads 10', 'Ads 9'])
  await page.getByRole('button', { name: 'Descending: sort ascending' }).click()
  await page.reload()
  await expectResults(page, ['Ads 9', 'ads 10', 'Towns'])
  await page.getByRole('searchbox', { name: 'Search everything you saved' }).fill('town')
  await page.getByRole('tab', { name: 'Saved Results' }).click()
  await expectResults(page, ['Ads 9', 'Towns'])
  await expect(page.getByText('2 of 3 results')).toBeVisible()
  await page.getByRole('combobox', { name: 'Show results from' }).selectOption('North')
  await expect(page.getByRole('heading', { name: 'No results match' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Show all results' }).click()
  await expectResults(page, ['Ads 9', 'ads 10', 'Towns'])
})

test('a result is copied, added to a project, moved and deleted, and the deletion is undone', async ({
  page,
  context,
}) => {
  await aVerifiedMember(page)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const project = await aProject(page, { name: 'North' })
  const result = await aResult(page)
  await page.goto('/dashboard?tab=results')

  await page.getByRole('button', { name: 'Copy Animals to clipboard' }).click()
  await expect(page.getByText('Copied to clipboard', { exact: true })).toBeVisible()
  await expect(page.getByText('"Animals" copied to clipboard', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Create List' }).click()
  const words = page.getByRole('dialog').getByRole('textbox', { name: 'Words' })
  await words.focus()
  await page.keyboard.press('ControlOrMeta+v')
  await expect(words).toHaveValue('red fox\nred owl\nblue fox')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Discard' }).click()

  await page.getByRole('button', { name: 'Add Animals to project' }).click()
  const adding = page.getByRole('dialog', { name: 'Add to Project' })
  await adding.getByRole('button', { name: 'Add to Project' }).click()
  await expect(adding.getByRole('alert')).toHaveText('Please select a project')
  await adding.getByRole('radio', { name: 'North' }).check()
  await adding.getByRole('button', { name: 'Add to Project' }).click()
  await expect(page.getByText('Item added to project successfully', { exact: true })).toBeVisible()
  await expect(page.getByRole('tab', { name: /^Saved Results/ })).toContainText('2')

  await page
    .getByRole('combobox', { name: 'Show results from' })
    .selectOption('General Collection (No Project)')
  await expectResults(page, ['Animals'])
  await page.getByRole('button', { name: 'Delete Animals' }).click()
  await expect(page.getByText('Saved result deleted successfully', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No results match' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectResults(page, ['Animals'])
  await chooseFromMenu(page, 'Animals', 'Move to Project')
  const moving = page.getByRole('dialog', { name: 'Move to Project' })
  await expect(moving).toContainText('"Animals" leaves the place where it is now. No copy stays there.')
  await moving.getByRole('radio', { name: 'North' }).check()
  await moving.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(page.getByText('Result moved successfully', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No results match' })).toBeVisible()
  expect((await readResult(page, result.id)).projectId).toBe(project.id)
})

test('a result is downloaded as text, CSV and JSON', async ({ page }) => {
  await aVerifiedMember(page)
  await aResult(page, { name: 'All', recipe: RECIPE })
  await page.goto('/dashboard?tab=results')
  for (const [label, name, start] of [
    ['Download as Text', 'word-combinations.txt', 'red fox\nred owl\n'],
    ['Download as CSV', 'word-combinations.csv', '\ufeff"red fox"\r\n'],
    ['Download as JSON', 'word-combinations.json', '["red fox",\n'],
  ] as const) {
    const download = page.waitForEvent('download')
    await chooseFromMenu(page, 'All', label)
    const file = await download
    expect(file.suggestedFilename()).toBe(name)
    expect((await readFile(await file.path(), 'utf8')).slice(0, start.length)).toBe(start)
  }
})

test("a result's name, description and combinations can be edited", async ({ page }) => {
  await aVerifiedMember(page)
  const result = await aResult(page, { recipe: RECIPE })
  await page.goto('/dashboard?tab=results')
  await page.getByRole('button', { name: 'Edit Animals' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Result' })
  const save = dialog.getByRole('button', { name: 'Save Changes' })
  await expect(dialog.getByRole('textbox', { name: 'Combinations' })).toHaveValue(/^red fox\nred owl\n/)
  await dialog.getByRole('textbox', { name: 'Name' }).fill('  ')
  await save.click()
  await expect(dialog.getByText('Please enter a result name')).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await dialog.getByRole('textbox', { name: 'Name' }).fill(' Owls ')
  await dialog.getByRole('textbox', { name: 'Description' }).fill(' Of the night ')
  await save.click()
  await expect(page.getByText('Result updated successfully', { exact: true })).toBeVisible()
  expect(await readResult(page, result.id)).toMatchObject({
    name: 'Owls',
    description: 'Of the night',
    hasRecipe: true,
  })

  await page.getByRole('button', { name: 'Edit Owls' }).click()
  await dialog.getByRole('textbox', { name: 'Combinations' }).fill(' \n\n')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('')
  await save.click()
  await expect(dialog.getByText('Please enter a result name')).toBeVisible()
  await expect(dialog.getByText('Please enter at least one combination')).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Owls')
  await save.click()
  await expect(dialog.getByText('Please enter a result name')).toHaveCount(0)
  await expect(dialog.getByRole('textbox', { name: 'Combinations' })).toBeFocused()
  await expectAccessible(page)
  await dialog.getByRole('textbox', { name: 'Combinations' }).fill('tawny owl\n\nbarn owl\n')
  await dialog.getByRole('textbox', { name: 'Description' }).fill('')
  await save.click()
  await expect(dialog).toBeHidden()
  await expect(resultRow(page, 'Owls')).toContainText('tawny owl, barn owl')
  expect(await readResult(page, result.id)).toMatchObject({
    description: null,
    hasRecipe: false,
    combinations: ['tawny owl', 'barn owl'],
  })
})

test('a result that is stored as a recipe can be renamed, and opened in the generator to be changed', async ({
  page,
}) => {
  await aVerifiedMember(page)
  const recipe = { ...RECIPE, columns: [numbers(1000), numbers(1000), numbers(10)] }
  const result = await aResult(page, { name: 'Grid', recipe })
  await page.goto('/dashboard?tab=results')
  await expect(resultRow(page, 'Grid')).toContainText('10,000,000 combinations')
  await page.getByRole('button', { name: 'Copy Grid to clipboard' }).click()
  await expect(page.getByText('Failed to copy', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Could not copy result to clipboard: more than 1,000,000/)).toBeVisible()

  await page.getByRole('button', { name: 'Edit Grid' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Result' })
  await expect(dialog).toContainText('This result has 10,000,000 combinations, too many')
  await expect(dialog.getByRole('textbox', { name: 'Combinations' })).toBeHidden()
  await expectAccessible(page)
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Big grid')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Result updated successfully', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Edit Big grid' }).click()
  await dialog.getByRole('link', { name: 'Open in Generator' }).click()
  await expect(page).toHaveURL(new RegExp(`^[^?]*/(\\?result=${result.id})?$`))
})

test('results are selected by keyboard, and several are deleted and restored together', async ({ page }) => {
  await aVerifiedMember(page)
  for (const number of [1, 2, 3, 4, 5]) await aResult(page, { name: `Result ${number}` })
  await page.goto('/dashboard?tab=results')
  await page.getByRole('checkbox', { name: 'Select Result 5' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Shift+Space')
  await expect(page.getByText('3 selected', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Delete (3)' }).click()
  await expect(page.getByText('3 results deleted successfully', { exact: true })).toBeVisible()
  await expectResults(page, ['Result 2', 'Result 1'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectResults(page, ['Result 5', 'Result 4', 'Result 3', 'Result 2', 'Result 1'])

  await page.getByRole('checkbox', { name: 'Select Result 1' }).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await expect(page.getByText('5 selected', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('5 results', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Delete Result 3', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expectResults(page, ['Result 5', 'Result 4', 'Result 2', 'Result 1'])
  await expect(page.getByRole('checkbox', { name: 'Select Result 2' })).toBeFocused()
})
