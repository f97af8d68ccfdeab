import { marks } from '@wordloom/contract'
import { expectAccessible } from '../../fixtures/accessibility.ts'
import { aList, aProject, aResult } from '../../fixtures/library.ts'
import { aVerifiedMember } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'

test('lists, results and projects are starred, and found among the starred', async ({ page }) => {
  await aVerifiedMember(page)
  for (const name of ['Cities', 'Towns']) await aList(page, { name })
  await aResult(page)
  await aResult(page, { name: 'Beasts' })
  await aProject(page, { name: 'North' })
  await aProject(page, { name: 'South' })
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Star Towns' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Unstar Towns' })).toBeFocused()
  await page.getByRole('link', { name: /^Starred 1/ }).click()
  await expect(page.getByRole('heading', { name: 'Starred', level: 2 })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /^Select / })).toHaveAccessibleName('Select Towns')
  await expectAccessible(page)
  await page.reload()
  await page.getByRole('button', { name: 'Unstar Towns' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing starred here' })).toBeVisible()
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(page.getByRole('checkbox', { name: /^Select / })).toHaveCount(2)

  await page.goto('/dashboard?tab=results')
  await page.getByRole('button', { name: 'Star Beasts' }).click()
  await page.getByRole('button', { name: 'Starred', exact: true }).click()
  await expect(page.getByRole('checkbox', { name: /^Select / })).toHaveAccessibleName('Select Beasts')

  await page.goto('/projects')
  await page.getByRole('button', { name: 'Star North' }).click()
  await page.getByRole('button', { name: 'Starred', exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'North' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'South' })).toHaveCount(0)
})

test('several lists are starred together by keyboard, and their stars removed together', async ({ page }) => {
  await aVerifiedMember(page)
  for (const name of ['One', 'Two', 'Three']) await aList(page, { name })
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Star Two' }).click()
  await page.getByRole('button', { name: 'Select All' }).press('Enter')
  const more = page.getByRole('button', { name: 'More', exact: true })
  await more.press('Enter')
  await page.getByRole('menuitem', { name: 'Star' }).press('Enter')
  await expect(page.getByRole('button', { name: /^Unstar / })).toHaveCount(3)
  await more.press('Enter')
  await page.getByRole('menuitem', { name: 'Unstar' }).press('Enter')
  await expect(page.getByRole('button', { name: /^Unstar / })).toHaveCount(0)
})

test.describe('when the server refuses', () => {
  test.use({ expectedComplaints: [/the server responded with a status of 404/] })

  test('a star shows immediately, and goes again', async ({ page }) => {
    await aVerifiedMember(page)
    await aList(page)
    await page.goto('/dashboard')
    const arrived = Promise.withResolvers<void>()
    await page.route(`**${marks.change.path}`, async (route) => {
      if (route.request().method() !== 'PATCH') return route.fallback()
      await arrived.promise
      await route.fulfill({ status: 404, json: { code: 'not_found', message: 'Not found' } })
    })
    await page.getByRole('button', { name: 'Star Cities' }).click()
    await expect(page.getByRole('button', { name: 'Unstar Cities' })).toBeVisible()
    arrived.resolve()
    await expect(page.getByText(/^Failed to change the star/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Star Cities', exact: true })).toBeVisible()
  })
})

test('the lists that changed last come first among the recently changed', async ({ page }) => {
  await aVerifiedMember(page)
  const { id } = await aList(page, { name: 'Old' })
  await aList(page, { name: 'New' })
  await page.request.patch(`/api/saved-lists/${id}`, { data: { name: 'Old but changed' } })
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Recently Changed' }).click()
  await expect(page.getByRole('heading', { name: 'Recently Changed', level: 2 })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /^Select / }).first()).toHaveAccessibleName(
    'Select Old but changed',
  )
})
