import { savedResults } from '@wordloom/contract'
import { expectAccessible } from '../../fixtures/accessibility.ts'
import { aProject, aResult } from '../../fixtures/library.ts'
import { aVerifiedMember } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'

test('results in a project show two combinations, and are copied, moved and deleted', async ({
  page,
  context,
}) => {
  await aVerifiedMember(page)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { id: projectId } = await aProject(page, { name: 'North' })
  await aProject(page, { name: 'South' })
  await aResult(page, { projectId })
  await aResult(page, { name: 'Elsewhere' })
  await page.goto(`/projects/${projectId}`)
  await page.getByRole('tab', { name: /^Results/ }).click()
  const rows = page.getByRole('list', { name: 'Results' }).getByRole('listitem')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('red fox, red owl, …')
  await expect(rows).not.toContainText('blue fox')
  await expect(page.getByRole('heading', { level: 2, name: 'Results (1)' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Copy Animals to clipboard' }).click()
  await expect(page.getByText('Copied!', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Delete Animals' }).click()
  await expect(page.getByText('Result deleted successfully!', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No results yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows).toHaveCount(1)

  await page.getByRole('button', { name: 'Move Animals to project' }).click()
  const dialog = page.getByRole('dialog', { name: 'Move to Project' })
  await expect(dialog.getByRole('radio', { name: 'North' })).toBeChecked()
  await dialog.getByRole('radio', { name: 'General Collection (No Project)' }).check()
  await dialog.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(page.getByText('Result moved successfully', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No results yet' })).toBeVisible()
  await page.getByRole('link', { name: 'View' }).click()
  await expect(page).toHaveURL('/dashboard?tab=results')
  const all = await (await page.request.get(savedResults.list.path)).json()
  expect(all.map((result: { projectId: number | null }) => result.projectId)).toEqual([null, null])
})

test('in bulk mode, results in a project are selected and deleted together', async ({ page }) => {
  await aVerifiedMember(page)
  const { id: projectId } = await aProject(page)
  for (const number of [1, 2, 3]) await aResult(page, { name: `Result ${number}`, projectId })
  await page.goto(`/projects/${projectId}`)
  await page.getByRole('tab', { name: /^Results/ }).click()
  await expect(page.getByRole('heading', { name: 'Result 3' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /^Select/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Bulk Mode' }).click()
  await expect(page.getByRole('button', { name: 'Delete (0)' })).toBeDisabled()
  await page.getByRole('button', { name: 'Select All' }).click()
  await page.getByRole('checkbox', { name: 'Select Result 2' }).click()
  await expectAccessible(page)
  const deletions: string[] = []
  page.on('request', (request) => request.method() === 'DELETE' && deletions.push(request.url()))
  await page.getByRole('button', { name: 'Delete (2)' }).click()
  await expect(page.getByText('2 results deleted successfully', { exact: true })).toBeVisible()
  expect(deletions).toHaveLength(2)
  await expect(page.getByRole('checkbox', { name: /^Select/ })).toHaveCount(1)
  await page.getByRole('button', { name: 'Exit Bulk Mode' }).click()
  await expect(page.getByRole('checkbox', { name: /^Select/ })).toHaveCount(0)
})

test.describe("when some of many can't be deleted", () => {
  test.use({ expectedComplaints: [/status of 500/] })

  test('those are reported and stay selected, in a project and on the dashboard', async ({ page }) => {
    await aVerifiedMember(page)
    const { id: projectId } = await aProject(page)
    const stuck = await aResult(page, { name: 'Stuck', projectId })
    for (const name of ['One', 'Two']) await aResult(page, { name, projectId })
    const path = `**${savedResults.remove.path.replace(':id', String(stuck.id))}`
    await page.route(path, (route) => route.fulfill({ status: 500, body: '' }))
    for (const [place, sentence] of [
      [
        `/projects/${projectId}?tab=results`,
        'Failed to delete result (1 of 3). 2 results deleted successfully',
      ],
      ['/dashboard?tab=results', 'Failed to delete saved result (1 of 3). 2 results deleted successfully'],
    ] as const) {
      await page.goto(place)
      await expect(page.getByRole('heading', { name: 'Stuck' })).toBeVisible()
      const bulk = page.getByRole('button', { name: 'Bulk Mode' })
      if (place.startsWith('/projects')) await bulk.click()
      await page.getByRole('button', { name: 'Select All' }).click()
      await page.getByRole('button', { name: 'Delete (3)' }).click()
      await expect(page.getByText(sentence, { exact: true })).toBeVisible()
      await expect(page.getByRole('checkbox', { name: 'Select Stuck' })).toBeChecked()
      await expect(page.getByRole('checkbox', { name: /^Select/ })).toHaveCount(1)
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByRole('checkbox', { name: /^Select/ })).toHaveCount(3)
      await expect(page.getByText('1 selected', { exact: true })).toBeVisible()
    }
  })
})
