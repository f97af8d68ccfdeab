import { aList } from '../../fixtures/library.ts'
import { aVerifiedMember } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'

test('cleans, compares and counts phrases without an account', async ({ page }) => {
  await page.goto('/tools/clean')
  await page.getByRole('textbox', { name: 'Words, one per line' }).fill(' red\nRed\nblue')
  await expect(page.getByText('3 words become 2')).toBeVisible()
  await page.getByRole('checkbox', { name: /^Case/ }).uncheck()
  await expect(page.getByText('3 words before and after')).toBeVisible()

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

test('a member compares two of their lists and saves what only one has', async ({ page }) => {
  await aVerifiedMember(page)
  await aList(page, { name: 'October', words: ['red shoes', 'hats'] })
  await aList(page, { name: 'November', words: ['red shoes', 'boots', 'gloves'] })
  await page.goto('/tools/compare')
  await page.getByRole('combobox', { name: 'From your lists: List A' }).selectOption('October')
  await page.getByRole('combobox', { name: 'From your lists: List B' }).selectOption('November')
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Only in list B')
  await expect(page.getByRole('list', { name: '2 words' })).toHaveText('bootsgloves')
  await page.getByRole('button', { name: 'Save as list' }).click()
  await expect(page.getByText('Saved to your lists', { exact: true })).toBeVisible()
  await page.goto('/dashboard?folder=all')
  await expect(page.getByRole('button', { name: /More actions for Compared words, / })).toBeVisible()
})
