import { expectAccessible } from '../../fixtures/accessibility.ts'
import { GeneratorPage } from '../../fixtures/generator.ts'
import { aList } from '../../fixtures/library.ts'
import { aVerifiedMember } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'

test('lists are chosen and results are saved on a phone', async ({ page }) => {
  await aVerifiedMember(page)
  await aList(page, { name: 'Cities of the north with a name that has no room on a phone', words: ['Leeds'] })
  const generator = new GeneratorPage(page)
  await generator.open()
  const lists = await generator.openSavedLists(1)
  await lists.getByText('Cities of the north').tap()
  await expect(generator.words(1)).toHaveValue('Leeds')
  await page.keyboard.press('Escape')
  await generator.generate()
  await generator.results.getByRole('button', { name: 'Save Results' }).tap()
  await expect(page.getByRole('dialog')).toContainText('1 combination will be saved')
  await expectAccessible(page)
  await page.getByLabel('Results name').fill('North')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).tap()
  await expect(page.getByText('Results saved successfully', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
