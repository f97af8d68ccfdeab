import { GeneratorPage } from '../fixtures/generator.ts'
import { type Scene, scenesOf } from './scene.ts'

export const TOOL_SCENES: readonly Scene[] = scenesOf('visitor', {
  'tools-negatives-checked': {
    path: '/tools/negatives',
    act: async (page) => {
      await page.getByRole('button', { name: 'Try an example' }).click()
      await page.getByRole('table', { name: 'Blocked' }).waitFor()
    },
  },
  'tools-negatives-by-negative': {
    path: '/tools/negatives',
    act: async (page) => {
      await page.getByLabel('Keywords', { exact: true }).fill('plumber jobs\n"open')
      await page.getByLabel('Negative keywords', { exact: true }).fill('jobs\n[]')
      await page.getByRole('tab', { name: 'By negative' }).click()
      await page.getByRole('table', { name: 'By negative' }).waitFor()
    },
  },
  'tools-negatives-rows': {
    path: '/',
    act: async (page) => {
      const generator = new GeneratorPage(page)
      await generator.type(['plumber', 'roofer'], ['leeds', 'york'], ['jobs', 'prices'])
      await generator.choose('Separator', 'Space')
      await page.getByText('8 combinations possible', { exact: true }).waitFor()
      await page.goto('/tools/negatives')
      await page.getByText('Rows of the generator', { exact: true }).click()
      await page.getByLabel('Negative keywords', { exact: true }).fill('jobs')
      await page.getByRole('table', { name: 'By negative' }).waitFor()
    },
  },
  'tools-negatives-between-ad-groups': {
    path: '/tools/negatives',
    act: async (page) => {
      await page.getByText('Suggest negatives').click()
      await page.getByRole('button', { name: 'Try an example' }).click()
      await page.getByRole('table', { name: 'To add' }).waitFor()
    },
  },
  'tools-domains-made': {
    path: '/tools/domains',
    act: async (page) => {
      await page.getByRole('button', { name: 'Try an example' }).click()
      await page.getByRole('table', { name: 'Domain names' }).waitFor()
      await page.getByText(/Sign in to check|doesn't look up/).waitFor()
    },
  },
  'tools-tags-packed': {
    path: '/tools/tags',
    act: async (page) => {
      await page.getByRole('button', { name: 'Try an example' }).click()
      await page.getByText('Left out: 4').waitFor()
    },
  },
  'tools-tags-by-length': {
    path: '/tools/tags?for=amazon-search-terms',
    act: async (page) => {
      await page.getByRole('button', { name: 'Try an example' }).click()
      await page.getByText('Everything fits.').waitFor()
    },
  },
  'tools-clean-example': {
    path: '/tools/clean',
    act: async (page) => {
      await page.getByRole('button', { name: 'Try an example' }).click()
      await page.getByText('6 words become 5').waitFor()
    },
  },
  'tools-compare-example': {
    path: '/tools/compare',
    act: async (page) => {
      await page.getByRole('button', { name: 'Try an example' }).click()
      await page.getByText('1 in every list').waitFor()
    },
  },
  'tools-ngrams-chosen': {
    path: '/tools/ngrams',
    act: async (page) => {
      await page.getByRole('button', { name: 'Try an example' }).click()
      await page.getByRole('button', { name: 'Cost' }).click()
      await page.getByRole('checkbox', { name: 'Select cheap', exact: true }).click()
      await page.getByRole('button', { name: 'Copy as negatives' }).waitFor()
    },
  },
})
