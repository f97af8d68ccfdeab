import { expectAccessible } from '../../fixtures/accessibility.ts'
import { GeneratorPage } from '../../fixtures/generator.ts'
import { expect, test } from '../../fixtures/test.ts'

test('cleans the words of a column after a preview, and Undo brings them back', async ({ page }) => {
  const generator = new GeneratorPage(page)
  await generator.open()
  await generator.type(['shoes', 'Shoes', ' boots '])
  await page.getByRole('button', { name: 'Move or rename Column 1' }).click()
  await page.getByRole('menuitem', { name: 'Clean words…' }).click()

  const dialog = page.getByRole('dialog', { name: 'Clean Words' })
  await expect(dialog.getByText('3 words become 2')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect(dialog).toBeHidden()
  await expect(generator.words(1)).toHaveValue('shoes\nboots')

  const notification = page.getByRole('listitem').filter({ hasText: 'Column 1' })
  await notification.getByRole('button', { name: 'Undo' }).click()
  await expect(generator.words(1)).toHaveValue('shoes\nShoes\n boots ')
})

test('a column stays as it is if cleaning is canceled', async ({ page }) => {
  const generator = new GeneratorPage(page)
  await generator.open()
  await generator.type(['red', 'Red'])
  await page.getByRole('button', { name: 'Move or rename Column 1' }).click()
  await page.getByRole('menuitem', { name: 'Clean words…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Clean Words' })
  await expect(dialog.getByText('2 words become 1')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(generator.words(1)).toHaveValue('red\nRed')
  await expect(page.getByRole('button', { name: 'Move or rename Column 1' })).toBeFocused()
})
