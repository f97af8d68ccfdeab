import { writeFile } from 'node:fs/promises'
import { GeneratorPage } from '../../fixtures/generator.ts'
import { longTasksDuring } from '../../fixtures/long-tasks.ts'
import { expect, test } from '../../fixtures/test.ts'

test('a visitor opens the example of a target in the generator, with the target set', async ({ page }) => {
  await page.goto('/tools')
  await page.getByRole('main').getByRole('link', { name: 'Etsy tag', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tags that fit on Etsy' })).toBeVisible()
  await page.getByRole('link', { name: 'Open in the generator', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Use for 1 set' })).toBeVisible()
  await expect(page.getByText('9 combinations possible').first()).toBeVisible()
})

test('a page of a target that does not exist says so', async ({ page, request }) => {
  expect((await request.get('/for/no-such-target')).status()).toBe(404)
  await page.goto('/for/excel-cell')
  await expect(page.getByText('All 12 rows fit')).toBeVisible()
})

test('a seller packs tags and copies what fits', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write'])
  await page.goto('/tools/tags?for=youtube-tags')
  await page.locator('html[data-alive]').waitFor()
  await expect(page.getByRole('combobox', { name: 'Field' })).toHaveValue('youtube-tags')
  await page.getByLabel('Your words, most valuable first').first().fill('bee mug\nhoney, bees\n<3 honey')
  await expect(page.getByText('20 of 500 characters')).toBeVisible()
  await expect(
    page.getByRole('cell', { name: "It contains < or >. YouTube doesn't take that." }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Copy all' }).click()
  await expect(page.getByText('Copied what fits', { exact: true })).toBeVisible()
})

test('an advertiser sees what a negative blocks, and downloads it', async ({ page }) => {
  await page.goto('/tools/negatives')
  await page.locator('html[data-alive]').waitFor()
  await page.getByLabel('Keywords', { exact: true }).fill('[plumber jobs]\nplumber')
  await page.getByLabel('Negative keywords', { exact: true }).fill('jobs')
  await expect(page.getByRole('row', { name: /\[plumber jobs\] Blocks jobs/ })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Untouched 1' })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  expect((await download).suggestedFilename()).toBe('negatives.csv')
})

test('an advertiser counts the rows of the generator that each negative blocks', async ({
  page,
  isMobile,
}) => {
  const generator = new GeneratorPage(page)
  await generator.open()
  await generator.type(['plumber', 'roofer'], ['leeds', 'york', 'hull'], ['jobs', 'prices'])
  await generator.choose('Separator', 'Space')
  await expect(page.getByText('12 combinations possible', { exact: true })).toBeVisible()
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'Tools', exact: true }).first().click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /Negative/ })
    .first()
    .click()
  await page.getByText('Rows of the generator', { exact: true }).click()
  await page.getByLabel('Negative keywords', { exact: true }).fill('jobs\n"leeds prices"')
  await expect(page.getByText('6 of 12 rows are blocked by none.')).toBeVisible()
  await expect(page.getByRole('row', { name: /^jobs Blocks 6 rows plumber leeds jobs · / })).toBeVisible()
  await expect(page.getByRole('row', { name: /^"leeds prices" Narrows 2 rows/ })).toBeVisible()
  await page.getByLabel('Match type of the rows').selectOption('Exact match')
  await expect(page.getByText('4 of 12 rows are blocked by none.')).toBeVisible()
})

test('names and endings become domain names, and the page says that the operator turned lookups off', async ({
  page,
}) => {
  await page.goto('/tools/domains')
  await page.locator('html[data-alive]').waitFor()
  await page.getByLabel('Names, without the ending').first().fill('münchen\nred fox')
  await page.getByLabel('Endings').fill('com')
  await expect(page.getByRole('cell', { name: 'xn--mnchen-3ya.com' })).toBeVisible()
  await expect(page.getByText("1 entry can't be used")).toBeVisible()
  await expect(page.getByText("This site doesn't look up domain names.")).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Length' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Registry' })).toBeHidden()
})

test('@alone 100,000 keywords are checked for 5,000 negatives without holding up the page', async ({
  page,
  isMobile,
}, info) => {
  test.skip(isMobile, 'measures the same code')
  await page.goto('/tools/negatives')
  await page.locator('html[data-alive]').waitFor()
  const aFile = async (name: string, count: number, toLine: (i: number) => string) => {
    const path = info.outputPath(name)
    await writeFile(path, Array.from({ length: count }, (_, i) => toLine(i)).join('\n'))
    return path
  }
  const keywords = await aFile('keywords.txt', 100_000, (i) => `best word${i % 997} shoe${i} leeds`)
  const negatives = await aFile('negatives.txt', 5_000, (i) => `word${i} leeds`)
  const longTasks = await longTasksDuring(page, async () => {
    await page.getByLabel('From a file: Keywords', { exact: true }).setInputFiles(keywords)
    await page.getByLabel('From a file: Negative keywords').setInputFiles(negatives)
    await expect(page.getByText('100,000 keywords, 5,000 negatives')).toBeVisible({ timeout: 60_000 })
  })
  expect(longTasks).toEqual([])
})
