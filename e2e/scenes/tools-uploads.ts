import type { Page } from '@playwright/test'
import { type Scene, scenesOf } from './scene.ts'

const checked = (page: Page) => page.getByText('No problems found.').waitFor()

export const UPLOAD_SCENES: readonly Scene[] = scenesOf('visitor', {
  'products-empty': {
    path: '/tools/products',
    act: async (page) => {
      await page.getByRole('button', { name: 'Start over' }).click()
      await page.getByText('Enter words, a title and a SKU pattern.').waitFor()
    },
  },
  'products-with-equal-skus': {
    path: '/tools/products',
    act: async (page) => {
      await page.getByRole('textbox', { name: 'SKU', exact: true }).fill('{Model|code}-{Size}')
      await page.getByText('Two variants get the same SKU').waitFor()
    },
  },
  'products-with-a-file': {
    path: '/tools/products',
    act: async (page) => {
      await checked(page)
      await page.getByRole('button', { name: 'Make the file' }).click()
      await page.getByRole('link', { name: 'Download shopify.csv' }).waitFor()
    },
  },
  'campaigns-with-errors': {
    path: '/tools/campaigns',
    act: async (page) => {
      await page.getByLabel('Daily budget').fill('')
      await page
        .getByRole('textbox', { name: 'Ad 1, headline 2' })
        .fill('The plumbers that people in {City|title} recommend')
      await page.getByText('These would be rejected').waitFor()
    },
  },
  'campaigns-for-amazon': {
    path: '/tools/campaigns',
    act: async (page) => {
      await page.getByLabel('For', { exact: true }).selectOption('Amazon Sponsored Products')
      await page.getByText('An ad group needs a product').waitFor()
    },
  },
  'campaigns-to-paste': {
    path: '/tools/campaigns',
    act: async (page) => {
      await page.getByLabel('For', { exact: true }).selectOption('Google Ads Editor, Make multiple changes')
      await checked(page)
      await page.getByRole('button', { name: 'Make the file' }).click()
      await page.getByRole('button', { name: 'Copy google-ads-clipboard-ads.tsv' }).waitFor()
    },
  },
})
