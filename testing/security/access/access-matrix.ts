import {
  ACCOUNT_MESSAGES,
  ADMIN_MESSAGES,
  accounts,
  admin,
  apiTokens,
  CONTACT_MESSAGES,
  combinations,
  contact,
  DOMAIN_MESSAGES,
  deadLetters,
  demoMail,
  domains,
  type Endpoint,
  type ErrorCode,
  folders,
  HEALTH_PATH,
  IDENTITY_CALLBACK_PATH,
  IDENTITY_PROVIDER_MESSAGES,
  identityProvider,
  impersonation,
  listVersions,
  marks,
  OPEN_API_PATH,
  PEOPLE_MESSAGES,
  people,
  projects,
  READINESS_PATH,
  SECOND_FACTOR_MESSAGES,
  SHARE_MESSAGES,
  SIGN_IN_PATH,
  SIGN_IN_PROBLEMS,
  SIGN_OUT_PATH,
  SUBSCRIPTION_MESSAGES,
  savedLists,
  savedResults,
  secondFactors,
  sessions,
  shares,
  subscriptions,
  targets,
  trash,
  uploads,
} from '@wordloom/contract'
import { readAccountSecret } from '@wordloom/server/internal/database/accounts/account-secret'
import type { Database } from '@wordloom/server/internal/database/database'
import { METRICS_PATH } from '@wordloom/server/internal/http/monitoring/metrics'
import { aLink, PASSWORD, type Person, startSession } from '../../src/accounts/person.ts'
import { addToken } from '../../src/accounts/token.ts'
import { addPasskey, addUser } from '../../src/database/rows.ts'
import { addFolder, addList, addProject, addResult, throwAway } from '../../src/library/library.ts'
import { addInvitation } from '../../src/library/people.ts'
import { addShare } from '../../src/library/share.ts'
import { addVersion } from '../../src/library/versions.ts'

/** `other` requests someone else's items; `suspended` uses a session from before the suspension. */
export const ACTORS = ['visitor', 'unverified', 'user', 'other', 'suspended', 'admin'] as const
export type Actor = (typeof ACTORS)[number]

/** `demo` is on the user's own machine; `served` is for others, and its identity provider is down. */
export type InstallationName = 'demo' | 'served'

export type Answer = number | ErrorCode | readonly [ErrorCode, message: string]

interface Scene {
  readonly database: Database
  readonly actor: Actor
  readonly asker: Person
  readonly target: Person
}

interface Sending {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: object
}

export interface Row {
  readonly method: Endpoint['method']
  readonly path: string
  readonly installation?: InstallationName
  readonly title: string
  readonly endpoint?: Endpoint
  readonly send?: (scene: Scene) => Sending | Promise<Sending>
  /** Null skips an actor that makes no difference. */
  readonly answers: Readonly<Record<Actor, Answer | null>>
}

function forMembers(
  own: Answer,
  { unverified = own, other = null }: { unverified?: Answer; other?: Answer | null } = {},
): Row['answers'] {
  return {
    visitor: 'unauthorized',
    unverified,
    user: own,
    other,
    suspended: 'unauthorized',
    admin: own,
  }
}

function forEverybody(answer: Answer): Row['answers'] {
  return { visitor: answer, unverified: answer, user: answer, other: null, suspended: answer, admin: answer }
}

function forAdministrators(answer: Answer): Row['answers'] {
  return {
    visitor: 'unauthorized',
    unverified: 'admin_required',
    user: 'admin_required',
    other: 'admin_required',
    suspended: 'unauthorized',
    admin: answer,
  }
}

interface Details extends Pick<Row, 'installation' | 'send' | 'answers'> {
  readonly when?: string
}

function call(endpoint: Endpoint, { when, ...details }: Details): Row {
  const { method, path } = endpoint
  return { method, path, endpoint, title: [method, path, when].join(' ').trimEnd(), ...details }
}

function get(path: string, details: Details): Row {
  return { method: 'GET', path, title: `GET ${path}`, ...details }
}

const invalidResetLink = ['bad_request', ACCOUNT_MESSAGES.invalidResetLink] as const
const invalidVerificationLink = ['bad_request', ACCOUNT_MESSAGES.invalidVerificationLink] as const
const alreadyVerified = ['conflict', ACCOUNT_MESSAGES.alreadyVerified] as const
const notToOneself = ['bad_request', ADMIN_MESSAGES.ownAccount] as const
const nothingIsSold = ['conflict', SUBSCRIPTION_MESSAGES.paymentsOff] as const
const setupOver = ['conflict', SECOND_FACTOR_MESSAGES.setupOver] as const
const linkIsGone = ['not_found', SHARE_MESSAGES.gone] as const
const proof = { currentPassword: PASSWORD }
const code = { code: '123456' }

const ONLY_ONES_OWN = { other: 'not_found' } as const
const LIST = { name: 'Shoes', words: ['boot'] }
const RECIPE = { columns: ['red', 'boot\nclog'], separator: 'space', wrap: 'nothing' }
const CHECK = { target: 'etsy-tag', words: ['linen apron'] } as const
const NEGATIVES = { keywords: 'red shoes', negatives: 'red' }
const PACKING = { target: 'etsy-tags', terms: ['linen apron'] } as const
const CAMPAIGN = {
  version: 1,
  columns: [{ name: 'Word', words: ['red boot'] }],
  campaign: 'Boots',
  adGroup: 'All',
  finalUrl: 'https://words.example/',
  budget: 20,
}
const PRODUCTS = {
  version: 1,
  columns: [{ name: 'Color', words: ['Red'] }],
  title: 'Boot',
  sku: 'BOOT-{Color}',
  price: 20,
}
const RESULT = { name: 'Ads', combinations: ['red boot'] }
const FROZEN = { isFrozen: true, days: 30 }

export const ACCESS: readonly Row[] = [
  call(sessions.options, { answers: forEverybody(200) }),
  call(sessions.signIn, {
    send: ({ target, actor }) => ({
      body: { email: target.email, password: actor === 'other' ? 'a guess' : PASSWORD },
    }),
    answers: { ...forEverybody(200), other: 'invalid_credentials', suspended: 'account_suspended' },
  }),
  call(sessions.currentUser, { answers: forMembers(200) }),
  call(sessions.list, { answers: forMembers(200) }),
  call(sessions.end, {
    send: async ({ database, target }) => ({ params: { id: await anotherSession(database, target) } }),
    answers: forMembers(204, { other: 'not_found' }),
  }),
  call(sessions.endOthers, { answers: forMembers(204) }),

  call(accounts.signUp, {
    when: 'with an address of their own',
    send: ({ target }) => ({ body: { email: `new-${target.email}`, password: PASSWORD } }),
    answers: forEverybody(201),
  }),
  call(accounts.signUp, {
    when: 'with an address that has an account',
    send: ({ target }) => ({ body: { email: target.email, password: PASSWORD } }),
    answers: {
      ...forEverybody(['conflict', ACCOUNT_MESSAGES.emailTaken]),
      other: ['conflict', ACCOUNT_MESSAGES.emailTaken],
    },
  }),
  call(accounts.forgotPassword, {
    send: ({ target }) => ({ body: { email: target.email } }),
    answers: { ...forEverybody(200), other: 200 },
  }),
  call(accounts.resetPassword, {
    send: async ({ database, target }) => ({
      body: { token: await aLink(database, target, 'reset'), password: 'eight looms at dawn' },
    }),
    answers: { ...forEverybody(200), other: 200, suspended: invalidResetLink },
  }),
  call(accounts.verifyEmail, {
    when: 'with a link and the password',
    send: async ({ database, target }) => {
      await database.kysely
        .updateTable('users')
        .set({ email_verified: 0 })
        .where('id', '=', target.id)
        .execute()
      return { body: { token: await aLink(database, target, 'verification'), password: PASSWORD } }
    },
    answers: { ...forEverybody(200), other: 200, suspended: invalidVerificationLink },
  }),
  call(accounts.verifyEmail, {
    when: 'with a link to reset the password',
    send: async ({ database, target }) => ({ body: { token: await aLink(database, target, 'reset') } }),
    answers: { ...forEverybody(invalidVerificationLink), other: invalidVerificationLink },
  }),
  call(accounts.resendVerification, { answers: forMembers(alreadyVerified, { unverified: 200 }) }),
  call(accounts.details, { answers: forMembers(200) }),
  call(accounts.rename, { send: () => ({ body: { firstName: 'Ann' } }), answers: forMembers(200) }),
  call(accounts.changePassword, {
    send: () => ({ body: { ...proof, newPassword: 'eight looms at dawn' } }),
    answers: forMembers(200),
  }),
  call(accounts.changeEmail, {
    send: ({ target }) => ({ body: { ...proof, email: `new-${target.email}` } }),
    answers: forMembers(200),
  }),
  call(accounts.download, { answers: forMembers(200) }),
  call(accounts.remove, { send: () => ({ body: proof }), answers: forMembers(204) }),

  call(secondFactors.step, { answers: forEverybody('not_found') }),
  call(secondFactors.prove, {
    send: () => ({ body: { factor: 'app', ...code } }),
    answers: forEverybody(['not_found', SECOND_FACTOR_MESSAGES.signInOver]),
  }),
  call(secondFactors.passkeyOptions, { answers: forEverybody(200) }),
  call(secondFactors.signInWithPasskey, {
    send: () => ({ body: { response: {} } }),
    answers: forEverybody(['invalid_credentials', SECOND_FACTOR_MESSAGES.wrongPasskey]),
  }),
  call(secondFactors.list, { answers: forMembers(200) }),
  call(secondFactors.beginApp, { send: () => ({ body: proof }), answers: forMembers(200) }),
  call(secondFactors.confirmApp, { send: () => ({ body: code }), answers: forMembers(setupOver) }),
  call(secondFactors.removeApp, {
    send: () => ({ body: proof }),
    answers: forMembers(['conflict', SECOND_FACTOR_MESSAGES.appIsOff]),
  }),
  call(secondFactors.beginPasskey, { send: () => ({ body: proof }), answers: forMembers(200) }),
  call(secondFactors.addPasskey, {
    send: () => ({ body: { name: 'Laptop', response: {} } }),
    answers: forMembers(setupOver),
  }),
  call(secondFactors.renamePasskey, {
    send: aPasskeyOfTarget({ name: 'Phone' }),
    answers: forMembers(200, ONLY_ONES_OWN),
  }),
  call(secondFactors.removePasskey, {
    send: aPasskeyOfTarget(proof),
    answers: forMembers(204, ONLY_ONES_OWN),
  }),
  call(secondFactors.renewRecoveryCodes, {
    send: () => ({ body: proof }),
    answers: forMembers(['conflict', SECOND_FACTOR_MESSAGES.isOff]),
  }),

  call(apiTokens.list, { answers: forMembers(200) }),
  call(apiTokens.create, {
    send: () => ({ body: { name: 'Nightly export', scope: 'read', days: 90, ...proof } }),
    answers: forMembers(201),
  }),
  call(apiTokens.revoke, {
    send: async ({ database, target }) => ({ params: { id: (await addToken(database, target.id)).id } }),
    answers: forMembers(204, ONLY_ONES_OWN),
  }),

  call(identityProvider.link, {
    installation: 'demo',
    send: () => ({ body: proof }),
    answers: forMembers('not_found'),
  }),
  call(identityProvider.unlink, { installation: 'demo', answers: forMembers('not_found') }),
  call(identityProvider.link, {
    installation: 'served',
    send: () => ({ body: proof }),
    answers: forMembers(['bad_gateway', SIGN_IN_PROBLEMS.unavailable.message], {
      unverified: ['conflict', IDENTITY_PROVIDER_MESSAGES.unverified],
    }),
  }),
  call(identityProvider.unlink, {
    installation: 'served',
    answers: forMembers(['conflict', IDENTITY_PROVIDER_MESSAGES.notLinked]),
  }),

  call(subscriptions.entitlements, { answers: forEverybody(200) }),
  call(subscriptions.options, { answers: forEverybody(200) }),
  call(subscriptions.status, { answers: forMembers(200) }),
  call(subscriptions.payments, { answers: forMembers(200) }),
  // Payments are off in `served` and in the sandbox in `demo`.
  call(subscriptions.create, {
    installation: 'demo',
    send: () => ({ body: { plan: 'monthly' } }),
    answers: forMembers(200),
  }),
  call(subscriptions.refresh, { installation: 'demo', answers: forMembers(200) }),
  call(subscriptions.cancel, {
    installation: 'demo',
    answers: forMembers(['conflict', SUBSCRIPTION_MESSAGES.nothingToCancel]),
  }),
  call(subscriptions.resume, {
    installation: 'demo',
    answers: forMembers(['conflict', SUBSCRIPTION_MESSAGES.nothingToResume]),
  }),
  call(subscriptions.payInSandbox, {
    installation: 'demo',
    send: aPaymentOfTarget,
    answers: forMembers(200, ONLY_ONES_OWN),
  }),
  call(subscriptions.create, {
    installation: 'served',
    send: () => ({ body: { plan: 'monthly' } }),
    answers: forMembers(nothingIsSold),
  }),
  call(subscriptions.refresh, { installation: 'served', answers: forMembers(nothingIsSold) }),
  call(subscriptions.cancel, { installation: 'served', answers: forMembers(nothingIsSold) }),
  call(subscriptions.resume, { installation: 'served', answers: forMembers(nothingIsSold) }),
  call(subscriptions.payInSandbox, {
    installation: 'served',
    send: () => ({ body: { clientSecret: 'secret', cardNumber: '4242 4242 4242 4242' } }),
    answers: forMembers(nothingIsSold),
  }),
  // A webhook needs a signature, not an account. Payments are not configured here.
  call(subscriptions.webhook, { answers: { ...forEverybody('not_found'), other: null } }),

  call(savedLists.list, { answers: forMembers(200) }),
  call(savedLists.search, { send: () => ({ query: { q: 'boot' } }), answers: forMembers(200) }),
  call(savedLists.create, { send: () => ({ body: LIST }), answers: forMembers(201) }),
  call(savedLists.create, {
    when: 'into a folder',
    send: async ({ database, target }) => ({
      body: { ...LIST, folderId: await addFolder(database, target.id) },
    }),
    answers: forMembers(201, ONLY_ONES_OWN),
  }),
  call(savedLists.create, {
    when: 'into a project',
    send: async ({ database, target }) => ({
      body: { ...LIST, projectId: await addProject(database, target.id) },
    }),
    answers: forMembers(201, ONLY_ONES_OWN),
  }),
  call(savedLists.read, { send: aListOfTarget(), answers: forMembers(200, ONLY_ONES_OWN) }),
  call(savedLists.replace, { send: aListOfTarget(LIST), answers: forMembers(200, ONLY_ONES_OWN) }),
  call(savedLists.rename, {
    send: aListOfTarget({ name: 'Hats' }),
    answers: forMembers(200, ONLY_ONES_OWN),
  }),
  call(savedLists.setFolder, {
    when: 'out of any',
    send: aListOfTarget({ folderId: null }),
    answers: forMembers(200, ONLY_ONES_OWN),
  }),
  call(savedLists.setFolder, {
    when: 'a list of their own',
    send: async ({ database, asker, target }) => ({
      params: { id: await addList(database, asker.id) },
      body: { folderId: await addFolder(database, target.id) },
    }),
    answers: forMembers(200, ONLY_ONES_OWN),
  }),
  call(savedLists.move, {
    when: 'out of any',
    send: aListOfTarget({ projectId: null }),
    answers: forMembers(200, ONLY_ONES_OWN),
  }),
  call(savedLists.move, {
    when: 'a list of their own',
    send: async ({ database, asker, target }) => ({
      params: { id: await addList(database, asker.id) },
      body: { projectId: await addProject(database, target.id) },
    }),
    answers: forMembers(200, ONLY_ONES_OWN),
  }),
  call(savedLists.remove, { send: aListOfTarget(), answers: forMembers(204, ONLY_ONES_OWN) }),
  call(savedLists.restore, {
    send: async ({ database, target }) => {
      const id = await addList(database, target.id)
      await throwAway(database, 'saved_lists', id)
      return { params: { id } }
    },
    answers: forMembers(200, ONLY_ONES_OWN),
  }),

  call(listVersions.list, { send: aListOfTarget(), answers: forMembers(200, ONLY_ONES_OWN) }),
  call(listVersions.read, { send: aVersionOfTarget, answers: forMembers(200, ONLY_ONES_OWN) }),
  call(listVersions.bringBack, { send: aVersionOfTarget, answers: forMembers(200, ONLY_ONES_OWN) }),

  call(folders.list, { answers: forMembers(200) }),
  call(folders.create, { send: () => ({ body: { name: 'Spring' } }), answers: forMembers(201) }),
  call(folders.update, {
    send: aFolderOfTarget({ name: 'Autumn' }),
    answers: forMembers(200, ONLY_ONES_OWN),
  }),
  call(folders.remove, { send: aFolderOfTarget(), answers: forMembers(204, ONLY_ONES_OWN) }),
  call(folders.restore, {
    send: async ({ database, target }) => {
      const id = await addFolder(database, target.id)
      await throwAway(database, 'folders', id)
      return { params: { id } }
    },
    answers: forMembers(200, ONLY_ONES_OWN),
  }),

  call(savedResults.list, { answers: forMembers(200) }),
  call(savedResults.create, { send: () => ({ body: RESULT }), answers: forMembers(201) }),
  call(savedResults.create, {
    when: 'into a project',
    send: async ({ database, target }) => ({
      body: { ...RESULT, projectId: await addProject(database, target.id) },
    }),
    answers: forMembers(201, ONLY_ONES_OWN),
  }),
  call(savedResults.read, { send: aResultOfTarget(), answers: forMembers(200, ONLY_ONES_OWN) }),
  call(savedResults.recipe, { send: aResultOfTarget(), answers: forMembers(200, ONLY_ONES_OWN) }),
  call(savedResults.export, { send: aResultOfTarget(), answers: forMembers(200, ONLY_ONES_OWN) }),
  call(savedResults.replace, { send: aResultOfTarget(RESULT), answers: forMembers(200, ONLY_ONES_OWN) }),
  call(savedResults.rename, {
    send: aResultOfTarget({ name: 'Towns' }),
    answers: forMembers(200, ONLY_ONES_OWN),
  }),
  call(savedResults.move, {
    when: 'out of any',
    send: aResultOfTarget({ projectId: null }),
    answers: forMembers(200, ONLY_ONES_OWN),
  }),
  call(savedResults.move, {
    when: 'a result of their own',
    send: async ({ database, asker, target }) => ({
      params: { id: await addResult(database, asker.id) },
      body: { projectId: await addProject(database, target.id) },
    }),
    answers: forMembers(200, ONLY_ONES_OWN),
  }),
  call(savedResults.remove, { send: aResultOfTarget(), answers: forMembers(204, ONLY_ONES_OWN) }),
  call(savedResults.restore, {
    send: async ({ database, target }) => {
      const id = await addResult(database, target.id)
      await throwAway(database, 'saved_results', id)
      return { params: { id } }
    },
    answers: forMembers(200, ONLY_ONES_OWN),
  }),

  call(projects.list, { answers: forMembers(200) }),
  call(projects.create, { send: () => ({ body: { name: 'Ads' } }), answers: forMembers(201) }),
  call(projects.read, { send: aProjectOfTarget(), answers: forMembers(200, ONLY_ONES_OWN) }),
  call(projects.update, {
    send: aProjectOfTarget({ name: 'Shop' }),
    answers: forMembers(200, ONLY_ONES_OWN),
  }),
  call(projects.remove, { send: aProjectOfTarget(), answers: forMembers(204, ONLY_ONES_OWN) }),
  call(projects.restore, {
    send: async ({ database, target }) => {
      const id = await addProject(database, target.id)
      await throwAway(database, 'projects', id)
      return { params: { id } }
    },
    answers: forMembers(200, ONLY_ONES_OWN),
  }),
  call(projects.lists, { send: aProjectOfTarget(), answers: forMembers(200, ONLY_ONES_OWN) }),
  call(projects.results, { send: aProjectOfTarget(), answers: forMembers(200, ONLY_ONES_OWN) }),
  call(projects.addList, { send: aProjectOfTarget(LIST), answers: forMembers(201, ONLY_ONES_OWN) }),
  call(projects.addResult, {
    send: aProjectOfTarget(RESULT),
    answers: forMembers(201, ONLY_ONES_OWN),
  }),

  call(marks.list, { answers: forMembers(200) }),
  call(marks.change, {
    when: 'of a list',
    send: async ({ database, target }) => ({
      body: { items: [{ kind: 'list', itemId: await addList(database, target.id) }], isStarred: true },
    }),
    answers: forMembers(204, ONLY_ONES_OWN),
  }),
  call(marks.change, {
    when: 'of a result',
    send: async ({ database, target }) => ({
      body: { items: [{ kind: 'result', itemId: await addResult(database, target.id) }], addTags: ['ads'] },
    }),
    answers: forMembers(204, ONLY_ONES_OWN),
  }),
  call(marks.change, {
    when: 'of a project',
    send: async ({ database, target }) => ({
      body: { items: [{ kind: 'project', itemId: await addProject(database, target.id) }], isStarred: true },
    }),
    answers: forMembers(204, ONLY_ONES_OWN),
  }),
  call(people.list, { send: aProjectOfTarget(), answers: forMembers(200, ONLY_ONES_OWN) }),
  call(people.invite, {
    send: aProjectOfTarget({ email: 'bob@loom.example', role: 'viewer' }),
    answers: forMembers(201, {
      unverified: ['conflict', PEOPLE_MESSAGES.verifyToInvite],
      other: 'not_found',
    }),
  }),
  call(people.change, { send: aPersonOfTarget({ role: 'editor' }), answers: forMembers(200, ONLY_ONES_OWN) }),
  call(people.remove, { send: aPersonOfTarget(), answers: forMembers(204, ONLY_ONES_OWN) }),
  call(people.offer, {
    send: aPersonOfTarget(),
    answers: forMembers(['conflict', PEOPLE_MESSAGES.notAnEditor], ONLY_ONES_OWN),
  }),
  call(people.withdrawOffer, { send: aPersonOfTarget(), answers: forMembers('not_found', ONLY_ONES_OWN) }),
  call(people.takeOver, {
    send: aProjectOfTarget(),
    answers: forMembers('not_found', { other: 'not_found' }),
  }),
  call(people.declineOffer, {
    send: aProjectOfTarget(),
    answers: forMembers('not_found', { other: 'not_found' }),
  }),
  call(people.history, { send: aProjectOfTarget(), answers: forMembers(200, ONLY_ONES_OWN) }),
  call(people.leave, {
    send: aProjectOfTarget(),
    answers: forMembers('not_found', { other: 'not_found' }),
  }),
  call(people.joined, { answers: forMembers(200) }),
  call(people.preview, { send: anInvitationOf('asker'), answers: forMembers(200) }),
  call(people.preview, {
    when: 'for another address',
    send: anInvitationOf('nobody'),
    answers: forMembers(['conflict', PEOPLE_MESSAGES.otherAddress]),
  }),
  call(people.join, {
    send: anInvitationOf('asker'),
    answers: forMembers(200, { unverified: ['conflict', PEOPLE_MESSAGES.verifyToJoin] }),
  }),

  call(shares.list, { answers: forMembers(200) }),
  call(shares.create, {
    when: 'for a list',
    send: async ({ database, target }) => ({
      body: { kind: 'list', itemId: await addList(database, target.id), ...FROZEN },
    }),
    answers: forMembers(201, ONLY_ONES_OWN),
  }),
  call(shares.create, {
    when: 'for a result',
    send: async ({ database, target }) => ({
      body: { kind: 'result', itemId: await addResult(database, target.id), ...FROZEN },
    }),
    answers: forMembers(201, ONLY_ONES_OWN),
  }),
  call(shares.create, {
    when: 'for a project',
    send: async ({ database, target }) => ({
      body: { kind: 'project', itemId: await addProject(database, target.id), ...FROZEN },
    }),
    answers: forMembers(201, ONLY_ONES_OWN),
  }),
  call(shares.revoke, {
    send: async ({ database, target }) => ({ params: { id: (await aShareOf(database, target)).id } }),
    answers: forMembers(204, ONLY_ONES_OWN),
  }),
  call(shares.open, {
    send: async ({ database, target }) => ({
      body: { secret: (await aShareOf(database, target)).secret },
    }),
    answers: { ...forEverybody(200), other: 200, suspended: linkIsGone },
  }),
  call(shares.open, {
    when: 'after it was revoked',
    send: async ({ database, target }) => {
      const { secret } = await aShareOf(database, target)
      await database.kysely.deleteFrom('shares').where('user_id', '=', target.id).execute()
      return { body: { secret } }
    },
    answers: { ...forEverybody(linkIsGone), other: linkIsGone },
  }),

  call(trash.list, { answers: forMembers(200) }),
  call(trash.empty, { answers: forMembers(204) }),

  call(admin.users, { answers: forAdministrators(200) }),
  call(admin.summary, { answers: forAdministrators(200) }),
  call(admin.auditLog, { answers: forAdministrators(200) }),
  call(admin.create, {
    send: ({ target }) => ({ body: { email: `new-${target.email}`, password: PASSWORD } }),
    answers: forAdministrators(201),
  }),
  call(admin.user, { send: themselves(), answers: forAdministrators(200) }),
  call(admin.edit, { send: themselves({ firstName: 'Ann' }), answers: forAdministrators(200) }),
  call(admin.setSubscription, {
    send: themselves({ subscriptionPlan: 'yearly', subscriptionStatus: 'active' }),
    answers: forAdministrators(200),
  }),
  call(admin.savedLists, { send: themselves(), answers: forAdministrators(200) }),
  call(admin.savedResults, { send: themselves(), answers: forAdministrators(200) }),
  call(admin.endSessions, { send: themselves(), answers: forAdministrators(204) }),
  call(admin.resendVerification, {
    when: 'to themselves',
    send: themselves(),
    answers: forAdministrators(alreadyVerified),
  }),
  call(admin.resendVerification, {
    when: 'to somebody else',
    send: somebodyElse(),
    answers: forAdministrators(200),
  }),
  call(admin.setAdministrator, {
    when: 'themselves',
    send: themselves({ isAdmin: true }),
    answers: forAdministrators(notToOneself),
  }),
  call(admin.setAdministrator, {
    when: 'somebody else',
    send: somebodyElse({ isAdmin: true }),
    answers: forAdministrators(200),
  }),
  call(admin.suspend, { when: 'themselves', send: themselves(), answers: forAdministrators(notToOneself) }),
  call(admin.suspend, { when: 'somebody else', send: somebodyElse(), answers: forAdministrators(200) }),
  call(admin.unsuspend, { when: 'themselves', send: themselves(), answers: forAdministrators(notToOneself) }),
  call(admin.unsuspend, { when: 'somebody else', send: somebodyElse(), answers: forAdministrators(200) }),
  call(admin.removeSecondFactors, {
    when: 'of themselves',
    send: themselves(),
    answers: forAdministrators(notToOneself),
  }),
  call(admin.removeSecondFactors, {
    when: 'of somebody who has none',
    send: somebodyElse(),
    answers: forAdministrators(['not_found', ADMIN_MESSAGES.noSecondFactors]),
  }),
  call(admin.removeSecondFactors, {
    when: 'of somebody else',
    send: async (scene) => {
      const sending = await somebodyElse()(scene)
      await addPasskey(scene.database, String(sending.params?.['id']))
      return sending
    },
    answers: forAdministrators(204),
  }),
  call(admin.remove, { when: 'themselves', send: themselves(), answers: forAdministrators(notToOneself) }),
  call(admin.remove, { when: 'somebody else', send: somebodyElse(), answers: forAdministrators(204) }),

  call(admin.signInAs, { when: 'themselves', send: themselves(), answers: forAdministrators(notToOneself) }),
  call(admin.signInAs, { when: 'somebody else', send: somebodyElse(), answers: forAdministrators(200) }),
  call(admin.signInAs, {
    when: 'another administrator',
    send: async (scene) => {
      const sending = await somebodyElse()(scene)
      const id = String(sending.params?.['id'])
      await scene.database.kysely.updateTable('users').set({ is_admin: 1 }).where('id', '=', id).execute()
      return sending
    },
    answers: forAdministrators(['impersonating', ADMIN_MESSAGES.noImpersonatingAdministrators]),
  }),
  call(deadLetters.list, { answers: forAdministrators(200) }),
  call(deadLetters.sendAgain, { send: aDeadLetter, answers: forAdministrators(204) }),
  call(deadLetters.discard, { send: aDeadLetter, answers: forAdministrators(204) }),

  call(impersonation.status, { answers: forMembers(200) }),
  call(impersonation.stop, { answers: forMembers(['conflict', ADMIN_MESSAGES.notImpersonating]) }),

  call(combinations.write, { send: () => ({ body: { recipe: RECIPE } }), answers: forMembers(200) }),
  call(combinations.count, { send: () => ({ body: { recipe: RECIPE } }), answers: forMembers(200) }),

  call(uploads.campaign, {
    send: () => ({ body: { campaign: CAMPAIGN, for: 'google-ads-editor' } }),
    answers: forMembers(200),
  }),
  call(uploads.products, {
    send: () => ({ body: { products: PRODUCTS, for: 'shopify' } }),
    answers: forMembers(200),
  }),

  call(targets.list, { answers: forEverybody(200) }),
  call(targets.check, { send: () => ({ body: CHECK }), answers: forMembers(200) }),
  call(targets.judgeNegatives, { send: () => ({ body: NEGATIVES }), answers: forMembers(200) }),
  call(targets.pack, { send: () => ({ body: PACKING }), answers: forMembers(200) }),

  call(domains.options, { answers: forEverybody(200) }),
  call(domains.lookUp, {
    send: () => ({ body: { domains: ['words.example'] } }),
    answers: forMembers(['conflict', DOMAIN_MESSAGES.closed]),
  }),

  call(contact.options, { answers: forEverybody(200) }),
  call(contact.send, { installation: 'demo', send: aMessage, answers: forEverybody(204) }),
  call(contact.send, {
    installation: 'served',
    send: aMessage,
    answers: forEverybody(['conflict', CONTACT_MESSAGES.closed]),
  }),

  // Only the demo link opens these emails, not an account.
  call(demoMail.list, { installation: 'demo', answers: forEverybody('not_found') }),
  call(demoMail.read, {
    installation: 'demo',
    send: () => ({ params: { id: 'no-such-mail' } }),
    answers: forEverybody('not_found'),
  }),
  call(demoMail.readHtml, {
    installation: 'demo',
    send: () => ({ params: { id: 'no-such-mail' } }),
    answers: forEverybody('not_found'),
  }),

  get(SIGN_IN_PATH, { installation: 'demo', answers: forEverybody(303) }),
  get(SIGN_IN_PATH, {
    installation: 'served',
    answers: forEverybody(SIGN_IN_PROBLEMS.unavailable.status),
  }),
  get(IDENTITY_CALLBACK_PATH, {
    installation: 'served',
    answers: forEverybody(SIGN_IN_PROBLEMS.incomplete.status),
  }),
  get(SIGN_OUT_PATH, { answers: forEverybody(303) }),
  get(HEALTH_PATH, { answers: forEverybody(200) }),
  get(READINESS_PATH, { answers: forEverybody(200) }),
  // None of the actors is on the same machine.
  get(METRICS_PATH, { answers: forEverybody('not_found') }),
  get(OPEN_API_PATH, { answers: forEverybody(200) }),
]

async function anotherSession(database: Database, { id }: Person): Promise<string> {
  return readAccountSecret(await startSession(database, id))?.hash ?? ''
}

async function aShareOf(database: Database, { id }: Person) {
  return addShare(database, id, { kind: 'list', itemId: await addList(database, id) })
}

function aPersonOfTarget(body?: object): NonNullable<Row['send']> {
  return async ({ database, target }) => {
    const projectId = await addProject(database, target.id)
    const invited = { projectId, email: 'bob@loom.example', role: 'viewer' } as const
    const { id: personId } = await addInvitation(database, target.id, invited)
    return { params: { id: projectId, personId }, ...(body && { body }) }
  }
}

function anInvitationOf(invited: 'asker' | 'nobody'): NonNullable<Row['send']> {
  return async ({ database, asker }) => {
    const owner = await addUser(database, database.kysely)
    const projectId = await addProject(database, owner)
    const email = invited === 'asker' ? asker.email : 'nobody@loom.example'
    const { secret } = await addInvitation(database, owner, { projectId, email, role: 'viewer' })
    return { body: { secret } }
  }
}

function aMessage({ target }: Scene): Sending {
  return { body: { email: target.email, subject: 'Export', message: 'How many rows?' } }
}

async function aDeadLetter({ database: { kysely, now } }: Scene): Promise<Sending> {
  const { id } = await kysely
    .insertInto('outbox')
    .values({
      recipient: 'nobody@loom.example',
      template: 'password-changed',
      data: '{}',
      created_at: now,
      due_at: now,
      failed_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { params: { id } }
}

function aPasskeyOfTarget(body: object): NonNullable<Row['send']> {
  return async ({ database, asker, target }) => {
    await database.kysely
      .updateTable('sessions')
      .set({ second_factor_at: database.now })
      .where('user_id', '=', asker.id)
      .execute()
    return { params: { id: await addPasskey(database, target.id) }, body }
  }
}

function aListOfTarget(body?: object): NonNullable<Row['send']> {
  return async ({ database, target }) => ({
    params: { id: await addList(database, target.id) },
    ...(body && { body }),
  })
}

async function aVersionOfTarget({ database, target }: Scene): Promise<Sending> {
  const id = await addList(database, target.id)
  return { params: { id, versionId: await addVersion(database, target.id, id) } }
}

function aFolderOfTarget(body?: object): NonNullable<Row['send']> {
  return async ({ database, target }) => ({
    params: { id: await addFolder(database, target.id) },
    ...(body && { body }),
  })
}

function aResultOfTarget(body?: object): NonNullable<Row['send']> {
  return async ({ database, target }) => ({
    params: { id: await addResult(database, target.id) },
    ...(body && { body }),
  })
}

function aProjectOfTarget(body?: object): NonNullable<Row['send']> {
  return async ({ database, target }) => ({
    params: { id: await addProject(database, target.id) },
    ...(body && { body }),
  })
}

async function aPaymentOfTarget({ database, target }: Scene): Promise<Sending> {
  const clientSecret = `secret of ${target.id}`
  await database.kysely
    .insertInto('sandbox_subscriptions')
    .values({
      user_id: target.id,
      id: `subscription of ${target.id}`,
      plan: 'monthly',
      status: 'incomplete',
      client_secret: clientSecret,
      created_at: database.now,
    })
    .execute()
  return { body: { clientSecret, cardNumber: '4242 4242 4242 4242' } }
}

function themselves(body?: object): NonNullable<Row['send']> {
  return ({ target }) => ({ params: { id: target.id }, ...(body && { body }) })
}

function somebodyElse(body?: object): NonNullable<Row['send']> {
  return async ({ database }) => ({
    params: { id: await addUser(database, database.kysely) },
    ...(body && { body }),
  })
}
