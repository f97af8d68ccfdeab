import type { Locator } from '@playwright/test'
import { aList } from '../../fixtures/library.ts'
import { aVerifiedMember } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'

test('a list shows what changed, takes words back, and undoes that', async ({ page }) => {
  await aVerifiedMember(page)
  const { id } = await aList(page, { name: 'Towns', words: ['Leeds', 'York', 'Hull'] })
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Towns', exact: true }).click()
  const editor = page.getByRole('dialog', { name: 'Edit List' })
  await editor.getByRole('button', { name: 'History…' }).click()
  const history = page.getByRole('dialog', { name: 'History of “Towns”' })
  await expect(history.getByText(/^No earlier versions\. When you change this list,/)).toBeVisible()
  await page.keyboard.press('Escape')

  await editor.getByRole('textbox', { name: 'Words' }).fill('Leeds\nRipon\nSelby')
  await editor.getByRole('button', { name: 'History…' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click()
  await editor.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('List updated successfully', { exact: true })).toBeVisible()

  const openHistory = async () => {
    await page.getByRole('button', { name: 'More actions for Towns' }).click()
    await page.getByRole('menuitem', { name: 'History…' }).click()
  }
  await openHistory()
  const changes = history.getByRole('list', { name: 'Changes, newest first' }).getByRole('listitem')
  await expect(changes).toHaveText([
    /just now · You.*2 words added, 2 removed.*Before: 3 words \(Leeds, York, Hull\)/,
  ])
  await changes.getByRole('button').click()
  const version = page.getByRole('dialog', { name: 'Earlier version' })
  await expectFocusIn(version)
  const show = version.getByRole('combobox', { name: 'Show' })
  await expect(show).toHaveValue('back')
  const words = (name: string) => version.getByRole('region', { name }).getByRole('listitem')
  await expect(words('Words that come back (2)')).toHaveText([/York/, /Hull/])
  await show.selectOption('Words that go (2)')
  await expect(words('Words that go (2)')).toHaveText([/Ripon/, /Selby/])
  await version.getByRole('button', { name: 'Back to History' }).click()
  await expectFocusIn(history)
  await changes.getByRole('button').click()
  await version.getByRole('button', { name: 'Bring Back' }).click()

  const read = async () => (await (await page.request.get(`/api/saved-lists/${id}`)).json()).words
  await expect(page.getByText('Words brought back', { exact: true })).toBeVisible()
  await expect(page.getByText('Leeds, York, Hull')).toBeVisible()
  expect(await read()).toEqual(['Leeds', 'York', 'Hull'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Words are as they were before', { exact: true })).toBeVisible()
  await expect(page.getByText('Leeds, Ripon, Selby')).toBeVisible()
  expect(await read()).toEqual(['Leeds', 'Ripon', 'Selby'])

  await openHistory()
  await expect(changes).toHaveCount(3)
})

function expectFocusIn(dialog: Locator): Promise<void> {
  const hasFocus = () => dialog.evaluate((element) => element.contains(document.activeElement))
  return expect.poll(hasFocus).toBe(true)
}
