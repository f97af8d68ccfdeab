import { GeneratorPage } from '../../fixtures/generator.ts'
import { expect, test } from '../../fixtures/test.ts'

test('the words of a column are cleaned, and Undo brings them back', async ({ page }) => {
  const generator = new GeneratorPage(page)
  await generator.open()
  await generator.type(['Red', 'red', ' blue'])
  await generator.chooseInMenu('Column 1', 'Clean words…')
  const dialog = page.getByRole('dialog', { name: 'Clean Words' })
  await expect(dialog.getByText('3 words become 2')).toBeVisible()
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect(dialog).toBeHidden()
  await expect(generator.words(1)).toHaveValue('Red\nblue')
  await expect(page.getByText('2 combinations possible')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(generator.words(1)).toHaveValue('Red\nred\n blue')
})
