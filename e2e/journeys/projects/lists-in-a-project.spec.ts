import { savedLists } from '@wordloom/contract'
import { expectAccessible } from '../../fixtures/accessibility.ts'
import { aList, aProject } from '../../fixtures/library.ts'
import { aVerifiedMember } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'

test('lists in a project are created, copied, edited, moved and deleted', async ({ page, context }) => {
  await aVerifiedMember(page)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const project = await aProject(page, { name: 'Spring launch' })
  await aProject(page, { name: 'Summer sale' })
  await page.goto(`/projects/${project.id}?tab=lists`)
  await expect(page.getByRole('heading', { name: 'No word lists yet' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Create List' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Words' }).fill('Leeds\n\nYork\nHull\nRipon')
  await dialog.getByRole('button', { name: 'Create List' }).click()
  await expect(dialog.getByText('List name is required')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'List name' }).fill('Cities')
  await dialog.getByRole('button', { name: 'Create List' }).click()
  await expect(page.getByText('Word list created successfully!', { exact: true })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Word Lists (1)' })).toBeVisible()
  const card = page.getByRole('list', { name: 'Word lists' }).getByRole('listitem')
  await expect(card).toContainText('Leeds, York, Hull, …')
  await expect(card).toContainText('4 words')

  await page.getByRole('button', { name: 'Copy Cities to clipboard' }).click()
  await expect(page.getByText('Copied!', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Edit Cities' }).click()
  await dialog.getByRole('textbox', { name: 'Words' }).fill('Leeds')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Word list updated successfully!', { exact: true })).toBeVisible()
  await expect(card).toContainText('1 word')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Delete Cities' }).click()
  await expect(page.getByText('Word list deleted successfully!', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card).toHaveCount(1)

  await page.getByRole('button', { name: 'Move Cities to project' }).click()
  await expect(dialog.getByRole('radio', { name: 'Spring launch' })).toBeChecked()
  await dialog.getByRole('radio', { name: 'General Collection (No Project)' }).check()
  await dialog.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(page.getByText('List moved successfully', { exact: true })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Word Lists (0)' })).toBeVisible()
  const [moved] = await (await page.request.get(savedLists.list.path)).json()
  expect(moved).toMatchObject({ name: 'Cities', projectId: null })
})

test('lists in a project are deleted in bulk, with one request each, and restored', async ({ page }) => {
  await aVerifiedMember(page)
  const project = await aProject(page)
  for (const name of ['One', 'Two', 'Three']) await aList(page, { name, projectId: project.id })
  await page.goto(`/projects/${project.id}?tab=lists`)
  const cards = page.getByRole('list', { name: 'Word lists' }).getByRole('listitem')
  await expect(cards).toHaveCount(3)
  await expect(page.getByRole('checkbox')).toHaveCount(0)

  await page.getByRole('button', { name: 'Bulk Mode' }).click()
  await expect(page.getByRole('button', { name: 'Delete (0)' })).toBeDisabled()
  await page.getByRole('button', { name: 'Select All' }).click()
  await expect(page.getByRole('button', { name: 'Delete (3)' })).toBeEnabled()
  await page.getByRole('button', { name: 'Clear Selection' }).click()
  await page.getByRole('checkbox', { name: 'Select One' }).check()
  await page.getByRole('checkbox', { name: 'Select Two' }).click({ modifiers: ['Shift'] })
  await expectAccessible(page)
  const deletions: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'DELETE') deletions.push(new URL(request.url()).pathname)
  })
  await page.getByRole('button', { name: 'Delete (2)' }).click()
  await expect(page.getByText('2 lists deleted successfully', { exact: true })).toBeVisible()
  await expect(cards).toHaveCount(1)
  expect(deletions).toHaveLength(2)
  for (const path of deletions) expect(path).toMatch(/^\/api\/saved-lists\/\d+$/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cards).toHaveCount(3)
  await page.getByRole('button', { name: 'Exit Bulk Mode' }).click()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
})

test.describe("when some of many can't be deleted", () => {
  test.use({ expectedComplaints: [/status of 500/] })

  test('those are reported and stay selected, and the others can be restored', async ({ page }) => {
    await aVerifiedMember(page)
    const { id: projectId } = await aProject(page)
    const stuck = await aList(page, { name: 'Stuck', projectId })
    for (const name of ['One', 'Two']) await aList(page, { name, projectId })
    const path = `**${savedLists.remove.path.replace(':id', String(stuck.id))}`
    await page.route(path, (route) => route.fulfill({ status: 500, body: '' }))
    await page.goto(`/projects/${projectId}?tab=lists`)
    const cards = page.getByRole('list', { name: 'Word lists' }).getByRole('listitem')
    await page.getByRole('button', { name: 'Bulk Mode' }).click()
    await page.getByRole('button', { name: 'Select All' }).click()
    await page.getByRole('button', { name: 'Delete (3)' }).click()
    await expect(
      page.getByText('Failed to delete word list (1 of 3). 2 lists deleted successfully', {
        exact: true,
      }),
    ).toBeVisible()
    await expect(cards).toHaveCount(1)
    await expect(page.getByRole('checkbox', { name: 'Select Stuck' })).toBeChecked()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(cards).toHaveCount(3)
    await expect(page.getByText('1 selected', { exact: true })).toBeVisible()

    await page.unroute(path)
    await page.getByRole('button', { name: 'Delete (1)' }).click()
    await expect(page.getByText('Word list deleted successfully!', { exact: true })).toBeVisible()
    await expect(cards).toHaveCount(2)
  })
})

test('a list from the dashboard is added to a project as a copy, and shows its project after a move', async ({
  page,
}) => {
  await aVerifiedMember(page)
  await aProject(page, { name: 'Spring launch' })
  await aList(page, { name: 'Cities', words: ['Leeds', 'York'] })
  await page.goto('/dashboard')
  const menu = page.getByRole('button', { name: 'More actions for Cities' })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Move to Project' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Spring launch' }).check()
  await dialog.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(page.getByText('List moved successfully', { exact: true })).toBeVisible()
  const rows = page.getByRole('list', { name: 'Ungrouped Lists' }).getByRole('listitem')
  await expect(rows).toContainText('Spring launch')

  await menu.click()
  await page.getByRole('menuitem', { name: 'Add to Project' }).click()
  await expect(dialog).toContainText(
    'A copy of "Cities" is added to the project. The list stays where it is.',
  )
  await dialog.getByRole('button', { name: 'Add to Project' }).click()
  await expect(dialog.getByText('Please select a project')).toBeVisible()
  await dialog.getByRole('radio', { name: 'Spring launch' }).check()
  await dialog.getByRole('button', { name: 'Add to Project' }).click()
  await expect(page.getByText('Item added to project successfully', { exact: true })).toBeVisible()
  await expect(rows).toHaveCount(2)
  const lists = await (await page.request.get(savedLists.list.path)).json()
  expect(lists).toMatchObject([{ words: ['Leeds', 'York'] }, { words: ['Leeds', 'York'] }])
  expect(lists[0].projectId).toBe(lists[1].projectId)
  await page.getByRole('link', { name: 'View' }).click()
  await expect(page.getByRole('tab', { name: 'Word Lists (2)' })).toHaveAttribute('aria-selected', 'true')
})
