import { GeneratorPage } from '../../fixtures/generator.ts'
import { expect, test } from '../../fixtures/test.ts'

const EXAMPLE =
  '/#column=buy%0Aorder&column=red%0Ablue&column=shoes&name=Verb&name=Color&name=Product&separator=minus&wrap=quotes'

test('a link with an example fills the columns and sets the options', async ({ page }) => {
  await page.goto(EXAMPLE)
  const generator = new GeneratorPage(page)
  await expect(generator.words(1)).toHaveValue('buy\norder')
  await expect(generator.words(2)).toHaveValue('red\nblue')
  await expect(generator.words(3)).toHaveValue('shoes')
  await expect(generator.names()).toHaveText(['Verb', 'Color', 'Product'])
  await expect(page.getByRole('radio', { name: 'Minus (-)' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Quotes' })).toBeChecked()
  await expect(page.getByText('4 combinations possible')).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
})

test('Undo restores the previous columns', async ({ page }) => {
  const generator = new GeneratorPage(page)
  await generator.open()
  await generator.type(['typed by hand'])
  await expect(page.getByText('1 combinations possible')).toBeVisible()
  await page.goto(EXAMPLE)
  await expect(generator.words(1)).toHaveValue('buy\norder')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(generator.words(1)).toHaveValue('typed by hand')
  await expect(generator.words(2)).toHaveValue('')
  await expect(generator.names()).toHaveText(['Column 1', 'Column 2', 'Column 3'])
})

test('a truncated link says so and changes nothing', async ({ page }) => {
  const generator = new GeneratorPage(page)
  await generator.open()
  await generator.type(['typed by hand'])
  await expect(page.getByText('1 combinations possible')).toBeVisible()
  await page.goto(`/#${'column=a&'.repeat(9)}`)
  await expect(page.getByText("This link doesn't contain an example", { exact: true })).toBeVisible()
  await expect(generator.words(1)).toHaveValue('typed by hand')
})

test('the words in a link never reach the server', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')))
  await page.goto('/#column=nobodymayseethis')
  await expect(new GeneratorPage(page).words(1)).toHaveValue('nobodymayseethis')
  expect(asked.filter((request) => new URL(request).pathname !== '/' && request.includes('nobody'))).toEqual(
    [],
  )
  expect(asked.filter((request) => new URL(request).search.includes('nobody'))).toEqual([])
})

test('an example of a guide opens with its target', async ({ page }) => {
  await page.goto('/print-on-demand-guide')
  await page.locator('a[href*="target=etsy-tag"]').click()
  await expect(page.getByRole('button', { name: 'Use for 1 set' })).toBeVisible()
  await expect(page.getByText('48 combinations possible').first()).toBeVisible()
})

test('an example on the features page opens with its rules and its table', async ({ page }) => {
  await page.goto('/features')
  await page.getByRole('link', { name: 'Open in the generator: Variants with their SKUs' }).click()
  await expect(page.getByText('11 combinations possible')).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Option1 value' })).toBeVisible()
  await expect(page.getByRole('cell', { name: 'TEE-SLV-L' })).toBeVisible()
  await expect(page.getByText('TEE-SLV-XL')).toHaveCount(0)
})
