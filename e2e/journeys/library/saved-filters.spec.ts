import { marks } from '@wordloom/contract'
import { expectAccessible } from '../../fixtures/accessibility.ts'
import { aList } from '../../fixtures/library.ts'
import { aVerifiedMember } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'

test('a filter is saved under a name, opens again with its search and tags, and is removed', async ({
  page,
}) => {
  await aVerifiedMember(page)
  const { id } = await aList(page, { name: 'Towns' })
  const { id: other } = await aList(page, { name: 'Cities' })
  const items = [id, other].map((itemId) => ({ kind: 'list', itemId }))
  await page.request.patch(marks.change.path, { data: { items, addTags: ['ads'] } })
  await page.goto('/dashboard?folder=all&q=town&scope=tab&tags=ads')
  const boxes = page.getByRole('checkbox', { name: /^Select / })
  await expect(boxes).toHaveAccessibleName('Select Towns')
  await page.getByRole('button', { name: 'Save Filter…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save Filter' })
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('ads')
  await dialog.getByRole('textbox', { name: 'Name' }).fill(' ')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Please enter a name')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Towns with ads')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Filter saved', { exact: true })).toBeVisible()
  const filter = page.getByRole('link', { name: 'Towns with ads' })
  await expect(filter).toHaveAttribute('aria-current', 'true')
  await expectAccessible(page)

  await page.goto('/dashboard?folder=all')
  await expect(boxes).toHaveCount(2)
  await filter.click()
  await expect(boxes).toHaveAccessibleName('Select Towns')
  await expect(page.getByRole('button', { name: /^Tagged: ads/ })).toBeVisible()
  await page.getByRole('button', { name: 'Remove filter Towns with ads' }).click()
  await expect(filter).toHaveCount(0)
  await page.reload()
  await expect(boxes).toHaveAccessibleName('Select Towns')
  await expect(filter).toHaveCount(0)
})
