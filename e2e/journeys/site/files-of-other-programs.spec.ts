import type { Locator } from '@playwright/test'
import { REPORT_CASES, WORD_CASES } from '@wordloom/testing/files/cases'
import { dropFile } from '../../fixtures/dropping.ts'
import { GeneratorPage } from '../../fixtures/generator.ts'
import { aVerifiedMember } from '../../fixtures/people.ts'
import { tabTo } from '../../fixtures/tab-to.ts'
import { expect, test } from '../../fixtures/test.ts'

const toFile = ({ name, content }: { readonly name: string; readonly content: string | Uint8Array }) => ({
  name,
  mimeType: '',
  buffer: Buffer.from(content),
})

test.skip(({ isMobile }) => isMobile, 'reads the same on each screen')

test('a column, dropped on, has the words of each kind of file', async ({ page }) => {
  const generator = new GeneratorPage(page)
  await generator.open()
  for (const { kind, name, content, words, told = [] } of WORD_CASES) {
    await test.step(kind, async () => {
      await generator.words(1).fill('')
      await dropFile(generator.words(1), name, content)
      await expect(generator.words(1)).toHaveValue(words.join('\n'))
      for (const part of told) await expect(noteOf(generator.column(1), name)).toContainText(part)
    })
  }
})

test('an import offers the words of each kind of file', async ({ page }) => {
  await aVerifiedMember(page)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Import Lists' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import Lists' })
  const preview = dialog.getByRole('region', { name: 'Preview' }).getByRole('listitem')
  for (const [place, { kind, words, imported = words, told = [], ...file }] of WORD_CASES.entries()) {
    await test.step(kind, async () => {
      if (place > 0) await dialog.getByRole('button', { name: /^Remove/ }).click()
      await dialog.getByLabel('Choose a file').setInputFiles(toFile(file))
      await expect(preview).toHaveText([...imported])
      for (const part of told)
        await expect(dialog.getByRole('status').filter({ hasText: part }).first()).toBeVisible()
    })
  }
})

test('a tool for words has the words of each kind of file', async ({ page }) => {
  await page.goto('/tools/clean')
  await page.locator('html[data-alive]').waitFor()
  const field = page.getByRole('textbox').first()
  for (const { kind, words, ...file } of WORD_CASES) {
    await test.step(kind, async () => {
      await field.fill('')
      await page
        .getByLabel(/^From a file/)
        .first()
        .setInputFiles(toFile(file))
      await expect(field).toHaveValue(words.join('\n'))
    })
  }
})

test('rows to leave out are the words of each kind of file', async ({ page }) => {
  const generator = new GeneratorPage(page)
  await generator.open()
  const rules = await generator.openRows('Rules')
  await generator.addRule('Leave out these rows')
  const field = rules.getByRole('textbox', { name: 'Rows to leave out' })
  for (const { kind, words, ...file } of WORD_CASES) {
    await test.step(kind, async () => {
      await field.fill('')
      await rules.getByLabel('Add from a file').setInputFiles(toFile(file))
      await expect(field).toHaveValue(words.join('\n'))
    })
  }
})

test('the n-gram counter sums the numbers of each kind of report', async ({ page }) => {
  for (const { kind, content, ngrams } of REPORT_CASES) {
    await test.step(kind, async () => {
      await page.goto('/tools/ngrams')
      await page.locator('html[data-alive]').waitFor()
      await page.getByLabel(/^From a file/).setInputFiles(toFile({ name: 'report.csv', content }))
      for (const [term = '', ...sums] of ngrams) {
        const row = page.getByRole('row', { name: term }).first()
        for (const sum of sums) await expect(row).toContainText(Number(sum).toLocaleString('en'))
      }
    })
  }
})

test('by keyboard alone, a person takes another column, names the header line and changes the encoding', async ({
  page,
}) => {
  const generator = new GeneratorPage(page)
  await generator.open()
  const report = 'Bericht\nSuchbegriff;Kampagne;Klicks\nrote schuhe;Größen;1\nblaue hüte;Hüte;2\n'
  await dropFile(generator.words(1), 'bericht.csv', Buffer.from(report, 'latin1'))
  await page.getByRole('button', { name: 'Change how “bericht.csv” is read' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'How “bericht.csv” is read' })
  // Behind an open dialog, the page has no roles.
  const words = page.locator('[data-column] textarea').first()
  const summary = dialog.getByRole('status').first()

  await tabTo(page, dialog.getByRole('checkbox', { name: 'Kampagne' }))
  await page.keyboard.press('Space')
  await expect(summary).toContainText('words from “Suchbegriff” and “Kampagne”')
  await expect(words).toHaveValue('rote schuhe\nGrößen\nblaue hüte\nHüte')

  await tabTo(page, dialog.getByRole('button', { name: 'Line 3 names the columns' }))
  await page.keyboard.press('Enter')
  await expect(summary).toContainText('header on line 3')
  await expect(words).toHaveValue('blaue hüte\nHüte')

  await tabTo(page, dialog.getByRole('combobox', { name: /^Encoding/ }))
  await page.keyboard.type('Windows-1251')
  await expect(summary).toContainText('Windows-1251')
  await expect(words).toHaveValue('blaue hьte\nHьte')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

function noteOf(place: Locator, name: string): Locator {
  return place.getByRole('status').filter({ hasText: name })
}
