import { type Project, projects } from '@wordloom/contract'
import { GeneratorPage } from '../../fixtures/generator.ts'
import { aProject } from '../../fixtures/library.ts'
import { aVerifiedMember } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({
  expectedComplaints: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|with a status of (404|412|500)/],
})

test('K07 offline nothing typed is lost, and retrying creates only one project', async ({
  page,
  context,
}) => {
  await aVerifiedMember(page)
  await page.goto('/projects')
  await page.getByRole('button', { name: 'New Project' }).click()
  const dialog = page.getByRole('dialog', { name: 'New Project' })
  await dialog.getByLabel('Project Name').fill('Spring launch')

  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Create Project' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Please check your connection and try again.')
  await expect(dialog.getByLabel('Project Name')).toHaveValue('Spring launch')
  await context.setOffline(false)

  await page.route(projects.create.path, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await dialog.getByRole('button', { name: 'Create Project' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Please check your connection and try again.')
  await page.unroute(projects.create.path)
  await dialog.getByRole('button', { name: 'Create Project' }).click()
  await expect(page.getByText('Project created successfully!', { exact: true })).toBeVisible()
  const made: Project[] = await (await page.request.get(projects.list.path)).json()
  expect(made.map(({ name }) => name)).toEqual(['Spring launch'])
})

test('projects that could not be loaded or deleted can be retried', async ({ page }) => {
  await aVerifiedMember(page)
  const { id } = await aProject(page)
  await page.route(`${projects.list.path}**`, (route) =>
    route.fulfill({ status: 500, json: { message: 'Internal server error', code: 'internal' } }),
  )
  await page.goto('/projects')
  await expect(page.getByRole('alert')).toContainText("Your projects couldn't be loaded.")
  await page.unroute(`${projects.list.path}**`)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('link', { name: 'Open Spring launch' })).toBeVisible()

  await page.route(`${projects.list.path}/${id}**`, (route) => route.abort())
  await page.getByRole('button', { name: 'Actions for Spring launch' }).click()
  await page.getByRole('menuitem', { name: 'Delete Project' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Project' }).click()
  await expect(
    page.getByText('Failed to delete project. Please check your connection and try again.', { exact: true }),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open Spring launch' })).toBeVisible()
})

test('a project that does not exist or belongs to another user is not found', async ({ page, browser }) => {
  await aVerifiedMember(page)
  const other = await browser.newPage()
  await aVerifiedMember(other)
  const { id } = await aProject(other)
  for (const missing of [id, 999_999_999]) {
    await page.goto(`/projects/${missing}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Project Not Found' })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Back to Projects' }).click()
  await expect(page).toHaveURL('/projects')
  await other.close()
})

test('a URL with an invalid project id says so', async ({ page }) => {
  await aVerifiedMember(page)
  for (const path of ['/projects/word', '/projects/0']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'Project Not Found' })).toBeVisible()
    await expect(page).toHaveTitle('Project Not Found · Wordloom')
  }
})

test('two tabs notice when the other renames, deletes or restores a project', async ({ page, context }) => {
  await aVerifiedMember(page)
  const { id } = await aProject(page, { name: 'Spring launch' })
  await page.goto(`/projects/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Spring launch' })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/projects')
  await other.getByRole('button', { name: 'Actions for Spring launch' }).click()
  await other.getByRole('menuitem', { name: 'Edit Project' }).click()
  await other.getByLabel('Project Name').fill('Summer launch')
  await other.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('“Spring launch” is now “Summer launch”.', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Summer launch' })).toBeVisible()

  await other.getByRole('button', { name: 'Actions for Summer launch' }).click()
  await other.getByRole('menuitem', { name: 'Delete Project' }).click()
  await other.getByRole('alertdialog').getByRole('button', { name: 'Delete Project' }).click()
  const notice = page.getByRole('alert').filter({ visible: true })
  await expect(notice).toContainText('This project was deleted elsewhere.')
  const generator = new GeneratorPage(page)
  await generator.words(1).fill('typed too late')
  await page.getByRole('tab', { name: /^Word Lists/ }).click()
  await expect(notice).toContainText('Restore it to save your changes.')
  await page.getByRole('tab', { name: 'Word Merger' }).click()
  await expect(notice).toContainText('Your words are kept on this device.')
  await page.getByRole('button', { name: 'Restore project' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(other.getByRole('link', { name: 'Open Summer launch' })).toBeVisible()
})

test('a title that was changed on another device is not overwritten without asking', async ({ page }) => {
  await aVerifiedMember(page)
  const { id } = await aProject(page, { name: 'Spring launch' })
  const path = `${projects.list.path}/${id}`
  await page.goto('/projects')
  await page.getByRole('button', { name: 'Actions for Spring launch' }).click()
  await page.getByRole('menuitem', { name: 'Edit Project' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Project' })
  await dialog.getByLabel('Project Name').fill('Mine')

  // A change to the generator isn't a conflict.
  await page.request.put(path, { data: { unique: true } })
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('link', { name: 'Open Mine' })).toBeVisible()

  await page.getByRole('button', { name: 'Actions for Mine' }).click()
  await page.getByRole('menuitem', { name: 'Edit Project' }).click()
  await page.request.put(path, { data: { name: 'Theirs' } })
  await dialog.getByLabel('Project Name').fill('Mine again')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog.getByRole('alert')).toContainText(
    'This project was changed elsewhere while you were editing it.',
  )
  await expect(dialog.getByRole('alert')).toContainText('Theirs')
  await dialog.getByRole('button', { name: 'Keep mine' }).click()
  await expect(page.getByRole('link', { name: 'Open Mine again' })).toBeVisible()

  await page.getByRole('button', { name: 'Actions for Mine again' }).click()
  await page.getByRole('menuitem', { name: 'Edit Project' }).click()
  await page.request.delete(path)
  await dialog.getByLabel('Project Name').fill('Back')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog.getByRole('alert')).toContainText(
    'This project was deleted elsewhere while you were editing it.',
  )
  await dialog.getByRole('button', { name: 'Restore with mine' }).click()
  await expect(page.getByRole('link', { name: 'Open Back' })).toBeVisible()
})
