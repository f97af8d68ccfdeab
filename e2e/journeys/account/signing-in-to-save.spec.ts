import { GENERATOR_MESSAGES } from '@wordloom/contract'
import { expectAccessible } from '../../fixtures/accessibility.ts'
import { GeneratorPage } from '../../fixtures/generator.ts'
import { expect, test } from '../../fixtures/test.ts'

test('saving a list asks a visitor to sign in, and keeps the words', async ({ page }) => {
  const generator = new GeneratorPage(page)
  await generator.open()
  await generator.type(['red', 'blue'])
  await page.getByRole('button', { name: 'Save Column 1' }).click()
  const alert = page.getByRole('alertdialog')
  await expect(alert).toContainText(GENERATOR_MESSAGES.signInToSaveLists)
  await expect(alert.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expectAccessible(page)
  await alert.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await page.getByRole('banner').getByRole('link', { name: 'Wordloom' }).click()
  await expect(generator.words(1)).toHaveValue('red\nblue')
})

test('saving results asks a visitor to sign in', async ({ page }) => {
  const generator = new GeneratorPage(page)
  await generator.open()
  await generator.type(['red'], ['fox'])
  await generator.generate()
  await generator.results.getByRole('button', { name: 'Save Results' }).click()
  await expect(page.getByRole('alertdialog')).toContainText(GENERATOR_MESSAGES.signInToSaveResults)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})
