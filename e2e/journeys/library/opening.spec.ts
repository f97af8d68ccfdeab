import { subscriptions } from '@wordloom/contract'
import { expectAccessible } from '../../fixtures/accessibility.ts'
import { GeneratorPage } from '../../fixtures/generator.ts'
import { aList, aProject, aResult } from '../../fixtures/library.ts'
import { aVerifiedMember } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'

test('a result opens with its columns and options, and the previous ones can be restored', async ({
  page,
}) => {
  await aVerifiedMember(page)
  const recipe = {
    columns: ['red\nblue', '', 'a, b', 'last'],
    names: ['Color', '', '', 'Ending'],
    separator: 'custom' as const,
    customSeparator: ' & ',
    wrap: 'custom' as const,
    customPrefix: '<',
    customSuffix: '|',
    unique: true,
  }
  await aResult(page, { name: 'Foxes', separator: ' & ', wrap: '<||', recipe })
  const generator = new GeneratorPage(page)
  await generator.open()
  await generator.type(['typed by hand'])
  await expect(page.getByText('1 combinations possible')).toBeVisible()
  await page.goto('/dashboard?tab=results')
  await page.getByRole('link', { name: 'Foxes', exact: true }).click()
  await expect(generator.words(4)).toHaveValue('last')
  await expect(page).toHaveURL(/\/$/)
  await expect(generator.words(1)).toHaveValue('red\nblue')
  await expect(generator.words(2)).toHaveValue('')
  await expect(generator.words(3)).toHaveValue('a, b')
  await expect(generator.names()).toHaveText(['Color', 'Column 2', 'Column 3', 'Ending'])
  await expect(page.getByLabel('Custom separator')).toHaveValue(' & ')
  await expect(page.getByLabel('Prefix')).toHaveValue('<')
  await expect(page.getByLabel('Suffix')).toHaveValue('|')
  await expect(page.getByRole('checkbox', { name: 'Remove Duplicates' })).toBeChecked()
  await expect(page.getByText('4 combinations possible')).toBeVisible()
  await expect(generator.results.first()).toContainText('<red & a & last|')
  await expect(generator.results.first()).toBeInViewport()

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(generator.words(1)).toHaveValue('typed by hand')
  await expect(page.getByText('3 columns', { exact: true })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Nothing' }).first()).toBeChecked()
  await page.reload()
  await expect(generator.words(1)).toHaveValue('typed by hand')
})

test('a list opens in the first empty column', async ({ page }) => {
  await aVerifiedMember(page)
  const { id } = await aList(page, { name: 'Cities', words: ['Leeds', 'York'] })
  const generator = new GeneratorPage(page)
  await generator.open()
  await generator.type(['red'], [], ['fox'])
  await expect(page.getByText('1 combinations possible')).toBeVisible()
  await page.goto(`/?list=${id}`)
  await expect(generator.words(2)).toHaveValue('Leeds\nYork')
  await expect(generator.column(2)).toContainText('(1 selected)')
  await expect(page).toHaveURL(/\/$/)

  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Use Cities in the generator' }).click()
  const dialog = page.getByRole('dialog', { name: 'Replace which column?' })
  await expect(dialog.getByRole('button')).toHaveText([
    /Column 1red/,
    /Column 2Leeds, York/,
    /Column 3fox/,
    '',
  ])
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Column 3' }).click()
  await expect(generator.words(3)).toHaveValue('Leeds\nYork')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(generator.words(3)).toHaveValue('fox')

  const plan = { columns: 6, savedLists: null, savedResults: null }
  await page.route(`**${subscriptions.entitlements.path}`, (route) => route.fulfill({ json: plan }))
  await page.goto(`/?list=${id}`)
  await expect(generator.words(4)).toHaveValue('Leeds\nYork')
})

test('the name of a list opens its words', async ({ page }) => {
  await aVerifiedMember(page)
  await aList(page, { name: 'Cities', words: ['Leeds', 'York'] })
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Cities', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit List' })
  await expect(dialog.getByRole('textbox', { name: 'Words' })).toHaveValue('Leeds\nYork')
})

test('a list of a project is used in the generator', async ({ page }) => {
  await aVerifiedMember(page)
  const { id: projectId } = await aProject(page)
  await aList(page, { name: 'Cities', words: ['Leeds', 'York'], projectId })
  await page.goto(`/projects/${projectId}?tab=lists`)
  await page.getByRole('button', { name: 'Use Cities in the generator' }).click()
  await expect(new GeneratorPage(page).words(1)).toHaveValue('Leeds\nYork')
})

test.describe('a missing item', () => {
  test.use({ expectedComplaints: [/404/] })

  test('is reported, and nothing is lost', async ({ page }) => {
    await aVerifiedMember(page)
    const generator = new GeneratorPage(page)
    await generator.open()
    await generator.type(['red'])
    await expect(page.getByText('1 combinations possible')).toBeVisible()
    await page.goto('/?result=123456')
    await expect(page.getByText(/Failed to open result/).first()).toBeVisible()
    await expect(generator.words(1)).toHaveValue('red')
  })
})

test('a visitor is asked to sign in', async ({ page }) => {
  await page.goto('/?list=1')
  await expect(page.getByText('Sign in to open the list').first()).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
})
