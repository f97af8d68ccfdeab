import { GeneratorPage } from '../../fixtures/generator.ts'
import { expect, test } from '../../fixtures/test.ts'

test('a visitor types words, sees a sample and a count, and gets every combination', async ({ page }) => {
  const generator = new GeneratorPage(page)
  await generator.open()
  await generator.type(['red', 'blue'], ['fox', 'owl'], ['run'])
  await generator.choose('Separator', 'Space')
  await generator.choose('Wrap', 'Brackets ([ ])')

  await expect(generator.sample().first()).toHaveText('[red fox run]')
  await expect(page.getByText('4 combinations possible', { exact: true })).toBeVisible()
  await expect(page.getByText('58 B as text', { exact: true })).toBeVisible()

  await generator.generate()
  await expect(generator.results.getByText('[blue owl run]')).toBeVisible()
  await expect(generator.results.getByText(/^4 combinations/)).toBeVisible()
})

test('the number of distinct combinations shows beside the total', async ({ page }) => {
  const generator = new GeneratorPage(page)
  await generator.open()
  await generator.type(['a', 'aa'], ['a', 'aa'])
  await page.getByRole('checkbox', { name: 'Remove Duplicates' }).check()
  await expect(page.getByText('4 combinations possible', { exact: true })).toBeVisible()
  await expect(page.getByText(/^3 distinct/)).toBeVisible()
})

test('a single line is split into items', async ({ page }) => {
  const generator = new GeneratorPage(page)
  await generator.open()
  await generator.type(['one, two, three'], ['x'])
  await expect(page.getByText('3 words', { exact: true })).toBeVisible()
  await expect(page.getByText('3 combinations possible', { exact: true })).toBeVisible()
})

test('results are marked as outdated after the words change', async ({ page }) => {
  const generator = new GeneratorPage(page)
  await generator.open()
  await generator.type(['red'], ['fox'])
  await generator.generate()
  await expect(generator.results.getByText('redfox')).toBeVisible()
  await generator.words(1).fill('blue')
  await expect(generator.results.getByText(/options have changed/)).toBeVisible()
})

test('generating without words explains what to do', async ({ page }) => {
  const generator = new GeneratorPage(page)
  await generator.open()
  await generator.generate()
  await expect(page.getByText('Nothing to combine yet', { exact: true })).toBeVisible()
  await expect(generator.results).toHaveCount(0)
})

test('tinting by column can be turned off', async ({ page }) => {
  const generator = new GeneratorPage(page)
  await generator.open()
  await generator.type(['red'], ['fox'])
  await generator.generate()
  // The search field appears only once everything is generated, and moves what is below it.
  await expect(generator.results.getByText(/ · in/)).toBeVisible()
  const tint = generator.results.getByRole('switch', { name: 'Tint by column' })
  await expect(tint).toBeChecked()
  await tint.click()
  await expect(tint).not.toBeChecked()
})
