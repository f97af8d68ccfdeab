import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'

async function downloaded(page: Page, file: string): Promise<Buffer> {
  await page.getByRole('button', { name: 'Make the file' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: `Download ${file}` }).click()
  return readFile(await (await download).path())
}

test('options become variants with SKUs, which stay after a reload and fill a template', async ({ page }) => {
  await page.goto('/tools/products')
  await page.getByRole('textbox', { name: 'SKU', exact: true }).fill('{Model|code}-{Size}')
  await expect(page.getByText('“TEE-S”: Color “Red” and “Navy Blue”')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Make the file' })).toBeDisabled()

  await page.getByRole('textbox', { name: 'SKU', exact: true }).fill('{Model|code}-{Color|code}-{Size}')
  await page.getByRole('textbox', { name: 'Words of Size' }).fill('S\nM')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Words of Size' })).toHaveValue('S\nM')
  await expect(page.getByText('Shopify: 2 products, 9 variants.')).toBeVisible()
  const file = (await downloaded(page, 'shopify.csv')).toString()
  expect(file.split('\r\n')[1]).toBe(
    'Tee of organic cotton,tee-of-organic-cotton,"organic, unisex",Draft,TEE-RED-S,Color,Red,Size,S,19.00',
  )

  await page.getByLabel('Choose template').setInputFiles({
    name: 'mine.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('SKU;Color swatch;Title\n'),
  })
  await expect(page.getByText('Template: 2 of 3 columns filled.')).toBeVisible()
  const filled = (await downloaded(page, 'shopify.csv')).toString()
  expect(filled.split('\r\n').slice(0, 2)).toEqual([
    'SKU;Color swatch;Title',
    'TEE-RED-S;;Tee of organic cotton',
  ])
})

test('by keyboard alone, a template is read with another header, encoding and separator', async ({
  page,
}) => {
  await page.goto('/tools/products')
  await page.getByLabel('Choose template').setInputFiles({
    name: 'mine.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Title|Old name\nSKU|Gr\xf6\xdfe|Title\n', 'latin1'),
  })
  await page.getByText('Change how the template is read').press('Enter')
  await page.getByLabel('Column names').focus()
  await page.keyboard.type('Line 2')
  await expect(page.getByText('Template: 2 of 3 columns filled.')).toBeVisible()
  await page.getByRole('combobox', { name: /^Encoding/ }).focus()
  await page.keyboard.type('Windows-1251')
  await expect(page.getByText('These template columns stay empty: GrцЯe.')).toBeVisible()
  await page.getByRole('combobox', { name: /^Separated by/ }).focus()
  await page.keyboard.type('Tab')
  await expect(page.getByText("We don't recognize any column in this template.")).toBeVisible()
})

test('columns become a campaign, which is checked, written and opened again', async ({ page }) => {
  await page.goto('/tools/campaigns')
  await page.getByLabel('Daily budget').fill('')
  await expect(page.getByText('A campaign needs a budget. Add “Daily budget”.')).toBeVisible()
  await page.getByLabel('Daily budget').fill('25')
  await expect(page.getByText('All campaigns are paused.')).toBeVisible()
  const bytes = await downloaded(page, 'google-ads-editor.csv')
  expect([...bytes.subarray(0, 2)]).toEqual([0xff, 0xfe])
  expect(bytes.toString('utf16le')).toContain('Plumbers Leeds\tSearch\tGoogle search\t25.00\tDaily')

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as file' }).click()
  const path = await (await saved).path()
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(page.getByRole('textbox', { name: 'Campaign name' })).toHaveValue('')
  await page.getByLabel('Open file').setInputFiles(path)
  await expect(page.getByRole('textbox', { name: 'Campaign name' })).toHaveValue('Plumbers {City|title}')
  await page.getByLabel('For', { exact: true }).selectOption('Microsoft Advertising bulk file')
  await expect(page.getByText('Microsoft Advertising bulk file: 2 campaigns')).toBeVisible()
})

test('headlines pasted from a spreadsheet get a field each', async ({ page }) => {
  await page.goto('/tools/campaigns')
  await page
    .getByRole('textbox', { name: 'Ad 1, headline 3' })
    .fill('24 Hour Callout\nNo Call-Out Fee\r\nFixed Prices\n')
  await expect(page.getByRole('textbox', { name: 'Ad 1, headline 4' })).toHaveValue('No Call-Out Fee')
  await expect(page.getByRole('textbox', { name: 'Ad 1, headline 5' })).toHaveValue('Fixed Prices')
  await expect(page.getByRole('textbox', { name: 'Ad 1, headline 6' })).toHaveCount(0)
  await expect(page.getByText('All campaigns are paused.')).toBeVisible()
})
