import { savedLists } from '@wordloom/contract'
import { expectAccessible } from '../../fixtures/accessibility.ts'
import { aList } from '../../fixtures/library.ts'
import { aVerifiedMember } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'

test('cleans the words of a list after a preview, and one Undo brings them back', async ({ page }) => {
  await aVerifiedMember(page)
  const { id } = await aList(page, { name: 'Shoes', words: ['shoes', 'Shoes', 'shoe', 'boots'] })
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Edit Shoes' }).click()
  const form = page.getByRole('dialog', { name: 'Edit List' })
  const words = form.getByRole('textbox', { name: 'Words' })
  await form.getByRole('button', { name: 'Clean…' }).click()

  const dialog = page.getByRole('dialog', { name: 'Clean Words' })
  await expect(dialog.getByText('4 words become 3')).toBeVisible()
  await dialog.getByRole('checkbox', { name: /^Endings/ }).check()
  await expect(dialog.getByText('4 words become 2')).toBeVisible()
  await dialog.getByText('Show what changes').click()
  await expect(dialog.getByText('Shoes, shoe', { exact: true })).toBeVisible()
  await expectAccessible(page)

  await dialog.getByRole('textbox', { name: 'Recipe name' }).fill('Singular')
  await dialog.getByRole('button', { name: 'Save as recipe' }).click()
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect(dialog).toBeHidden()
  await expect(words).toHaveValue('shoes\nboots')
  await form.getByRole('button', { name: 'Undo cleaning' }).click()
  await expect(words).toHaveValue('shoes\nShoes\nshoe\nboots')
  await form.getByRole('button', { name: 'Clean again' }).click()
  await expect(words).toHaveValue('shoes\nboots')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  const saved = await (await page.request.get(savedLists.read.path.replace(':id', String(id)))).json()
  expect(saved.words).toEqual(['shoes', 'boots'])

  await page.getByRole('button', { name: 'Create List' }).click()
  await page.getByRole('textbox', { name: 'Words' }).fill('Hats\nhat')
  await page.getByRole('button', { name: 'Clean…' }).click()
  await dialog.getByRole('combobox', { name: 'Recipe' }).selectOption('Singular')
  await expect(dialog.getByText('2 words become 1')).toBeVisible()
})
