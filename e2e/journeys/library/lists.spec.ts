import type { Page } from '@playwright/test'
import { type SavedList, savedLists } from '@wordloom/contract'
import { expectAccessible } from '../../fixtures/accessibility.ts'
import { aFolder, aList } from '../../fixtures/library.ts'
import { aVerifiedMember } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'

const namesOf = (page: Page, list: string | RegExp = /^(Ungrouped|All) Lists$/) =>
  page.getByRole('list', { name: list }).getByRole('checkbox')

async function expectNames(page: Page, names: readonly string[]): Promise<void> {
  await expect(namesOf(page)).toHaveCount(names.length)
  for (const [at, name] of names.entries()) {
    await expect(namesOf(page).nth(at)).toHaveAccessibleName(`Select ${name}`)
  }
}

async function read(page: Page, id: number): Promise<SavedList> {
  return (await page.request.get(savedLists.read.path.replace(':id', String(id)))).json()
}

async function replace(page: Page, id: number, data: { name: string; words: readonly string[] }) {
  const answer = await page.request.put(savedLists.replace.path.replace(':id', String(id)), { data })
  expect(answer.ok()).toBe(true)
}

async function chooseFromMenu(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `More actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('an empty account leads to the generator, and its first list can be created here', async ({ page }) => {
  await aVerifiedMember(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'No saved lists here yet' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to the generator' })).toHaveAttribute('href', '/')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Create List' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create New List' })
  const create = dialog.getByRole('button', { name: 'Create List' })
  await create.click()
  await expect(dialog.getByText('Please enter a list name')).toBeVisible()
  await expect(dialog.getByText('Please enter some words')).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'List name' })).toBeFocused()
  await expectAccessible(page)
  await dialog.getByRole('textbox', { name: 'List name' }).fill('Cities')
  await dialog.getByRole('textbox', { name: 'Words' }).fill(' \n\n ')
  await create.click()
  await expect(dialog.getByText('Please enter at least one word')).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Words' })).toBeFocused()
  await dialog.getByRole('textbox', { name: 'Words' }).fill('Leeds\n\n  York \nHull\nRipon')
  await create.click()
  await expect(page.getByText('List created successfully', { exact: true })).toBeVisible()
  await expect(dialog).toBeHidden()
  const row = page.getByRole('list', { name: 'Ungrouped Lists' }).getByRole('listitem')
  await expect(row).toContainText('Leeds, York, Hull, …')
  await expect(row).toContainText('4 words')
  await expect(row.locator('time')).toHaveText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/)
  await expect(page.getByRole('tab', { name: /Saved Lists/ })).toContainText('1')
})

test('lists are sorted, searched, copied, edited and deleted, and a deletion is undone', async ({
  page,
  context,
}) => {
  await aVerifiedMember(page)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await aList(page, { name: 'Towns', words: ['Ripon', 'Selby'] })
  await aList(page, { name: 'cities 10', words: ['Leeds', 'York', 'Hull', 'Bradford'] })
  await aList(page, { name: 'Cities 9', words: ['Ely'] })
  await page.goto('/dashboard')
  await expectNames(page, ['Cities 9', 'cities 10', 'Towns'])

  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Name')
  await expectNames(page, ['Cities 9', 'cities 10', 'Towns'])
  await page.getByRole('button', { name: 'Ascending: sort descending' }).click()
  await expectNames(page, ['Towns', 'cities 10', 'Cities 9'])
  await expect(page).toHaveURL('/dashboard?sort=name&order=desc')
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Word count')
  await expectNames(page, ['cities 10', 'Towns', 'Cities 9'])
  await page.getByRole('button', { name: 'Descending: sort ascending' }).click()
  await expectNames(page, ['Cities 9', 'Towns', 'cities 10'])
  await expect(page).toHaveURL('/dashboard?sort=words&order=asc')
  await page.reload()
  await expectNames(page, ['Cities 9', 'Towns', 'cities 10'])

  await page.getByRole('searchbox', { name: 'Search everything you saved' }).fill('CITIES')
  await page.getByRole('tab', { name: 'Saved Lists' }).click()
  await expectNames(page, ['Cities 9', 'cities 10'])
  await expect(page).toHaveURL(/sort=words&order=asc&.*scope=tab/)
  await page.getByRole('searchbox', { name: 'Search saved lists' }).fill('villages')
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await expectNames(page, ['Cities 9', 'Towns', 'cities 10'])

  await page.getByRole('button', { name: 'Copy cities 10 to clipboard' }).click()
  await expect(page.getByText('Copied to clipboard', { exact: true })).toBeVisible()
  await expect(page.getByText('"cities 10" copied to clipboard', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Create List' }).click()
  await page.getByRole('textbox', { name: 'Words' }).focus()
  await page.keyboard.press('ControlOrMeta+v')
  await expect(page.getByRole('textbox', { name: 'Words' })).toHaveValue('Leeds\nYork\nHull\nBradford')
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' })
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(page.getByRole('textbox', { name: 'Words' })).toHaveValue('Leeds\nYork\nHull\nBradford')
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Keep editing' }).click()
  // Cancel asks the same question as Escape.
  await page.getByRole('dialog', { name: 'Create New List' }).getByRole('button', { name: 'Cancel' }).click()
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.getByRole('button', { name: 'Towns', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit List' })
  await expect(dialog.getByRole('textbox', { name: 'List name' })).toBeFocused()
  await expect(dialog.getByRole('textbox', { name: 'Words' })).toHaveValue('Ripon\nSelby')
  await dialog.getByRole('textbox', { name: 'Words' }).fill('')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog.getByText('Please enter at least one word')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'List name' }).fill('Market towns')
  await dialog.getByRole('textbox', { name: 'Words' }).fill('Ripon\nSelby\nThirsk')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('List updated successfully', { exact: true })).toBeVisible()
  await expectNames(page, ['Cities 9', 'Market towns', 'cities 10'])
  await expect(page.getByRole('button', { name: 'Market towns', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog.getByRole('textbox', { name: 'List name' }).fill('Small towns')
  await page.keyboard.press('Enter')
  await expectNames(page, ['Cities 9', 'Small towns', 'cities 10'])
  await page.getByRole('button', { name: 'Edit Small towns' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Words' })).toHaveValue('Ripon\nSelby\nThirsk')
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await chooseFromMenu(page, 'Small towns', 'Delete List')
  await expect(page.getByText('Saved list deleted successfully', { exact: true })).toBeVisible()
  await expectNames(page, ['Cities 9', 'cities 10'])
  await expect(page.getByRole('checkbox', { name: 'Select cities 10' })).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectNames(page, ['Cities 9', 'Small towns', 'cities 10'])
})

test('lists are selected, moved and deleted by keyboard alone', async ({ page }) => {
  await aVerifiedMember(page)
  await aFolder(page, { name: 'Places' })
  for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) await aList(page, { name })
  await page.goto('/dashboard?sort=date&order=asc')
  await expectNames(page, ['One', 'Two', 'Three', 'Four', 'Five'])
  const box = (name: string) => page.getByRole('checkbox', { name: `Select ${name}` })

  await box('One').focus()
  await page.keyboard.press('ArrowDown')
  await expect(box('Two')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(box('Two')).toBeChecked()
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(page.getByText('3 selected')).toBeVisible()
  await page.keyboard.press('Shift+ArrowUp')
  await expect(page.getByText('2 selected')).toBeVisible()
  await page.keyboard.press('End')
  await expect(box('Five')).toBeFocused()
  await page.keyboard.press('Shift+Space')
  await expect(page.getByText('4 selected')).toBeVisible()
  await expect(box('One')).not.toBeChecked()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('region', { name: 'Ungrouped Lists' }).getByRole('status')).toHaveText(
    '5 lists',
  )
  await page.keyboard.press('ControlOrMeta+a')
  await expect(page.getByText('5 selected')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Clear Selection' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Select All' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('5 selected')).toBeVisible()
  await box('Three').focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('Space')
  await expect(box('One')).not.toBeChecked()

  await page.getByRole('button', { name: 'Move to Folder', exact: true }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Move to Folder' })
  await expect(dialog).toContainText('4 lists')
  await expect(dialog.getByRole('combobox', { name: 'Find a folder' })).toBeFocused()
  await page.keyboard.type('pla')
  await page.keyboard.press('Enter')
  await expect(page.getByText('4 lists moved successfully', { exact: true })).toBeVisible()
  await expectNames(page, ['One'])
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expectNames(page, ['One', 'Two', 'Three', 'Four', 'Five'])

  await box('Five').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+ArrowUp')
  await page.getByRole('button', { name: 'Delete (2)' }).press('Enter')
  await expect(page.getByText('2 lists deleted successfully', { exact: true })).toBeVisible()
  await expectNames(page, ['One', 'Two', 'Three'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectNames(page, ['One', 'Two', 'Three', 'Four', 'Five'])
})

test.describe('when something goes wrong', () => {
  test.use({ expectedComplaints: [/ERR_FAILED|status of (404|412)/] })

  test("a list that can't be saved stays in its dialog, and retrying saves it only once", async ({
    page,
  }) => {
    await aVerifiedMember(page)
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Create List' }).click()
    const dialog = page.getByRole('dialog', { name: 'Create New List' })
    await dialog.getByRole('textbox', { name: 'List name' }).fill('Cities')
    await dialog.getByRole('textbox', { name: 'Words' }).fill('Leeds\nYork')
    await page.context().route(`**${savedLists.create.path}*`, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      await route.fetch()
      await route.abort()
    })
    await dialog.getByRole('button', { name: 'Create List' }).click()
    await expect(dialog.getByRole('alert')).toHaveText(
      'Failed to create list. Please check your connection and try again.',
    )
    await page.context().unrouteAll()
    await dialog.getByRole('button', { name: 'Create List' }).click()
    await expect(page.getByText('List created successfully', { exact: true })).toBeVisible()
    await expectNames(page, ['Cities'])
    expect(await (await page.request.get(savedLists.list.path)).json()).toHaveLength(1)
  })

  test('a list that was changed or deleted elsewhere is never silently overwritten', async ({ page }) => {
    await aVerifiedMember(page)
    const { id } = await aList(page, { name: 'Cities', words: ['Leeds'] })
    await page.goto('/dashboard')
    const edit = async (words: string) => {
      await page.getByRole('button', { name: /^Edit / }).click()
      await page.getByRole('textbox', { name: 'Words' }).fill(words)
    }
    const save = page.getByRole('button', { name: 'Save Changes' })
    const conflict = page.getByRole('dialog').getByRole('alert')

    await edit('Leeds\nYork')
    await replace(page, id, { name: 'Towns', words: ['Ripon', 'Selby', 'Thirsk'] })
    await save.click()
    await expect(conflict).toContainText('This list was changed elsewhere while you were editing it.')
    await expect(conflict.getByRole('region', { name: 'Yours' })).toContainText('2 words')
    await expect(conflict.getByRole('region', { name: 'Other version' })).toContainText('Thirsk')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Keep mine' }).click()
    await expect(page.getByText('List updated successfully', { exact: true })).toBeVisible()
    expect(await read(page, id)).toMatchObject({ name: 'Cities', words: ['Leeds', 'York'] })

    await edit('Hull')
    await replace(page, id, { name: 'Towns', words: ['Ripon', 'Selby', 'Thirsk'] })
    await save.click()
    await page.getByRole('button', { name: 'Take theirs' }).click()
    await expect(page.getByRole('textbox', { name: 'Words' })).toHaveValue('Ripon\nSelby\nThirsk')
    await expect(page.getByRole('textbox', { name: 'List name' })).toHaveValue('Towns')
    await page.getByRole('textbox', { name: 'Words' }).fill('Ripon\nHull')
    await page.request.delete(savedLists.remove.path.replace(':id', String(id)))
    await save.click()
    await expect(conflict).toContainText('This list was deleted elsewhere while you were editing it.')
    await page.getByRole('button', { name: 'Restore with mine' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await read(page, id)).toMatchObject({ name: 'Towns', words: ['Ripon', 'Hull'] })
  })

  test("lists that can't be deleted come back", async ({ page }) => {
    await aVerifiedMember(page)
    await aList(page, { name: 'Cities' })
    await page.goto('/dashboard')
    await page.route(`**${savedLists.list.path}/*`, (route) => route.abort())
    await chooseFromMenu(page, 'Cities', 'Delete List')
    await expect(
      page.getByText('Failed to delete saved list. Please check your connection and try again.', {
        exact: true,
      }),
    ).toBeVisible()
    await expectNames(page, ['Cities'])
  })
})

test('200,000 words can be opened, changed and saved', async ({ page }) => {
  await aVerifiedMember(page)
  const words = Array.from({ length: 200_000 }, (_, at) => `word ${at}`)
  const { id } = await aList(page, { name: 'Many', words })
  await page.goto('/dashboard')
  await expect(page.getByText('200,000 words')).toBeVisible()
  await page.getByRole('button', { name: 'Edit Many' }).click()
  const editor = page.getByRole('textbox', { name: 'Words' })
  await editor.click()
  await page.keyboard.press('ControlOrMeta+Home')
  await page.keyboard.type('first\n')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('List updated successfully', { exact: true })).toBeVisible()
  await expect(page.getByText('200,001 words')).toBeVisible()
  const saved = await read(page, id)
  expect(saved.words.slice(0, 2)).toEqual(['first', 'word 0'])
  expect(saved.words.at(-1)).toBe('word 199999')
})
