import type { Page } from '@playwright/test'
import { choose } from './press.ts'
import { type Scene, scenesOf } from './scene.ts'

const TOWNS = ['Leeds', 'York', 'Bradford', 'Hull', 'Wakefield', 'Halifax', 'Harrogate', 'Ripon']
const HEAD = { preview: TOWNS.slice(0, 3), changedAt: '2026-10-20T09:00:00.000Z' }
const VERSIONS = [
  {
    ...{ id: 4, wordCount: 1200, changedBy: 'a.rather.long.address.of.someone@agency.example' },
    ...{
      ...HEAD,
      difference: { added: 1012, removed: 3, addedExamples: ['Selby'], removedExamples: ['Hull'] },
    },
  },
  {
    ...{ id: 3, wordCount: 8, changedBy: 'ann@example.org' },
    ...{ ...HEAD, difference: { added: 0, removed: 0, addedExamples: [], removedExamples: [] } },
  },
  { ...{ id: 2, wordCount: 400_000, changedBy: null }, ...HEAD, difference: null },
]

/** Fakes the versions, so that their dates are the same in each picture. */
function open(versions: readonly object[] | 'failure' | 'never') {
  return async (page: Page) => {
    await page.route(/\/versions$/, (route) => {
      if (versions === 'failure') return route.abort()
      return versions === 'never' ? undefined : route.fulfill({ json: versions })
    })
    await choose(/^More actions for/, 'History…')(page)
    const dialog = page.getByRole('dialog')
    const shown = {
      failure: dialog.getByRole('alert'),
      never: dialog.locator('[aria-busy=true]'),
    }
    await (typeof versions === 'string'
      ? shown[versions]
      : dialog.locator('ol, p:not([id])').first()
    ).waitFor()
  }
}

async function compare(page: Page): Promise<void> {
  const words = Array.from({ length: 1200 }, (_, at) => `${TOWNS[at % TOWNS.length]} ${at + 1}`)
  await page.context().route(/\/versions\/4$/, (route) =>
    route.fulfill({
      json: { id: 4, wordCount: words.length, changedAt: HEAD.changedAt, changedBy: null, words },
    }),
  )
  await open(VERSIONS)(page)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /1,012 words added/ })
    .click()
  await page.getByRole('region', { name: 'Words that come back (1,200)' }).waitFor()
}

export const VERSION_SCENES: readonly Scene[] = scenesOf('member', {
  'list-history': { path: '/dashboard', act: open(VERSIONS) },
  'list-history-empty': { path: '/dashboard', act: open([]) },
  'list-history-loading': { path: '/dashboard', act: open('never') },
  'list-history-failed': { path: '/dashboard', act: open('failure'), expectedComplaints: [/ERR_FAILED/] },
  'list-earlier-version': { path: '/dashboard', act: compare },
})
