import type { SavedList, SavedListSummary } from '@wordloom/contract'
import { aVerifiedMember } from '../../fixtures/people.ts'
import { tabTo } from '../../fixtures/tab-to.ts'
import { expect, test } from '../../fixtures/test.ts'

test.skip(({ isMobile }) => isMobile, 'a phone has no keyboard')

const REPORT =
  'Bericht\nSuchbegriff;Kampagne;Klicks\nrote schuhe;Gr\xf6\xdfen;1\nblaue h\xfcte;H\xfcte;2\ngr\xfcne hosen;Hosen;3\n'

test('by keyboard alone, a file is chosen, read with another header, column and encoding, and imported', async ({
  page,
}) => {
  await aVerifiedMember(page)
  await page.goto('/dashboard')
  const opener = page.getByRole('button', { name: 'Import Lists' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Import Lists' })

  await tabTo(page, dialog.getByLabel('Choose a file'))
  const chooser = page.waitForEvent('filechooser')
  await page.keyboard.press('Enter')
  const buffer = Buffer.from(REPORT, 'latin1')
  await (await chooser).setFiles({ name: 'bericht.csv', mimeType: 'text/csv', buffer })
  const preview = dialog.getByRole('region', { name: 'Preview' }).getByRole('listitem')
  await expect(preview).toHaveText(['rote schuhe', 'blaue h\xfcte', 'gr\xfcne hosen'])

  await tabTo(page, dialog.getByText('Format options', { exact: true }))
  await page.keyboard.press('Enter')
  await tabTo(page, dialog.getByRole('combobox', { name: /^Encoding/ }))
  await page.keyboard.type('Windows-1251')
  await expect(preview.nth(1)).toHaveText('blaue h\u044cte')
  await page.keyboard.press('ArrowDown')
  await expect(preview.nth(1)).toHaveText('blaue h\xfcte')

  await tabTo(page, dialog.getByRole('button', { name: 'Line 3 names the columns' }))
  await page.keyboard.press('Enter')
  await expect(preview).toHaveText(['blaue h\xfcte', 'H\xfcte', 'gr\xfcne hosen', 'Hosen'])
  await tabTo(page, dialog.getByRole('checkbox', { name: 'rote schuhe' }))
  await page.keyboard.press('Space')
  await expect(preview).toHaveText(['H\xfcte', 'Hosen'])

  await tabTo(page, dialog.getByRole('textbox', { name: 'List name' }))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Kampagnen')
  await tabTo(page, dialog.getByRole('button', { name: 'Import 2 Items' }))
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  const [summary]: SavedListSummary[] = await (await page.request.get('/api/saved-lists?view=summary')).json()
  const list: SavedList = await (await page.request.get(`/api/saved-lists/${summary?.id}`)).json()
  expect([list.name, list.words]).toEqual(['Kampagnen', ['H\xfcte', 'Hosen']])
})

test('Escape closes the dialog, and the focus is where it was', async ({ page }) => {
  await aVerifiedMember(page)
  await page.goto('/dashboard')
  const opener = page.getByRole('button', { name: 'Import Lists' })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Import Lists' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})
