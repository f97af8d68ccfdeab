import type { Page } from '@playwright/test'
import { savedResults } from '@wordloom/contract'
import { expectAccessible } from '../../fixtures/accessibility.ts'
import { aResult } from '../../fixtures/library.ts'
import { aVerifiedMember } from '../../fixtures/people.ts'
import { expectResults, readResult, resultRow } from '../../fixtures/saved-items.ts'
import { expect, test } from '../../fixtures/test.ts'

const at = (path: string, id: number) => path.replace(':id', String(id))

test.describe('a result that was changed elsewhere', () => {
  test.use({ expectedComplaints: [/the server responded with a status of (404|412)/] })

  test('is not overwritten: both versions are offered', async ({ page }) => {
    const { result, dialog } = await anEditedResult(page)
    await dialog.getByRole('textbox', { name: 'Combinations' }).fill('my fox')
    const theirs = { name: 'Theirs', combinations: ['their fox', 'their owl'] }
    await page.request.put(at(savedResults.replace.path, result.id), { data: theirs })
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await expect(dialog.getByText(/^This result was changed elsewhere/)).toBeVisible()
    await expect(dialog.getByRole('region', { name: 'Yours' })).toContainText('my fox')
    await expect(dialog.getByRole('region', { name: 'Other version' })).toContainText(/their fox\s+their owl/)
    await expectAccessible(page)
    expect((await readResult(page, result.id)).combinations).toEqual(theirs.combinations)
    await dialog.getByRole('button', { name: 'Keep mine' }).click()
    await expect(dialog).toBeHidden()
    expect(await readResult(page, result.id)).toMatchObject({ name: 'Animals', combinations: ['my fox'] })
  })

  test('or deleted is restored with what was typed', async ({ page }) => {
    const { result, dialog } = await anEditedResult(page)
    await dialog.getByRole('textbox', { name: 'Combinations' }).fill('my fox')
    await page.request.delete(at(savedResults.remove.path, result.id))
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await expect(dialog.getByText(/^This result was deleted elsewhere/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Restore with mine' }).click()
    await expect(dialog).toBeHidden()
    expect((await readResult(page, result.id)).combinations).toEqual(['my fox'])
  })
})

test.describe('a network that fails', () => {
  test.use({ expectedComplaints: [/ERR_FAILED/] })

  test('during a save is reported, what was typed stays, and saving can be retried', async ({ page }) => {
    const { result, dialog } = await anEditedResult(page)
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Beasts')
    const path = `**${at(savedResults.read.path, result.id)}*`
    await page.route(path, (route) => route.abort())
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await expect(dialog.getByRole('alert')).toHaveText(
      'Failed to update result. Please check your connection and try again.',
    )
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Beasts')
    await page.unroute(path)
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByText('Result updated successfully', { exact: true })).toBeVisible()
    await expect(resultRow(page, 'Beasts')).toBeVisible()
  })

  test('during a deletion brings back what was not deleted', async ({ page }) => {
    await aVerifiedMember(page)
    await aResult(page)
    await page.goto('/dashboard?tab=results')
    await page.route(`**${savedResults.remove.path.replace(':id', '*')}`, (route) => route.abort())
    await page.getByRole('button', { name: 'Delete Animals' }).click()
    await expect(
      page.getByText('Failed to delete saved result. Please check your connection and try again.', {
        exact: true,
      }),
    ).toBeVisible()
    await expectResults(page, ['Animals'])
  })
})

/** Opens the dialog for a new result. */
async function anEditedResult(page: Page) {
  await aVerifiedMember(page)
  const result = await aResult(page)
  await page.goto('/dashboard?tab=results')
  await page.getByRole('button', { name: 'Edit Animals' }).click()
  return { result, dialog: page.getByRole('dialog', { name: 'Edit Result' }) }
}
