import { setImmediate as nextTurn } from 'node:timers/promises'
import { arrayOf, jsonOf, linesOf, objectOf, objectWith, type Pieces } from '../../http/answers/json.ts'
import { inBlocks, type Text } from '../../memory/text.ts'
import type { DownloadStorage } from './storage.ts'
import type { TextFile } from './text-files.ts'

type Found = NonNullable<Awaited<ReturnType<DownloadStorage['findUser']>>>

interface TextFiles {
  readonly lists: readonly TextFile[]
  readonly results: readonly TextFile[]
}

/** Leaves out password hashes, tokens and any other secret that would let someone sign in. */
export function documentOf(
  storage: DownloadStorage,
  { user, readAt }: Found,
  { lists, results }: TextFiles,
): AsyncGenerator<string> {
  const { id: userId, email } = user
  return objectOf({
    readAt: jsonOf(new Date(readAt).toISOString()),
    user: jsonOf(withMoments(user)),
    identityProviders: later(() => storage.identities(userId)),
    sessions: later(() => storage.sessions(userId)),
    apiTokens: later(() => storage.apiTokens(userId)),
    joinedProjects: later(() => storage.joinedProjects(userId)),
    projectPeople: later(() => storage.projectPeople(userId)),
    projectHistory: later(() => storage.projectHistory(userId)),
    shareLinks: later(() => storage.shares(userId)),
    authenticatorApps: later(() => storage.authenticatorApps(userId)),
    passkeys: later(() => storage.passkeys(userId)),
    passkeysUnderWay: later(() => storage.passkeysUnderWay(userId)),
    recoveryCodes: later(() => storage.recoveryCodes(userId)),
    secondStepsUnderWay: later(() => storage.secondSteps(userId)),
    knownDevices: later(() => storage.knownDevices(userId)),
    signInsUnderWay: later(() => storage.identityRequests(userId)),
    linksUnderWay: later(() => storage.links(userId)),
    mailsUnderWay: later(() => storage.mails(userId, email)),
    subscription: laterOne(() => storage.subscription(userId)),
    payments: later(() => storage.payments(userId)),
    sandboxSubscriptions: later(() => storage.sandboxSubscriptions(userId)),
    sandboxPayments: later(() => storage.sandboxPayments(userId)),
    repeatableRequests: later(() => storage.repeatableRequests(userId)),
    folders: later(() => storage.folders(userId)),
    projects: arrayOf(projectsOf(storage, userId)),
    lists: arrayOf(listsOf(storage, userId, lists)),
    earlierVersionsOfLists: arrayOf(versionsOf(storage, userId)),
    results: arrayOf(resultsOf(storage, userId, results)),
    starsAndTags: arrayOf(marksOf(storage, userId)),
    history: arrayOf(historyOf(storage, userId)),
  })
}

async function* later(read: () => Promise<readonly object[]>): AsyncGenerator<string> {
  yield* jsonOf((await read()).map(withMoments))
}

async function* laterOne(read: () => Promise<object | undefined>): AsyncGenerator<string> {
  yield* jsonOf(withMoments((await read()) ?? {}))
}

async function* projectsOf(storage: DownloadStorage, userId: string): AsyncGenerator<Pieces> {
  for (const id of await storage.projectIds(userId)) {
    const project = await storage.findProject(userId, id)
    const state = await storage.findText('projects', 'state', userId, id)
    if (project !== undefined) yield objectWith(withMoments(project), { state: jsonTextOf(state) })
  }
}

async function* listsOf(
  storage: DownloadStorage,
  userId: string,
  files: readonly TextFile[],
): AsyncGenerator<Pieces> {
  for (const { id, file } of files) {
    const list = await storage.findList(userId, id)
    if (list === undefined) continue
    const words = await storage.findText('saved_lists', 'words', userId, id)
    yield objectWith(withMoments({ ...list, file }), {
      words: list.wordCount === 0 ? ['[]'] : linesOf(words),
    })
  }
}

async function* versionsOf(storage: DownloadStorage, userId: string): AsyncGenerator<Pieces> {
  for (const { id, changedBy, ...version } of await storage.listVersions(userId)) {
    const words = await storage.findText('list_versions', 'words', userId, id)
    if (words === null) continue
    const by = changedBy === userId ? 'you' : 'someone else'
    yield objectWith(withMoments({ ...version, changedBy: by }), {
      words: version.wordCount === 0 ? ['[]'] : linesOf(words),
    })
  }
}

async function* marksOf(storage: DownloadStorage, userId: string): AsyncGenerator<Pieces> {
  for (let after = 0; ; ) {
    const marks = await storage.marks(userId, after)
    const last = marks.at(-1)
    if (last === undefined) return
    for (const { mark } of marks) yield jsonOf(withMoments(mark))
    after = last.id
    await nextTurn()
  }
}

async function* resultsOf(
  storage: DownloadStorage,
  userId: string,
  files: readonly TextFile[],
): AsyncGenerator<Pieces> {
  for (const { id, file } of files) {
    const result = await storage.findResult(userId, id)
    if (result === undefined) continue
    const recipe = await storage.findText('saved_results', 'recipe', userId, id)
    const combinations = await storage.findText('saved_results', 'combinations', userId, id)
    yield objectWith(withMoments({ ...result, file }), {
      recipe: jsonTextOf(recipe),
      combinations: result.combinationCount === '0' && combinations !== null ? ['[]'] : linesOf(combinations),
    })
  }
}

function jsonTextOf(json: Text | null): Pieces {
  return json === null ? ['null'] : inBlocks(json)
}

/** Other people who acted on the account stay anonymous. */
async function* historyOf(storage: DownloadStorage, userId: string): AsyncGenerator<Pieces> {
  for await (const { at, action, actorId, address, details } of storage.auditRecords(userId)) {
    yield jsonOf({
      happenedAt: new Date(at).toISOString(),
      action,
      by: actorId === userId ? 'you' : 'someone else',
      address: actorId === userId ? address : null,
      details: JSON.parse(details),
    })
  }
}

function withMoments(value: object): object {
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      key.endsWith('At') && typeof each === 'number' ? new Date(each).toISOString() : each,
    ]),
  )
}
