import type { Page } from '@playwright/test'
import { savedLists, subscriptions } from '@wordloom/contract'
import { GeneratorPage } from '../fixtures/generator.ts'
import { type Scene, scenesOf } from './scene.ts'

const WORDS = [
  ['emergency', 'affordable', 'licensed', '24 hour', 'same day'],
  ['plumber', 'boiler repair', 'drain cleaning', 'water heater', 'leak detection'],
  ['Leeds', 'York', 'Bradford', 'Wakefield', 'Huddersfield'],
]

/** Two words, 'fox', and spaces between them. */
const RECIPE_LINK =
  '/#recipe=q1ZKzs8pzc0rVrKKVipKTYnJS8opTVXSUUrLr1CK1VEqTi1ILEosyS9SslIqLkhMBkmVFyUWKFkp5eWXZGTmpSvVAgA'

async function generate(page: Page): Promise<void> {
  const generator = new GeneratorPage(page)
  await generator.type(...WORDS)
  await generator.choose('Separator', 'Space')
  await generator.generate()
  await generator.results.getByRole('listitem').first().waitFor()
}

export const GENERATOR_SCENES: readonly Scene[] = [
  ...scenesOf('visitor', {
    'home-empty': { path: '/' },
    'home-typed': {
      path: '/',
      act: async (page) => {
        const generator = new GeneratorPage(page)
        await generator.type(...WORDS)
        await generator.choose('Separator', 'Custom')
        await generator.choose('Wrap', 'Custom')
        await page.getByText('125 combinations possible').waitFor()
      },
    },
    'home-pasted-table': {
      path: '/',
      act: async (page) => {
        await new GeneratorPage(page).paste(
          1,
          JSON.stringify('Wood\tFurniture\tPromise\noak\ttable\thandmade\nash\tchair\tto last'),
        )
        await page.getByRole('button', { name: 'Paste as 3 columns' }).waitFor()
      },
    },
    'home-pasted-table-without-room': {
      path: '/',
      act: async (page) => {
        const generator = new GeneratorPage(page)
        await generator.type([], ['table'], ['handmade'])
        await generator.paste(1, JSON.stringify('oak\ttable\thandmade\tblue\nash\tchair\tto last\tred'))
        await page.getByRole('button', { name: 'Paste as 3 columns' }).waitFor()
      },
    },
    'home-add-column-hint': {
      path: '/',
      act: async (page) => {
        await page.getByRole('button', { name: 'Add Column' }).focus()
        await page.keyboard.press('Tab')
        await page.keyboard.press('Shift+Tab')
        await page.getByText('3 columns on the free plan, up to 6 on paid plans').waitFor()
      },
    },
    'home-column-menu': {
      path: '/',
      act: async (page) => {
        await page.getByRole('button', { name: 'Move or rename Column 2' }).click()
        await page.getByRole('menuitem', { name: /^Move (left|up)$/ }).waitFor()
      },
    },
    'home-spaces-removed': {
      path: '/',
      act: async (page) => {
        await new GeneratorPage(page).type(['running shoes', 'boots'], ['men'])
        await page.getByRole('button', { name: 'Use Space' }).waitFor()
      },
    },
    'home-results': { path: '/', act: generate },
    'home-billion': {
      path: '/',
      act: async (page) => {
        const words = Array.from({ length: 1000 }, (_, place) => `word ${place}`)
        await new GeneratorPage(page).type(words, words, words)
        await page.getByText('1,000,000,000 combinations possible').waitFor()
        await new GeneratorPage(page).generate()
        await new GeneratorPage(page).results.getByRole('listitem').first().waitFor()
      },
    },
    'home-example': {
      path: '/',
      act: async (page) => {
        await page.getByRole('button', { name: 'try an example' }).click()
        await page.getByText('48 combinations possible').waitFor()
      },
    },
    'home-menu': {
      path: '/',
      act: async (page) => {
        // Wide screens show these links in the bar.
        const menu = page.getByRole('button', { name: 'Menu', exact: true })
        if (await menu.isVisible()) await menu.click()
      },
    },
    'home-copy-too-large': {
      path: '/',
      act: async (page) => {
        const words = Array.from({ length: 500 }, (_, place) => `word ${place}`)
        await new GeneratorPage(page).type(words, words, words)
        await page.getByText('125,000,000 combinations possible').waitFor()
        await new GeneratorPage(page).generate()
        await page.getByRole('button', { name: 'Copy All' }).click()
        await page.getByRole('button', { name: 'Export as text' }).waitFor()
      },
    },
    'home-outdated': {
      path: '/',
      act: async (page) => {
        await generate(page)
        await new GeneratorPage(page).choose('Separator', 'Custom')
        await new GeneratorPage(page).choose('Wrap', 'Custom')
        await page.getByText('Generate again to update the results').waitFor()
      },
    },
    'home-nothing-found': {
      path: '/',
      act: async (page) => {
        await generate(page)
        await page.getByRole('searchbox', { name: 'Find or go to row' }).fill('nobody')
        await page.keyboard.press('Enter')
      },
    },
    'home-row-found': {
      path: '/',
      act: async (page) => {
        await generate(page)
        await new GeneratorPage(page).search('3')
        await page.getByRole('listitem').and(page.locator('[aria-current=true]')).waitFor()
      },
    },
    'home-export-menu': {
      path: '/',
      act: async (page) => {
        await generate(page)
        await page.getByRole('button', { name: 'Export', exact: true }).click()
        await page.getByRole('menu').waitFor()
      },
    },
    'home-sign-in-dialog': {
      path: '/',
      act: async (page) => {
        await new GeneratorPage(page).type(...WORDS)
        await page.getByRole('button', { name: 'Save Column 1' }).click()
        await page.getByRole('alertdialog').waitFor()
      },
    },
    'home-upgrade-dialog': {
      path: '/',
      act: async (page) => {
        await page.getByRole('button', { name: 'Add Column' }).click()
        await page.getByRole('dialog', { name: 'More columns' }).waitFor()
      },
    },
    'home-shortcuts': {
      path: '/',
      act: async (page) => {
        await page.keyboard.press('?')
        await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
      },
    },
  }),
  ...scenesOf('member', {
    'home-member': {
      path: '/',
      act: async (page) => {
        const generator = new GeneratorPage(page)
        await (await generator.openSavedLists(1)).getByRole('checkbox').first().check()
        await page.keyboard.press('Escape')
        await (await generator.openSavedLists(2)).getByRole('checkbox').nth(1).check()
        await page.keyboard.press('Escape')
      },
    },
    'home-saved-lists': {
      path: '/',
      act: async (page) => {
        await (await new GeneratorPage(page).openSavedLists(2)).getByRole('checkbox').nth(1).check()
      },
    },
    'home-six-columns': {
      path: '/',
      act: async (page) => {
        await page.route(subscriptions.entitlements.path, (route) =>
          route.fulfill({ json: { columns: 6, savedLists: null, savedResults: null } }),
        )
        for (const columns of [4, 5, 6]) {
          await page.getByRole('button', { name: 'Add Column' }).click()
          await page.getByText(`${columns} columns`, { exact: true }).waitFor()
        }
        await new GeneratorPage(page).type(...WORDS, ['today', 'now'], ['near me'], ['2027'])
      },
    },
    'home-replace-column': {
      path: '/',
      act: async (page) => {
        await new GeneratorPage(page).type(...WORDS)
        const [list] = await (await page.request.get(savedLists.list.path)).json()
        await page.goto(`/?list=${list.id}`)
        await page.getByRole('dialog', { name: 'Replace which column?' }).waitFor()
      },
    },
    'home-open-link': {
      path: '/',
      act: async (page) => {
        await new GeneratorPage(page).type(...WORDS)
        await page.goto(RECIPE_LINK)
        await page.getByRole('alertdialog', { name: 'Open this link?' }).waitFor()
      },
    },
    'home-save-list': {
      path: '/',
      act: async (page) => {
        await new GeneratorPage(page).type(...WORDS)
        await page.getByRole('button', { name: 'Save Column 1' }).click()
        await page.getByRole('dialog', { name: 'Save Word List' }).waitFor()
      },
    },
    'home-save-results': {
      path: '/',
      act: async (page) => {
        await generate(page)
        await page.getByRole('button', { name: 'Save Results' }).click()
        await page.getByRole('dialog', { name: 'Save Generated Results' }).waitFor()
      },
    },
    'home-account-menu': {
      path: '/',
      act: async (page) => {
        await page.getByRole('button', { name: 'Account menu' }).click()
        await page.getByRole('menu').waitFor()
      },
    },
  }),
]
