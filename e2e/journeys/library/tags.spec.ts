import type { Page } from '@playwright/test'
import { type Mark, marks } from '@wordloom/contract'
import { expectAccessible } from '../../fixtures/accessibility.ts'
import { aList, aProject, aResult } from '../../fixtures/library.ts'
import { aVerifiedMember } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'

async function openTags(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `More actions for ${name}` }).press('Enter')
  await page.getByRole('menuitem', { name: 'Tags…' }).press('Enter')
  await expect(page.getByRole('combobox', { name: 'Find or add a tag' })).toBeFocused()
}

function choice(page: Page, name: string, selected?: boolean) {
  const options = { name, ...(selected !== undefined && { selected }) }
  return page.getByRole('listbox', { name: 'Tags' }).getByRole('option', options)
}

async function expectTags(page: Page, tags: Readonly<Record<number, readonly string[]>>): Promise<void> {
  await expect(async () => {
    const all: Mark[] = await (await page.request.get(marks.list.path)).json()
    expect(Object.fromEntries(all.map((mark) => [mark.itemId, mark.tags]))).toEqual(tags)
  }).toPass()
}

test('lists are tagged by keyboard, one or several at a time, and filtered by tags and text', async ({
  page,
}) => {
  await aVerifiedMember(page)
  const { id: cities } = await aList(page, { name: 'Cities' })
  const { id: towns } = await aList(page, { name: 'Towns' })
  await aList(page, { name: 'Villages' })
  await page.goto('/dashboard')
  await openTags(page, 'Cities')
  await page.keyboard.type('Ads')
  await page.keyboard.press('Enter')
  await expect(choice(page, 'Ads', true)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.type('a,b')
  await page.keyboard.press('Enter')
  await expect(page.getByText("A tag can't have commas or invisible characters")).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'More actions for Cities' })).toBeFocused()
  await expect(page.getByRole('listitem').filter({ hasText: 'Cities' })).toContainText('Ads')
  await expectTags(page, { [cities]: ['Ads'] })

  await page.getByRole('checkbox', { name: 'Select Cities' }).click()
  await page.getByRole('checkbox', { name: 'Select Towns' }).click()
  await page.getByRole('button', { name: 'More', exact: true }).press('Enter')
  await page.getByRole('menuitem', { name: 'Tags…' }).press('Enter')
  await expect(choice(page, 'Ads')).toContainText('On some')
  await page.keyboard.type('AD')
  await page.keyboard.press('Enter')
  await expect(choice(page, 'Ads', true)).toBeVisible()
  await page.keyboard.type('spring')
  await page.keyboard.press('Enter')
  await expect(choice(page, 'spring', true)).toBeVisible()
  await page.keyboard.press('Escape')
  await expectTags(page, { [cities]: ['Ads', 'spring'], [towns]: ['Ads', 'spring'] })

  await openTags(page, 'Towns')
  await page.keyboard.type('spring')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expectTags(page, { [cities]: ['Ads', 'spring'], [towns]: ['Ads'] })
  const boxes = page.getByRole('checkbox', { name: /^Select / })
  const filter = page.getByRole('combobox', { name: 'Tag', exact: true })
  await filter.selectOption('Ads')
  await expect(boxes).toHaveCount(2)
  await filter.selectOption('spring')
  await expect(boxes).toHaveAccessibleName('Select Cities')
  await page.reload()
  await expect(boxes).toHaveAccessibleName('Select Cities')
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Tagged: spring/ }).click()
  await expect(boxes).toHaveCount(2)

  await page.goto('/dashboard?folder=all&q=town&scope=tab&tags=Ads')
  await expect(boxes).toHaveAccessibleName('Select Towns')
  await page.goto('/dashboard?folder=all&tags=ads,missing')
  await expect(page.getByRole('heading', { name: 'Nothing matches these filters' })).toBeVisible()
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(boxes).toHaveCount(3)
})

test('results have tags too, on the dashboard and in projects', async ({ page }) => {
  await aVerifiedMember(page)
  const { id: projectId } = await aProject(page)
  const { id } = await aResult(page, { projectId })
  await aResult(page, { name: 'Beasts' })
  await page.goto(`/projects/${projectId}?tab=results`)
  await openTags(page, 'Animals')
  await page.keyboard.type('Ads')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expectTags(page, { [id]: ['Ads'] })
  await page.goto('/dashboard?tab=results')
  await expect(page.getByRole('checkbox', { name: /^Select / })).toHaveCount(2)
  await page.getByRole('combobox', { name: 'Tag', exact: true }).selectOption('Ads')
  await expect(page.getByRole('checkbox', { name: /^Select / })).toHaveAccessibleName('Select Animals')
})
