import type { Browser, Page } from '@playwright/test'
import { admin } from '@wordloom/contract'
import { anAccount, change } from '../fixtures/administration.ts'
import { WITH_DEMO_KEY } from '../fixtures/demo-key.ts'
import { aFolder, aList, aProject, aResult } from '../fixtures/library.ts'
import { aMember, anAddress, aVerifiedMember, PASSWORD, signInAsAdministrator } from '../fixtures/people.ts'
import { test as base } from '../fixtures/test.ts'
import type { Cast } from './scene.ts'

type State = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>
type CastStates = (cast: Cast) => Promise<State>

interface Part {
  cast: Cast
}

export const test = base.extend<Part, { readonly casts: CastStates }>({
  cast: ['visitor', { option: true }],
  storageState: async ({ cast, casts }, use) => use(await casts(cast)),
  casts: [
    async ({ browser }, use, { project }) => {
      const baseURL = project.use.baseURL || process.env['JOURNEY_ADDRESS'] || ''
      const states = new Map<Cast, Promise<State>>()
      await use((cast) => {
        const state = states.get(cast) ?? prepare(browser, baseURL, cast)
        states.set(cast, state)
        return state
      })
    },
    { scope: 'worker' },
  ],
})

async function prepare(browser: Browser, baseURL: string, cast: Cast): Promise<State> {
  const context = await browser.newContext({ baseURL, storageState: WITH_DEMO_KEY })
  await PREPARATIONS[cast](await context.newPage())
  const state = await context.storageState()
  await context.close()
  return state
}

const PREPARATIONS: Readonly<Record<Cast, (page: Page) => Promise<unknown>>> = {
  visitor: async () => {},
  newcomer: (page) => aVerifiedMember(page, { firstName: 'Noor', lastName: 'Haddad' }),
  unverified: (page) => aMember(page, { firstName: 'Ines' }),
  member: async (page) => {
    await aVerifiedMember(page, { firstName: 'Ann', lastName: 'Weaver' })
    await fillLibrary(page)
  },
  administrator: async (page) => {
    await signInAsAdministrator(page)
    await fillPanel(page)
  },
}

const FOLDERS = [
  ['Cities UK', '#3b82f6'],
  ['Services', '#10b981'],
  ['Modifiers', '#f59e0b'],
  ['Negative keywords for every campaign of the agency', '#ef4444'],
] as const

const LISTS = [
  ['Yorkshire towns', ['Leeds', 'York', 'Bradford', 'Hull', 'Wakefield', 'Halifax']],
  ['Emergency modifiers', ['emergency', '24 hour', 'same day']],
  ['Trades', ['plumber', 'electrician', 'roofer', 'joiner']],
  ['Domain endings we own', ['.com', '.io', '.studio']],
  ['Colors', ['ash gray', 'bottle green', 'ecru', 'oxblood']],
  ['Sizes', ['XS', 'S', 'M', 'L', 'XL']],
  ['Materials', ['organic cotton', 'linen', 'wool']],
  ['Question words', ['how', 'what', 'when']],
] as const

async function fillLibrary(page: Page): Promise<void> {
  const project = await aProject(page, { name: 'Spring launch', description: 'Landing pages and ad groups' })
  await aProject(page, { name: 'SKU 2027' })
  const folders = []
  for (const [name, color] of FOLDERS) folders.push(await aFolder(page, { name, color }))
  for (const [place, [name, words]] of LISTS.entries()) {
    await aList(page, { name, words: [...words], ...(place === 2 && { projectId: project.id }) })
    await aList(page, { name: `${name} (old)`, words: [...words], folderId: folders[place % 4]?.id ?? null })
  }
  for (const [name, projectId] of [
    ['Trades by town', project.id],
    ['Shirts, every color and size of the autumn range', null],
    ['Domains to check', null],
  ] as const) {
    await aResult(page, {
      name,
      projectId,
      description: 'Made for the launch',
      combinations: [
        'plumber Leeds',
        'plumber York',
        'roofer Leeds',
        'roofer York',
        'joiner Leeds',
        'joiner York',
        'joiner Hull',
      ],
    })
  }
}

async function fillPanel(page: Page): Promise<void> {
  for (const [firstName, lastName, subscriptionPlan] of [
    ['Ann', 'Weaver', 'yearly'],
    ['Bo', 'Larsson', 'monthly'],
    ['Chidi', null, 'free'],
    [null, null, 'friends_family'],
  ] as const) {
    const account = await anAccount(page, {
      firstName,
      lastName,
      subscriptionPlan,
      email: anAddress(),
      password: PASSWORD,
    })
    if (firstName === 'Chidi') await change(page, admin.suspend, account)
  }
}
