import type { Page } from '@playwright/test'
import { type Project, projects } from '@wordloom/contract'
import { expectAccessible } from '../../fixtures/accessibility.ts'
import { GeneratorPage } from '../../fixtures/generator.ts'
import { aProject } from '../../fixtures/library.ts'
import { aVerifiedMember } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'

const columns = ['red\nblue', 'fox', ''].map((words, place) => ({ id: String(place + 1), words }))

test('a project has its own columns and options, saved while typing', async ({ page }) => {
  await aVerifiedMember(page)
  const { id } = await aProject(page, { columns, separator: 'minus' })
  const generator = new GeneratorPage(page)
  await generator.open()
  await generator.type(['of the home page'])
  await expect(page.getByText('1 combinations possible')).toBeVisible()

  await page.goto(`/projects/${id}`)
  await expect(generator.words(1)).toHaveValue('red\nblue')
  await expect(page.getByRole('radio', { name: 'Minus (-)' })).toBeChecked()
  await generator.words(3).fill('jumps')
  await page.getByRole('button', { name: 'Column 3', exact: true }).click()
  await page.getByRole('textbox', { name: 'Name of column 3' }).fill('Verbs')
  await page.keyboard.press('Enter')
  await generator.choose('Wrap', 'Brackets ([ ])')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect
    .poll(() => read(page, id))
    .toMatchObject({ wrap: 'brackets', words: ['red\nblue', 'fox', 'jumps'] })
  await expectAccessible(page)

  await generator.generate()
  await expect(generator.results.getByText('[red-fox-jumps]')).toBeVisible()
  await generator.results.getByRole('button', { name: 'Save Results' }).click()
  await page.getByLabel('Results name').fill('Foxes')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Results saved to project successfully', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Save Column 1' }).click()
  await page.getByLabel('List name').fill('Colors')
  await page.keyboard.press('Enter')
  await expect(page.getByText('List saved to project successfully', { exact: true })).toBeVisible()
  const [lists, results] = await Promise.all(
    [projects.lists, projects.results].map(async ({ path }) =>
      (await page.request.get(path.replace(':id', String(id)))).json(),
    ),
  )
  expect([lists, results].map(([item]) => item.name)).toEqual(['Colors', 'Foxes'])

  await generator.words(2).fill('fox\nowl')
  await page.goto('/')
  await expect(generator.words(1)).toHaveValue('of the home page')
  await page.goto(`/projects/${id}`)
  await expect(generator.words(2)).toHaveValue('fox\nowl')
  await expect(generator.names()).toHaveText(['Column 1', 'Column 2', 'Verbs'])
  await expect.poll(() => read(page, id)).toMatchObject({ words: ['red\nblue', 'fox\nowl', 'jumps'] })
})

test('changes in two tabs are never lost', async ({ page, context }) => {
  await aVerifiedMember(page)
  const { id } = await aProject(page, { columns })
  const first = new GeneratorPage(page)
  await page.goto(`/projects/${id}`)
  await expect(first.words(1)).toHaveValue('red\nblue')
  const second = new GeneratorPage(await context.newPage())
  await second.page.goto(`/projects/${id}`)
  await expect(second.words(1)).toHaveValue('red\nblue')

  // A tab without changes follows the other.
  await first.words(1).fill('green')
  await expect(second.words(1)).toHaveValue('green')

  await update(page, id, 'typed elsewhere')
  await first.words(1).fill('typed here')
  const conflict = page.getByRole('region', { name: 'Changed elsewhere' })
  await expect(conflict).toContainText('typed here')
  await expect(conflict).toContainText('typed elsewhere')
  await expectAccessible(page)
  expect(await read(page, id)).toMatchObject({ words: ['typed elsewhere', 'fox', ''] })
  await conflict.getByRole('button', { name: 'Take theirs' }).click()
  await expect(first.words(1)).toHaveValue('typed elsewhere')
  const other = page.getByRole('region', { name: 'The other version', exact: true })
  await expect(other).toContainText('typed here')
  await page.reload()
  await expect(other).toContainText('typed here')
  await other.getByRole('button', { name: 'Swap them' }).click()
  await expect(first.words(1)).toHaveValue('typed here')
  await expect(other).toContainText('typed elsewhere')
  await expect.poll(() => read(page, id)).toMatchObject({ words: ['typed here', 'fox', ''] })
  await other.getByRole('button', { name: 'Forget it' }).click()
  await expect(other).toHaveCount(0)
})

test.describe('when the network fails', () => {
  test.use({ expectedComplaints: [/ERR_FAILED/, /404/] })

  test('typed words are kept and saved later, even if the project was deleted', async ({ page, context }) => {
    await aVerifiedMember(page)
    const { id } = await aProject(page, { name: 'Spring', columns })
    const generator = new GeneratorPage(page)
    await page.goto(`/projects/${id}`)
    await expect(generator.words(1)).toHaveValue('red\nblue')
    const path = projects.update.path.replace(':id', String(id))
    const cut = () =>
      context.route(`**${path}`, (route) =>
        route.request().method() === 'PUT' ? route.abort() : route.fallback(),
      )
    await cut()
    await generator.words(1).fill('kept')
    const notSaved = page.getByRole('alert').filter({ hasText: 'Not saved' })
    await expect(notSaved).toContainText('Your words are kept on this device.')
    await context.unroute(`**${path}`)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    expect(await read(page, id)).toMatchObject({ words: ['kept', 'fox', ''] })

    await cut()
    await generator.words(1).fill('left unsaved')
    await expect(notSaved).toBeVisible()
    await page.reload()
    await expect(generator.words(1)).toHaveValue('left unsaved')
    await context.unroute(`**${path}`)
    const saved = async () => (await read(page, id)).words[0]
    await expect.poll(saved, { timeout: 15_000 }).toBe('left unsaved')

    await page.request.delete(path)
    await generator.words(1).fill('typed too late')
    await expect(page.getByText(/was deleted elsewhere/)).toHaveCount(1)
    await page.getByRole('button', { name: 'Save as a new project' }).click()
    await expect(page).toHaveURL(
      (url) => /\/projects\/\d+$/.test(url.pathname) && !url.pathname.endsWith(`/${id}`),
    )
    await expect(generator.words(1)).toHaveValue('typed too late')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spring')
  })
})

async function read(page: Page, id: number) {
  const answer = await page.request.get(projects.read.path.replace(':id', String(id)))
  const project: Project = await answer.json()
  return { ...project, words: project.columns.map(({ words }) => words) }
}

async function update(page: Page, id: number, words: string): Promise<void> {
  const data = { columns: columns.map((column, place) => (place === 0 ? { ...column, words } : column)) }
  const answer = await page.request.put(projects.update.path.replace(':id', String(id)), { data })
  expect(answer.ok()).toBe(true)
}
