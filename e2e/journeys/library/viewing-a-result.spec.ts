import { expectAccessible } from '../../fixtures/accessibility.ts'
import { aProject, aResult } from '../../fixtures/library.ts'
import { aVerifiedMember } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'

test('a result without a recipe opens by its name, shows its rows, and is copied, exported and edited', async ({
  page,
  context,
}) => {
  await aVerifiedMember(page)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await aResult(page, { description: 'For the north' })
  await page.goto('/dashboard?tab=results')
  const name = page.getByRole('button', { name: 'Animals', exact: true })
  await name.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Animals' })
  const rows = dialog.getByRole('region', { name: 'Combinations' })
  await expect(rows.getByRole('listitem')).toHaveText([/red fox$/, /red owl$/, /blue fox$/])
  await expect(dialog).toContainText('For the north')
  await expect(dialog).toContainText('3 combinations')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(name).toBeFocused()

  await name.click()
  await dialog.getByRole('button', { name: 'Copy to Clipboard' }).click()
  await expect(page.getByText('"Animals" copied to clipboard', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Export' }).click()
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Download as CSV' }).click()
  expect((await download).suggestedFilename()).toBe('word-combinations.csv')

  await dialog.getByRole('button', { name: 'Edit Result' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Result' })
  await edit.getByRole('textbox', { name: 'Name' }).fill('Beasts')
  await edit.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Result updated successfully', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Beasts', exact: true })).toBeVisible()
})

test('the formats of an export fit on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await aVerifiedMember(page)
  await aResult(page)
  await page.goto('/dashboard?tab=results')
  await page.getByRole('button', { name: 'Animals', exact: true }).click()
  await page.getByRole('button', { name: 'Export' }).click()
  for (const item of await page.getByRole('menuitem').all()) await expect(item).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('menuitem')).toHaveCount(3)
  await expectAccessible(page)
})

test('the rows of a result in a project open as well', async ({ page }) => {
  await aVerifiedMember(page)
  const { id: projectId } = await aProject(page)
  await aResult(page, { projectId })
  await page.goto(`/projects/${projectId}?tab=results`)
  await page.getByRole('button', { name: 'Animals', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Animals' })).toContainText('blue fox')
})

test('600,000 rows open, and only the visible ones are rendered', async ({ page }) => {
  await aVerifiedMember(page)
  const combinations = Array.from({ length: 600_000 }, (_, at) => `row ${at + 1}`)
  await aResult(page, { name: 'Many', combinations })
  await page.goto('/dashboard?tab=results')
  await page.getByRole('button', { name: 'Many', exact: true }).click()
  const rows = page.getByRole('dialog', { name: 'Many' }).getByRole('region', { name: 'Combinations' })
  await expect(rows.getByRole('listitem').first()).toContainText('row 1')
  expect(await rows.getByRole('listitem').count()).toBeLessThan(60)
  await rows.focus()
  await page.keyboard.press('End')
  await expect(rows.getByText('row 600000', { exact: true })).toBeInViewport()
  await page.keyboard.press('PageUp')
  await expect(rows.getByText('row 600000', { exact: true })).not.toBeInViewport()
  await page.keyboard.press('Home')
  await expect(rows.getByText('row 1', { exact: true })).toBeInViewport()
})
