import type { Page } from '@playwright/test'
import { aList, aResult } from '../../fixtures/library.ts'
import { aVerifiedMember } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'

async function print(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `More actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Print' }).click()
  await expect(page.locator('[data-print-sheet]')).toBeAttached()
}

function whatIsOnPaper(page: Page): Promise<string> {
  return page.evaluate(() => document.body.innerText.trim())
}

test('a list or a result prints its contents, one per line, under its name', async ({ page }) => {
  // Keeps the browser's print dialog closed, so that the print layout stays.
  await page.addInitScript(() => {
    window.print = () => {}
  })
  await aVerifiedMember(page)
  await aList(page, { name: 'Towns', words: ['Leeds', 'York', 'Hull'] })
  await aResult(page, { name: 'Animals', combinations: ['red fox', 'red owl'] })

  await page.goto('/dashboard')
  await print(page, 'Towns')
  await page.emulateMedia({ media: 'print' })
  expect(await whatIsOnPaper(page)).toBe('Towns\nLeeds\nYork\nHull')
  await page.emulateMedia({ media: 'screen' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(page.locator('[data-print-sheet]')).toHaveCount(0)

  await page.goto('/dashboard?tab=results')
  await print(page, 'Animals')
  await page.emulateMedia({ media: 'print' })
  expect(await whatIsOnPaper(page)).toBe('Animals\nred fox\nred owl')
})

test('the lists of a folder print without controls', async ({ page }) => {
  await aVerifiedMember(page)
  await aList(page, { name: 'Towns', words: ['Leeds', 'York'] })
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: 'Edit Towns' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Towns', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit Towns' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Create List' })).toBeHidden()
  await expect(page.getByRole('searchbox')).toHaveCount(0)
})
