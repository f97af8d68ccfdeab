import type { Page } from '@playwright/test'
import { SHARE_MESSAGES, SHARED_PATH, shares } from '@wordloom/contract'
import { choose } from './press.ts'
import { type Scene, scenesOf } from './scene.ts'

const PATH = `${SHARED_PATH}#${'A'.repeat(64)}`
const LINK = { frozenAt: null, expiresAt: null, updatedAt: '2026-11-20T09:00:00.000Z' }
const TOWNS = ['Leeds', 'York', 'Bradford', 'Hull', 'Wakefield', 'Halifax', 'Harrogate', 'Ripon']

const LIST = {
  kind: 'list',
  name: 'Towns in Yorkshire, largest first',
  wordCount: 400,
  words: Array.from({ length: 400 }, (_, at) => `${TOWNS[at % TOWNS.length]} ${at + 1}`),
  ...LINK,
  frozenAt: '2026-11-21T09:00:00.000Z',
  expiresAt: '2026-12-24T09:00:00.000Z',
}

const OPTIONS = {
  separator: 'space',
  customSeparator: '',
  wrap: 'nothing',
  customPrefix: '',
  customSuffix: '',
  unique: true,
}

const RESULT = {
  kind: 'result',
  name: 'Trades by town',
  description: 'For the spring campaign',
  combinationCount: 4,
  isCountExact: true,
  separator: 'space',
  wrap: 'nothing',
  recipe: { columns: ['plumber\nroofer', 'Leeds\nYork'], ...OPTIONS },
  combinations: ['plumber Leeds', 'plumber York', 'roofer Leeds', 'roofer York'],
  ...LINK,
}

const PROJECT = {
  kind: 'project',
  name: 'Spring launch',
  description: 'Landing pages and ad groups',
  columns: [
    { id: 'a', name: 'Trade', words: 'plumber\nroofer\njoiner' },
    { id: 'b', name: 'Town', words: TOWNS.join('\n') },
    { id: 'c', words: '' },
  ],
  ...OPTIONS,
  customWrap: '',
  rows: { patterns: ['{Trade} in {Town}'] },
  ...LINK,
}

function open(answer: { readonly json: object; readonly status?: number } | 'offline' | 'never') {
  return async (page: Page) => {
    await page.route(`**${shares.open.path}`, (route) => {
      if (answer === 'offline') return route.abort()
      return answer === 'never' ? undefined : route.fulfill(answer)
    })
    await page.reload()
    const isBusy = answer === 'never'
    await page.locator(isBusy ? 'main [aria-busy=true]' : 'main:not(:has([aria-busy=true])) h1').waitFor()
  }
}

const NEEDS_PASSWORD = {
  status: 403,
  json: { code: 'password_required', message: SHARE_MESSAGES.passwordNeeded },
}

async function guess(page: Page): Promise<void> {
  await open(NEEDS_PASSWORD)(page)
  const json = {
    code: 'bad_request',
    message: SHARE_MESSAGES.passwordWrong,
    fields: { password: SHARE_MESSAGES.passwordWrong },
  }
  await page.route(`**${shares.open.path}`, (route) => route.fulfill({ status: 400, json }))
  await page.getByLabel('Password', { exact: true }).fill('a guess')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').waitFor()
}

/** Fakes the links, so that their dates and counts are the same in each picture. */
async function withLinks(page: Page): Promise<void> {
  const createdAt = '2026-11-20T09:00:00.000Z'
  await page.route(`**${shares.list.path}`, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const answer = await page.request.get('/api/saved-lists?view=summary')
    const lists: readonly { readonly id: number }[] = await answer.json()
    const json = lists.flatMap(({ id: itemId }, at) => [
      {
        ...{ id: 2 * at + 1, kind: 'list', itemId, isFrozen: false, hasPassword: false, opens: 12 },
        ...{ createdAt, expiresAt: null },
      },
      {
        ...{ id: 2 * at + 2, kind: 'list', itemId, isFrozen: true, hasPassword: true, opens: 0 },
        ...{ createdAt, expiresAt: '2026-11-22T09:00:00.000Z' },
      },
    ])
    await route.fulfill({ json })
  })
}

async function shareList(page: Page): Promise<void> {
  await choose(/^More actions for/, 'Share…')(page)
  await page.getByRole('button', { name: 'Create link' }).waitFor()
}

export const SHARING_SCENES: readonly Scene[] = [
  ...scenesOf('visitor', {
    'shared-list': { path: PATH, act: open({ json: LIST }), expectedComplaints: [/status of 404/] },
    'shared-result': { path: PATH, act: open({ json: RESULT }), expectedComplaints: [/status of 404/] },
    'shared-project': { path: PATH, act: open({ json: PROJECT }), expectedComplaints: [/status of 404/] },
    'shared-to-library': {
      path: PATH,
      expectedComplaints: [/status of 404/],
      act: async (page) => {
        await open({ json: LIST })(page)
        await page.getByRole('button', { name: 'Copy to my library' }).click()
        await page.getByRole('alertdialog').waitFor()
      },
    },
    'shared-password': {
      path: PATH,
      act: open(NEEDS_PASSWORD),
      expectedComplaints: [/status of 40[34]/],
    },
    'shared-wrong-password': { path: PATH, act: guess, expectedComplaints: [/status of 40[034]/] },
    'shared-loading': { path: PATH, act: open('never'), expectedComplaints: [/status of 404/] },
    'shared-offline': {
      path: PATH,
      act: open('offline'),
      expectedComplaints: [/status of 404/, /ERR_FAILED/],
    },
    'shared-too-many': {
      path: PATH,
      act: open({ status: 429, json: { code: 'too_many_requests', message: 'Too many attempts.' } }),
      expectedComplaints: [/status of (404|429)/],
    },
    'shared-gone': { path: PATH, expectedComplaints: [/status of 404/] },
    'shared-incomplete': { path: SHARED_PATH },
  }),
  ...scenesOf('member', {
    'share-list': {
      path: '/dashboard',
      act: async (page) => {
        await withLinks(page)
        await shareList(page)
      },
    },
    'share-new-link': {
      path: '/dashboard',
      act: async (page) => {
        await page.route(`**${shares.create.path}`, (route) => {
          if (route.request().method() !== 'POST') return route.fallback()
          const share = { id: 1, kind: 'list', itemId: 1, isFrozen: false, hasPassword: false, opens: 0 }
          const times = { createdAt: '2026-11-20T09:00:00.000Z', expiresAt: null }
          return route.fulfill({
            status: 201,
            json: { share: { ...share, ...times }, secret: 'A'.repeat(64) },
          })
        })
        await shareList(page)
        await page.getByRole('button', { name: 'Create link' }).click()
        await page.getByRole('button', { name: 'Copy link' }).waitFor()
      },
    },
    'share-project': {
      path: '/projects',
      act: async (page) => {
        await page
          .getByRole('link', { name: /Spring launch/ })
          .first()
          .click()
        await page.getByRole('button', { name: 'Share…' }).click()
        await page.getByRole('button', { name: 'Create link' }).waitFor()
      },
    },
  }),
]
