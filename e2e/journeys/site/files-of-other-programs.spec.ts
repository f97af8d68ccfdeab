import type { Locator } from '@playwright/test'
import { REPORT_CASES, WORD_CASES } from '@wordloom/testing/files/cases'
import { dropFile } from '../../fixtures/dropping.ts'
import { GeneratorPage } from '../../fixtures/generator.ts'
import { aVerifiedMember } from '../../fixtures/people.ts'
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
  for (const [place, { kind, words, told = [], ...file }] of WORD_CASES.entries()) {
    await test.step(kind, async () => {
      if (place > 0) await dialog.getByRole('button', { name: /^Remove/ }).click()
      await dialog.getByLabel('Choose a file').setInputFiles(toFile(file))
      await expect(preview).toHaveText([...words])
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

function noteOf(place: Locator, name: string): Locator {
  return place.getByRole('status').filter({ hasText: name })
}
