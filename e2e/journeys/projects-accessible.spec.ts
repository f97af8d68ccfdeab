import { expectAccessible } from '../fixtures/accessibility.ts'
import { aList, aProject, aResult } from '../fixtures/library.ts'
import { aVerifiedMember } from '../fixtures/people.ts'
import { expect, test } from '../fixtures/test.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the page of a project is accessible in ${colorScheme} colours`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await aVerifiedMember(page)
    const { id } = await aProject(page, { description: 'Landing pages' })
    await aList(page, { projectId: id })
    await aResult(page, { projectId: id })
    await page.goto(`/projects/${id}`)
    for (const name of ['Word Merger', 'Word Lists (1)', 'Results (1)']) {
      await page.getByRole('tab', { name }).click()
      await expect(page.getByRole('tabpanel', { name })).toBeVisible()
      await expectAccessible(page)
    }
  })

  test(`projects are accessible in ${colorScheme} colours`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await aVerifiedMember(page)
    await page.goto('/projects')
    await expect(page.getByRole('heading', { name: 'No projects yet' })).toBeVisible()
    await expectAccessible(page)
    await aProject(page, { description: 'Landing pages' })
    await page.goto('/dashboard?tab=projects')
    await page.getByRole('button', { name: 'Actions for Spring launch' }).click()
    await expect(page.getByRole('menuitem', { name: 'Edit Project' })).toBeVisible()
    await expectAccessible(page)
    await page.goto('/projects')
    await page.getByRole('button', { name: 'New Project' }).click()
    await page.getByRole('button', { name: 'Create Project' }).click()
    await expectAccessible(page)
  })
}

test('a project that is missing says so, accessibly', async ({ page }) => {
  await aVerifiedMember(page)
  for (const path of ['/projects/word', '/projects/0']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'Project Not Found' })).toBeVisible()
    await expect(page).toHaveTitle('Project Not Found · Wordloom')
  }
  await expectAccessible(page)
})
