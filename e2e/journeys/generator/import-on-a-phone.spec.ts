import { expectAccessible } from '../../fixtures/accessibility.ts'
import { aVerifiedMember } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'

test('a file can be imported on a phone, with every control in reach', async ({ page }) => {
  await aVerifiedMember(page)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Import Lists' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Import Lists' })
  const rows = Array.from({ length: 100 }, (_, k) => `red shoes ${k},${k}`)
  const content = ['keyword,volume', ...rows].join('\n')
  await dialog.getByLabel('Choose a file').setInputFiles({
    name: 'a-name-that-is-longer-than-a-phone-is-wide-in-its-upright-position.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(content),
  })
  await expect(dialog.getByRole('button', { name: 'Import 100 Items' })).toBeInViewport()
  await dialog.getByRole('checkbox', { name: /^volume/ }).tap()
  await expect(dialog.getByRole('button', { name: 'Import 200 Items' })).toBeInViewport()
  await dialog.getByRole('checkbox', { name: /^volume/ }).tap()
  await expectAccessible(page)
  const overflow = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)
  expect(overflow).toBe(0)
  await dialog.getByRole('button', { name: 'Import 100 Items' }).tap()
  await expect(page.getByText('List imported successfully', { exact: true })).toBeVisible()
})
