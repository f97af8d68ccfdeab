import { expectAccessible } from '../../fixtures/accessibility.ts'
import { aList, aProject, aResult } from '../../fixtures/library.ts'
import { aVerifiedMember } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'

test('every action on a result is in reach on a phone', async ({ page }) => {
  await aVerifiedMember(page)
  await aProject(page, { name: 'A project whose name is longer than any phone is wide' })
  await aResult(page, { name: 'A result whose name is longer than any phone is wide, by far' })
  await aResult(page, { description: 'For the north', combinations: ['a '.repeat(120), 'b'] })
  await page.goto('/dashboard?tab=results')
  await page.getByRole('checkbox', { name: 'Select Animals' }).tap()
  await expect(page.getByText('1 selected', { exact: true })).toBeVisible()
  await expectAccessible(page)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  const targets = page.getByRole('main').locator('a, button, select, input:not([type=checkbox])')
  for (const target of await targets.all()) {
    const box = await target.boundingBox()
    if (box === null) continue
    expect(Math.min(box.width, box.height), (await target.textContent()) ?? '').toBeGreaterThanOrEqual(24)
  }
  await page.getByRole('button', { name: 'More actions for Animals' }).tap()
  await expect(page.getByRole('menuitem', { name: 'Delete Result' })).toBeInViewport({ ratio: 1 })
  await page.getByRole('menuitem', { name: 'Edit Result' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Edit Result' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Beasts')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save Changes' }).tap()
  await expect(page.getByRole('heading', { name: 'Beasts' })).toBeVisible()
})

test('the search and the trash fit on a phone', async ({ page }) => {
  await aVerifiedMember(page)
  await aList(page)
  await aResult(page, { name: 'York and its foxes' })
  for (const place of ['?q=york', '?tab=trash']) {
    await page.goto(`/dashboard${place}`)
    await expect(page.getByText(/^(York and its foxes|The trash is empty)/)).toBeVisible()
    await expectAccessible(page)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  }
})
