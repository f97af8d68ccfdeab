import { expectAccessible } from '../../fixtures/accessibility.ts'
import { aList, aProject } from '../../fixtures/library.ts'
import { aVerifiedMember } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'

test('projects fit on a phone', async ({ page }) => {
  await aVerifiedMember(page)
  const name = 'Yorkshire plumbers: emergency, same day and everything else people look for'
  const { id } = await aProject(page, { name, description: 'Landingpages'.repeat(30) })
  await aList(page, { projectId: id })
  const isTooWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)

  await page.goto('/projects')
  await page.getByRole('button', { name: 'New Project' }).tap()
  await page.getByLabel('Project Name').fill('Second')
  await page.getByRole('button', { name: 'Create Project' }).tap()
  await expect(page.getByRole('link', { name: 'Open Second' })).toBeVisible()
  expect(await isTooWide()).toBe(false)
  await expectAccessible(page)

  await page.getByRole('link', { name: `Open ${name}` }).tap()
  await page.getByRole('tab', { name: 'Word Lists (1)' }).tap()
  await expect(page.getByRole('tabpanel')).toContainText('Cities')
  expect(await isTooWide()).toBe(false)
  await expectAccessible(page)
})
