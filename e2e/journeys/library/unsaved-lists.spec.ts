import type { Page } from '@playwright/test'
import { savedLists } from '@wordloom/contract'
import { expectAccessible } from '../../fixtures/accessibility.ts'
import { aList } from '../../fixtures/library.ts'
import { aVerifiedMember } from '../../fixtures/people.ts'
import { chooseFromMenu, expectLists, readList } from '../../fixtures/saved-items.ts'
import { expect, test } from '../../fixtures/test.ts'

async function replace(page: Page, id: number, data: { name: string; words: readonly string[] }) {
  const answer = await page.request.put(savedLists.replace.path.replace(':id', String(id)), { data })
  expect(answer.ok()).toBe(true)
}

test.describe('when something goes wrong', () => {
  test.use({ expectedComplaints: [/ERR_FAILED|status of (404|412)/] })

  test("a list that can't be saved stays in its dialog, and retrying saves it only once", async ({
    page,
  }) => {
    await aVerifiedMember(page)
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Create List' }).click()
    const dialog = page.getByRole('dialog', { name: 'Create New List' })
    await dialog.getByRole('textbox', { name: 'List name' }).fill('Cities')
    await dialog.getByRole('textbox', { name: 'Words' }).fill('Leeds\nYork')
    await page.context().route(`**${savedLists.create.path}*`, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      await route.fetch()
      await route.abort()
    })
    await dialog.getByRole('button', { name: 'Create List' }).click()
    await expect(dialog.getByRole('alert')).toHaveText(
      'Failed to create list. Please check your connection and try again.',
    )
    await page.context().unrouteAll()
    await dialog.getByRole('button', { name: 'Create List' }).click()
    await expect(page.getByText('List created successfully', { exact: true })).toBeVisible()
    await expectLists(page, ['Cities'])
    expect(await (await page.request.get(savedLists.list.path)).json()).toHaveLength(1)
  })

  test('a list that was changed or deleted elsewhere is never silently overwritten', async ({ page }) => {
    await aVerifiedMember(page)
    const { id } = await aList(page, { name: 'Cities', words: ['Leeds'] })
    await page.goto('/dashboard')
    const edit = async (words: string) => {
      await page.getByRole('button', { name: /^Edit / }).click()
      await page.getByRole('textbox', { name: 'Words' }).fill(words)
    }
    const save = page.getByRole('button', { name: 'Save Changes' })
    const conflict = page.getByRole('dialog').getByRole('alert')

    await edit('Leeds\nYork')
    await replace(page, id, { name: 'Towns', words: ['Ripon', 'Selby', 'Thirsk'] })
    await save.click()
    await expect(conflict).toContainText('This list was changed elsewhere while you were editing it.')
    await expect(conflict.getByRole('region', { name: 'Yours' })).toContainText('2 words')
    await expect(conflict.getByRole('region', { name: 'Other version' })).toContainText('Thirsk')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Keep mine' }).click()
    await expect(page.getByText('List updated successfully', { exact: true })).toBeVisible()
    expect(await readList(page, id)).toMatchObject({ name: 'Cities', words: ['Leeds', 'York'] })

    await edit('Hull')
    await replace(page, id, { name: 'Towns', words: ['Ripon', 'Selby', 'Thirsk'] })
    await save.click()
    await page.getByRole('button', { name: 'Take theirs' }).click()
    await expect(page.getByRole('textbox', { name: 'Words' })).toHaveValue('Ripon\nSelby\nThirsk')
    await expect(page.getByRole('textbox', { name: 'List name' })).toHaveValue('Towns')
    await page.getByRole('textbox', { name: 'Words' }).fill('Ripon\nHull')
    await page.request.delete(savedLists.remove.path.replace(':id', String(id)))
    await save.click()
    await expect(conflict).toContainText('This list was deleted elsewhere while you were editing it.')
    await page.getByRole('button', { name: 'Restore with mine' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await readList(page, id)).toMatchObject({ name: 'Towns', words: ['Ripon', 'Hull'] })
  })

  test("lists that can't be deleted come back", async ({ page }) => {
    await aVerifiedMember(page)
    await aList(page, { name: 'Cities' })
    await page.goto('/dashboard')
    await page.route(`**${savedLists.list.path}/*`, (route) => route.abort())
    await chooseFromMenu(page, 'Cities', 'Delete List')
    await expect(
      page.getByText('Failed to delete saved list. Please check your connection and try again.', {
        exact: true,
      }),
    ).toBeVisible()
    await expectLists(page, ['Cities'])
  })
})
