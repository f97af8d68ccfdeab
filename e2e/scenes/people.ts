import type { Page } from '@playwright/test'
import { JOIN_PATH, people, projects } from '@wordloom/contract'
import { type Scene, scenesOf } from './scene.ts'

const PATH = `${JOIN_PATH}#${'A'.repeat(64)}`
const OWNER = 'bea@example.org'
const ACCOUNT = '0193a5c0-0000-7000-8000-000000000001'
const AT = '2026-11-20T09:00:00.000Z'

const PROJECT = {
  id: 7,
  name: 'Spring launch',
  description: null,
  version: 1,
  createdAt: AT,
  updatedAt: AT,
  columns: ['plumber\nroofer', 'Leeds\nYork', ''].map((words, at) => ({ id: String(at), words })),
  separator: 'space',
  customSeparator: '',
  wrap: 'nothing',
  customWrap: '',
  customPrefix: '',
  customSuffix: '',
  unique: true,
}
const ITEM = { id: 8, version: 1, folderId: null, projectId: 7, createdAt: AT, updatedAt: AT }
const LIST = { ...ITEM, name: 'Towns in Yorkshire', wordCount: 2, preview: ['Leeds', 'York'] }
const RESULT = {
  ...{ ...ITEM, name: 'Trades by town', description: null, combinationCount: 4, isCountExact: true },
  ...{ separator: 'space', wrap: 'nothing', hasRecipe: true, preview: ['plumber Leeds', 'plumber York'] },
}
const EVENTS = ['joined', 'list_changed', 'invited'].map((event, at) => ({
  id: at + 1,
  event,
  by: at === 2 ? OWNER : 'ann@example.org',
  subject: event === 'joined' ? null : event === 'invited' ? 'ann@example.org' : LIST.name,
  at: AT,
}))
const PEOPLE = [
  { id: 1, email: 'ann@example.org', role: 'editor', invitedAt: AT, joinedAt: AT, isOffered: true },
  { id: 3, email: 'cy@example.org', role: 'editor', invitedAt: AT, joinedAt: AT, isOffered: false },
  {
    id: 2,
    email: 'a.rather.long.address.of.someone@agency.example',
    role: 'viewer',
    invitedAt: AT,
    joinedAt: null,
    isOffered: false,
  },
]

function invited(page: Page) {
  return page.route(`**${people.preview.path}`, (route) =>
    route.fulfill({ json: { projectName: PROJECT.name, owner: OWNER, role: 'editor' } }),
  )
}

function joined(role: 'viewer' | 'editor', status = 200, isOffered = false) {
  const place = { account: ACCOUNT, projectId: 7, name: PROJECT.name, owner: OWNER, role, isOffered }
  return async (page: Page) => {
    await page.route(`**${people.joined.path}`, (route) => route.fulfill({ json: [place] }))
    const answers = { '': PROJECT, '/lists': [LIST], '/results': [RESULT], '/history': EVENTS }
    for (const [part, json] of Object.entries(answers)) {
      const json404 = { code: 'not_found', message: 'Not found' }
      await page.route(`**${projects.list.path}/7${part}?*account=${ACCOUNT}`, (route) =>
        route.fulfill(status === 200 ? { json } : { status, json: json404 }),
      )
    }
    await page.reload()
    await page.locator('main h1').waitFor()
  }
}

async function showOffer(page: Page): Promise<void> {
  await showPeople(page)
  await page.getByRole('button', { name: 'Make cy@example.org the owner…' }).click()
  await page.getByRole('alertdialog').waitFor()
}

async function showPeople(page: Page): Promise<void> {
  await page.route('**/people', (route) => route.fulfill({ json: PEOPLE }))
  await page.route('**/history', (route) => route.fulfill({ json: EVENTS }))
  await page
    .getByRole('link', { name: /^Open / })
    .first()
    .click()
  await page.getByRole('button', { name: 'People…' }).click()
  await page.getByRole('button', { name: 'Send invitation' }).waitFor()
}

const JOINED_PATH = `/projects/7?account=${ACCOUNT}`
const expectedComplaints = [/status of 404/]

export const PEOPLE_SCENES: readonly Scene[] = [
  ...scenesOf('visitor', { 'invitation-visitor': { path: PATH } }),
  ...scenesOf('member', {
    'project-people': { path: '/projects', act: showPeople },
    'project-offer': { path: '/projects', act: showOffer },
    invitation: {
      path: PATH,
      expectedComplaints,
      act: async (page) => {
        await invited(page)
        await page.reload()
        await page.getByRole('button', { name: 'Join the project' }).waitFor()
      },
    },
    'invitation-gone': { path: PATH, expectedComplaints },
    'joined-to-view': { path: JOINED_PATH, act: joined('viewer'), expectedComplaints },
    'joined-to-edit': { path: JOINED_PATH, act: joined('editor'), expectedComplaints },
    'joined-lists-to-view': { path: `${JOINED_PATH}&tab=lists`, act: joined('viewer'), expectedComplaints },
    'joined-lists-to-edit': { path: `${JOINED_PATH}&tab=lists`, act: joined('editor'), expectedComplaints },
    'joined-results': { path: `${JOINED_PATH}&tab=results`, act: joined('editor'), expectedComplaints },
    'joined-offered': { path: JOINED_PATH, act: joined('editor', 200, true), expectedComplaints },
    'joined-gone': { path: JOINED_PATH, act: joined('viewer', 404), expectedComplaints },
    'joined-projects': { path: '/projects', act: joined('viewer'), expectedComplaints },
  }),
]
