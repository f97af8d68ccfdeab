import type { Page } from '@playwright/test'
import { expectAccessible } from '../../fixtures/accessibility.ts'
import { aFolder, aList, aProject, aResult } from '../../fixtures/library.ts'
import { aVerifiedMember } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'

const PHONE = { width: 390, height: 844 }

async function expectGroups(page: Page, button: string, groups: readonly (readonly string[])[]) {
  await page.getByRole('button', { name: button }).click()
  const menu = page.getByRole('menu')
  await expect(menu.getByRole('menuitem')).toHaveText(groups.flat())
  const shown = menu.getByRole('group')
  await expect(shown).toHaveCount(groups.length)
  for (const [at, items] of groups.entries()) {
    await expect(shown.nth(at).getByRole('menuitem')).toHaveText(items)
  }
  await expect(menu.getByRole('separator')).toHaveCount(groups.length - 1)
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
}

test('a menu groups its items, ends with what deletes, and leaves out what the row shows as buttons', async ({
  page,
}) => {
  await aVerifiedMember(page)
  await aFolder(page, { name: 'Places' })
  const { id: projectId } = await aProject(page, { name: 'North' })
  await aList(page)
  await aResult(page)
  await aResult(page, { name: 'Beasts', projectId })
  await page.goto('/dashboard')
  await expectGroups(page, 'More actions for Cities', [
    ['Move to Project', 'Add to Project', 'Tags…'],
    ['Share…', 'History…', 'Print'],
    ['Delete List'],
  ])
  await page.getByRole('link', { name: /^Places/ }).hover()
  await expectGroups(page, 'Actions for folder Places', [['Edit Folder'], ['Delete Folder']])
  await page.goto('/dashboard?tab=results')
  await expectGroups(page, 'More actions for Animals', [
    ['Move to Project', 'Tags…'],
    ['Share…', 'Download as Text', 'Download as CSV', 'Download as JSON', 'Print'],
  ])
  await page.goto(`/projects/${projectId}?tab=results`)
  await expectGroups(page, 'More actions for Beasts', [
    ['Edit Result'],
    ['Add to Project', 'Tags…'],
    ['Share…', 'Download as Text', 'Download as CSV', 'Download as JSON', 'Print'],
  ])
})

test('on a phone a menu has every action, under the same names for lists and results', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await aVerifiedMember(page)
  await aList(page)
  await aResult(page)
  await page.goto('/dashboard')
  await expectGroups(page, 'More actions for Cities', [
    ['Copy to Clipboard', 'Edit List', 'Star'],
    ['Move to Folder', 'Move to Project', 'Add to Project', 'Tags…'],
    ['Share…', 'History…', 'Print'],
    ['Delete List'],
  ])
  await page.goto('/dashboard?tab=results')
  await expectGroups(page, 'More actions for Animals', [
    ['Copy to Clipboard', 'Edit Result', 'Star'],
    ['Move to Project', 'Add to Project', 'Tags…'],
    ['Share…', 'Download as Text', 'Download as CSV', 'Download as JSON', 'Print'],
    ['Delete Result'],
  ])
})

test('the keys of a menu pass over its lines, and what deletes is red', async ({ page }) => {
  await aVerifiedMember(page)
  await aList(page)
  await page.goto('/dashboard')
  const button = page.getByRole('button', { name: 'More actions for Cities' })
  const item = (name: string) => page.getByRole('menuitem', { name })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Home')
  await expect(item('Move to Project')).toBeFocused()
  for (const next of ['Add to Project', 'Tags…', 'Share…', 'History…', 'Print', 'Delete List']) {
    await page.keyboard.press('ArrowDown')
    await expect(item(next)).toBeFocused()
  }
  await expectAccessible(page)
  const colorOf = (name: string) => item(name).evaluate((element) => getComputedStyle(element).color)
  expect(await colorOf('Delete List')).not.toBe(await colorOf('Print'))
  await page.keyboard.type('add')
  await expect(item('Add to Project')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(item('Move to Project')).toBeFocused()
  await page.keyboard.press('End')
  await expect(item('Delete List')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Saved list deleted successfully', { exact: true })).toBeVisible()
})
