import { expectAccessible } from '../../fixtures/accessibility.ts'
import { aVerifiedMember } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'

test('the plans fit on a phone, and one can be bought there', async ({ page }) => {
  await aVerifiedMember(page)
  await page.goto('/subscription')
  await expect(page.getByRole('region', { name: 'Your plan' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Subscribe to Yearly' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Subscribe to Yearly' })
  await dialog.getByRole('button', { name: /^4242 4242 4242 4242/ }).tap()
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Pay now' }).tap()
  await expect(page.getByText('Success!', { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your plan' })).toContainText("You're on the Yearly plan.")
})
