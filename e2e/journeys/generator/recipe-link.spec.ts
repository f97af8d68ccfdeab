import { deflateRawSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { GeneratorPage } from '../../fixtures/generator.ts'
import { expect, test } from '../../fixtures/test.ts'

async function copiedLink(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-write'])
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied', { exact: true })).toBeVisible()
  const field = page.getByRole('searchbox', { name: 'Find or go to row' })
  await field.focus()
  await page.keyboard.press('ControlOrMeta+v')
  const link = await field.inputValue()
  expect(link).toContain('#recipe=')
  return link
}

async function generated(page: Page): Promise<GeneratorPage> {
  const generator = new GeneratorPage(page)
  await generator.open()
  await generator.type(['Leeds', 'York'], ['plumber', 'boat repair'])
  await generator.rename(1, 'City')
  await generator.choose('Separator', 'Space')
  await generator.openRows('Patterns')
  await generator.typePattern(1, '{2} in {City}')
  await generator.generate()
  await expect(generator.row('boat repair in York')).toBeVisible()
  return generator
}

test('a link brings words, names, options and row settings to another browser', async ({ page, browser }) => {
  await generated(page)
  const link = await copiedLink(page)
  await using context = await browser.newContext()
  const other = await context.newPage()
  const asked: string[] = []
  other.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')))
  await other.goto(link)
  const opened = new GeneratorPage(other)
  await expect(opened.row('boat repair in York')).toBeVisible()
  await expect(opened.words(2)).toHaveValue('plumber\nboat repair')
  await expect(opened.names()).toHaveText(['City', 'Column 2', 'Column 3'])
  await expect(other).toHaveURL(/\/$/)
  const [, fragment = ''] = link.split('#recipe=')
  expect(fragment).not.toBe('')
  expect(asked.filter((request) => request.split('#')[0]?.includes(fragment))).toEqual([])
})

test('a link asks before it replaces words, and can be undone', async ({ page }) => {
  const generator = await generated(page)
  const link = await copiedLink(page)
  await generator.words(1).fill('typed by hand')
  await page.goto(link)
  const dialog = page.getByRole('alertdialog', { name: 'Open this link?' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(generator.words(1)).toHaveValue('typed by hand')
  await page.goto(link)
  await dialog.getByRole('button', { name: 'Open' }).click()
  await expect(generator.words(1)).toHaveValue('Leeds\nYork')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(generator.words(1)).toHaveValue('typed by hand')
})

test('a damaged link says so and changes nothing', async ({ page }) => {
  const generator = new GeneratorPage(page)
  await generator.open()
  await generator.type(['typed by hand'])
  await expect(page.getByText('1 combinations possible')).toBeVisible()
  await page.goto('/#recipe=abc')
  await expect(page.getByText('This link is incomplete or damaged', { exact: true })).toBeVisible()
  await expect(generator.words(1)).toHaveValue('typed by hand')
})

test('F11 a link that unpacks to 16 MB says so, and the page keeps answering', async ({ page }) => {
  const generator = new GeneratorPage(page)
  await generator.open()
  await generator.type(['typed by hand'])
  await expect(page.getByText('1 combinations possible')).toBeVisible()
  const recipe = { columns: ['word\n'.repeat(900_000)], separator: 'space', wrap: 'nothing' }
  const bomb = JSON.stringify({ ...recipe, columns: Array(3).fill(recipe.columns[0]) })
  await page.goto(`/#recipe=${deflateRawSync(bomb, { level: 9 }).toString('base64url')}`)
  await expect(page.getByText('This link holds too much text', { exact: true })).toBeVisible()
  await expect(generator.words(1)).toHaveValue('typed by hand')
})

test('words that are too long for a link say what to do instead', async ({ page }) => {
  const generator = new GeneratorPage(page)
  await generator.open()
  await generator.paste(
    1,
    "Array.from({ length: 20_000 }, (_, i) => ((i * 2654435761) % 2 ** 32).toString(36)).join('\\n')",
  )
  await generator.expectWords('20,000 words', 1)
  await generator.generateRows()
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('These words are too long for a link', { exact: true })).toBeVisible()
})
