import type { Page } from '@playwright/test'
import { GeneratorPage } from '../fixtures/generator.ts'
import { type Scene, scenesOf } from './scene.ts'

const WORDS = [
  ['emergency', 'affordable', 'licensed'],
  ['plumber', 'boiler repair', 'drain cleaning', 'leak detection'],
  ['Leeds', 'York', 'Bradford', 'Wakefield', 'Huddersfield'],
]

async function open(
  page: Page,
  panel: 'Patterns' | 'Rules' | 'Order' | 'Table' | 'Use for',
): Promise<GeneratorPage> {
  const generator = new GeneratorPage(page)
  await generator.type(...WORDS)
  await generator.rename(1, 'Promise')
  await generator.rename(2, 'Service')
  await generator.rename(3, 'City')
  await generator.choose('Separator', 'Space')
  await generator.openRows(panel)
  return generator
}

export const ROW_SCENES: readonly Scene[] = scenesOf('visitor', {
  'rows-patterns-empty': {
    path: '/',
    act: async (page) => {
      await open(page, 'Patterns')
    },
  },
  'rows-patterns': {
    path: '/',
    act: async (page) => {
      const generator = await open(page, 'Patterns')
      await generator.typePattern(1, '{Service} in {City}')
      await generator.typePattern(2, 'best {Service} {City}')
      await generator.typePattern(3, '{City} {')
    },
  },
  'rows-patterns-with-errors': {
    path: '/',
    act: async (page) => {
      const generator = await open(page, 'Patterns')
      await generator.typePattern(1, '{Service} in {Town}')
      await generator.typePattern(2, '{Service} in {City')
      await page.getByText('There is no column').first().waitFor()
    },
  },
  'rows-rules-empty': {
    path: '/',
    act: async (page) => {
      await open(page, 'Rules')
    },
  },
  'rows-rules': {
    path: '/',
    act: async (page) => {
      const generator = await open(page, 'Rules')
      await generator.addRule('At most … characters')
      await page.getByRole('textbox', { name: 'Most' }).fill('30')
      await generator.addRule('No word twice')
      await generator.addRule('When … then …')
      await generator.addRule('Leave out these rows')
      await page.getByRole('textbox', { name: 'Rows to leave out' }).fill('licensed plumber Leeds')
      await generator.addRule('Write a rule')
      await page
        .getByRole('textbox', { name: 'Rule as text' })
        .fill('IF [City] LIKE "*field" THEN [Service] <> "plumber"')
      await page.getByRole('button', { name: 'Show what is left out' }).click()
      await page.getByRole('region', { name: 'Rows that rules leave out' }).waitFor()
    },
  },
  'rows-rules-with-errors': {
    path: '/',
    act: async (page) => {
      const generator = await open(page, 'Rules')
      await generator.addRule('At most … characters')
      await page.getByRole('textbox', { name: 'Most' }).fill('many')
      await generator.addRule('Write a rule')
      await page
        .getByRole('textbox', { name: 'Rule as text' })
        .fill('IF [City] = "Hull" THEN [Town] <> "York"')
    },
  },
  'rows-order': {
    path: '/',
    act: async (page) => {
      const generator = await open(page, 'Order')
      await page.getByRole('group', { name: 'Order' }).getByRole('radio', { name: 'Sample' }).check()
      await page.getByLabel('Number of rows').fill('20')
      await page.getByLabel('Seed', { exact: true }).fill('spring')
      await generator.sample().first().waitFor()
    },
  },
  'rows-all-pairs': {
    path: '/',
    act: async (page) => {
      await open(page, 'Order')
      await page.getByRole('group', { name: 'Order' }).getByRole('radio', { name: 'All pairs' }).check()
    },
  },
  'rows-table-empty': {
    path: '/',
    act: async (page) => {
      await open(page, 'Table')
    },
  },
  'rows-table': {
    path: '/',
    act: async (page) => {
      await open(page, 'Table')
      await page.getByRole('button', { name: 'One field per column' }).click()
      await page.getByLabel('Name of field 4').fill('Path')
      await page.getByLabel('Content of field 4').pressSequentially('/{City|sl')
    },
  },
  'rows-table-of-results': {
    path: '/',
    act: async (page) => {
      const generator = await open(page, 'Table')
      await page.getByRole('button', { name: 'One field per column' }).click()
      await page.getByLabel('Name of field 4').fill('Path')
      await page.getByLabel('Content of field 4').fill('/{City|slug}/{Service|slug}')
      await generator.generate()
      await generator.results.getByRole('row').nth(1).waitFor()
    },
  },
  'rows-target': {
    path: '/',
    act: async (page) => {
      const generator = await open(page, 'Use for')
      await generator.type(['Leeds', 'York!'])
      await page.getByRole('combobox', { name: 'Use for' }).selectOption({ label: 'Google Ads keyword' })
      await page.getByRole('button', { name: "Show rows that don't fit" }).click()
      await page.locator('mark').first().waitFor()
    },
  },
  'rows-linked-and-optional': {
    path: '/',
    act: async (page) => {
      const generator = await open(page, 'Patterns')
      await generator.chooseInMenu('City', 'Link with Service')
      await generator.chooseInMenu('Promise', 'Optional')
    },
  },
  'rows-column-menu': {
    path: '/',
    act: async (page) => {
      await open(page, 'Patterns')
      await page.getByRole('button', { name: 'Move or rename City' }).click()
      await page.getByRole('menuitem', { name: 'Link with Service' }).waitFor()
    },
  },
})
