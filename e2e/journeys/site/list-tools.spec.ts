import { expect, test } from '../../fixtures/test.ts'

test('cleans, compares and counts phrases without an account', async ({ page }) => {
  await page.goto('/tools/clean')
  await page.getByRole('textbox', { name: 'Words, one per line' }).fill(' red\nRed\nblue')
  await expect(page.getByText('3 words become 2')).toBeVisible()
  await page.getByRole('checkbox', { name: /^Case/ }).uncheck()
  await expect(page.getByText('3 words, none more or less')).toBeVisible()

  await page.goto('/tools/compare')
  await page.getByRole('textbox', { name: 'List A' }).fill('red shoes\nhats')
  await page.getByRole('textbox', { name: 'List B' }).fill('Shoes red\nboots')
  await expect(page.getByText('No words.')).toBeVisible()
  await page.getByRole('checkbox', { name: /^Word order/ }).check()
  await expect(page.getByRole('list', { name: '1 word' })).toHaveText('red shoes')
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Only in list B')
  await expect(page.getByRole('list', { name: '1 word' })).toHaveText('boots')

  await page.goto('/tools/ngrams')
  await page
    .getByRole('textbox', { name: 'Words or a search-term report' })
    .fill('Search term\tClicks\tCost\ncheap shoes\t4\t2.50\nred shoes\t1\t4.00\n')
  const rows = page.getByRole('row')
  await expect(rows.nth(1)).toContainText('shoes')
  await page.getByRole('button', { name: 'Cost' }).click()
  await expect(rows.nth(1)).toContainText(/shoes.*6\.5.*1\.3/)
  await page.getByRole('searchbox', { name: 'Find in phrases' }).fill('cheap')
  await expect(page.getByText('2 phrases')).toBeVisible()
})
