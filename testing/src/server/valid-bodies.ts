import {
  accounts,
  admin,
  apiTokens,
  combinations,
  contact,
  domains,
  type Endpoint,
  folders,
  identityProvider,
  marks,
  people,
  projects,
  savedLists,
  savedResults,
  secondFactors,
  sessions,
  shares,
  subscriptions,
  targets,
  uploads,
} from '@wordloom/contract'
import { ENDPOINTS } from '@wordloom/server/internal/http/endpoints'
import { PASSWORD } from '../accounts/password.ts'

export const WITH_BODY = ENDPOINTS.filter(({ body }) => body !== undefined)
export const WITHOUT_BODY = ENDPOINTS.filter(
  ({ method, body, isSigned }) => method !== 'GET' && body === undefined && !isSigned,
)

const PROJECT = {
  name: 'Ads',
  description: 'For all towns',
  columns: ['red', 'boot', ''].map((words, at) => ({ id: `column-${at}`, words })),
  separator: 'custom',
  customSeparator: ', ',
  wrap: 'custom',
  customPrefix: '<',
  customSuffix: '>',
  unique: true,
}

const RESULT = { name: 'Ads', description: 'For all towns', combinations: ['<red boot>', '<red clog>'] }

const COLUMNS = [{ name: 'Color', words: ['red', 'blue'] }]

const CAMPAIGN = {
  version: 1,
  columns: COLUMNS,
  campaign: 'Boots',
  adGroup: 'All',
  finalUrl: 'https://words.example/',
  budget: 20,
}

const PRODUCTS = { version: 1, columns: COLUMNS, title: 'Boot', sku: 'BOOT-{Color}', price: 20 }

const RECIPE = {
  columns: ['red', 'boot\nclog'],
  separator: 'space',
  wrap: 'custom',
  customPrefix: '<',
  customSuffix: '>',
}

const VALID: ReadonlyMap<Endpoint, Readonly<Record<string, unknown>>> = new Map<
  Endpoint,
  Readonly<Record<string, unknown>>
>([
  [accounts.signUp, { email: 'new@loom.example', password: PASSWORD }],
  [sessions.signIn, { email: 'new@loom.example', password: PASSWORD }],
  [accounts.forgotPassword, { email: 'new@loom.example' }],
  [accounts.resetPassword, { token: 'A'.repeat(64), password: PASSWORD }],
  [accounts.verifyEmail, { token: 'A'.repeat(64) }],
  [accounts.rename, { firstName: 'Ann' }],
  [accounts.changePassword, { currentPassword: PASSWORD, newPassword: PASSWORD }],
  [accounts.changeEmail, { email: 'new@loom.example', currentPassword: PASSWORD }],
  [accounts.remove, { currentPassword: PASSWORD }],
  [secondFactors.prove, { factor: 'app', code: '123456' }],
  [secondFactors.signInWithPasskey, { response: { id: 'x' } }],
  [secondFactors.beginApp, { currentPassword: PASSWORD }],
  [secondFactors.confirmApp, { code: '123456' }],
  [secondFactors.removeApp, { currentPassword: PASSWORD }],
  [secondFactors.beginPasskey, { currentPassword: PASSWORD }],
  [secondFactors.addPasskey, { name: 'Laptop', response: { id: 'x' } }],
  [secondFactors.renamePasskey, { name: 'Laptop' }],
  [secondFactors.removePasskey, { currentPassword: PASSWORD }],
  [secondFactors.renewRecoveryCodes, { currentPassword: PASSWORD }],
  [apiTokens.create, { name: 'Nightly export', scope: 'read', days: 90, currentPassword: PASSWORD }],
  [identityProvider.link, { currentPassword: PASSWORD }],

  [savedLists.create, { name: 'Shoes', words: ['boot', 'clog'], folderId: 1, projectId: 1 }],
  [savedLists.replace, { name: 'Shoes', words: ['boot', 'clog'] }],
  [savedLists.rename, { name: 'Shoes' }],
  [savedLists.setFolder, { folderId: 1 }],
  [savedLists.move, { projectId: 1 }],
  [folders.create, { name: 'Spring', color: '#10b981' }],
  [folders.update, { name: 'Spring', color: '#10b981' }],
  [savedResults.create, { ...RESULT, separator: 'space', wrap: '<|>', recipe: RECIPE, projectId: 1 }],
  [savedResults.replace, RESULT],
  [savedResults.rename, { name: 'Ads', description: 'For all towns' }],
  [savedResults.move, { projectId: 1 }],
  [projects.create, PROJECT],
  [projects.update, PROJECT],
  [projects.addList, { name: 'Shoes', words: ['boot', 'clog'] }],
  [
    marks.change,
    { items: [{ kind: 'list', itemId: 1 }], isStarred: true, addTags: ['ads'], removeTags: ['old'] },
  ],
  [people.invite, { email: 'bob@loom.example', role: 'editor' }],
  [people.change, { role: 'viewer' }],
  [people.preview, { secret: 'A'.repeat(64) }],
  [people.join, { secret: 'A'.repeat(64) }],
  [shares.create, { kind: 'list', itemId: 1, isFrozen: true, days: 30, password: PASSWORD }],
  [shares.open, { secret: 'A'.repeat(64), password: PASSWORD }],
  [
    admin.create,
    {
      email: 'new@loom.example',
      password: PASSWORD,
      firstName: 'Ann',
      lastName: 'Loom',
      subscriptionPlan: 'yearly',
      subscriptionStatus: 'active',
      isAdmin: true,
    },
  ],
  [
    admin.edit,
    {
      firstName: 'Ann',
      lastName: 'Loom',
      email: 'new@loom.example',
      emailVerified: 1,
      newPassword: PASSWORD,
    },
  ],
  [admin.setSubscription, { subscriptionPlan: 'yearly', subscriptionStatus: 'active' }],
  [admin.setAdministrator, { isAdmin: true }],
  [subscriptions.create, { plan: 'monthly' }],
  [
    subscriptions.payInSandbox,
    { clientSecret: 'sandbox', cardNumber: '4242 4242 4242 4242', isConfirmed: true },
  ],
  [
    contact.send,
    {
      firstName: 'Ann',
      lastName: 'Weaver',
      email: 'ann@loom.example',
      subject: 'Export',
      message: 'How many rows?',
      kind: 'feature',
    },
  ],
  [combinations.write, { recipe: RECIPE, format: 'csv', from: 1, count: 10 }],
  [combinations.count, { recipe: RECIPE }],
  [targets.check, { target: 'etsy-tag', recipe: RECIPE }],
  [targets.judgeNegatives, { keywords: 'red shoes', negatives: 'red', platform: 'google-ads' }],
  [targets.pack, { target: 'etsy-tags', terms: ['linen apron'] }],
  [uploads.campaign, { campaign: CAMPAIGN, for: 'google-ads-editor', encoding: 'utf-8' }],
  [uploads.products, { products: PRODUCTS, for: 'shopify' }],
  [domains.lookUp, { domains: ['words.example'] }],
  [projects.addResult, { name: 'Ads', combinations: ['red boot'], separator: 'space', wrap: 'nothing' }],
])

export function validBodyOf(endpoint: Endpoint): Readonly<Record<string, unknown>> {
  return VALID.get(endpoint) ?? {}
}
