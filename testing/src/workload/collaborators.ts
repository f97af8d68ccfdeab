import { randomUUID } from 'node:crypto'
import {
  accounts,
  type Endpoint,
  type JoinedProject,
  type Mark,
  marks,
  type Project,
  type ProjectEvent,
  type ProjectPerson,
  people,
  projects,
  type SavedList,
} from '@wordloom/contract'
import { expect } from 'vitest'
import { newestSecretFor } from '../mail/files.ts'
import { aVisitor, type Visitor } from '../network/visitor.ts'
import { soon } from '../soon.ts'
import { oneOf } from './one-of.ts'

export interface Collaborators {
  /** Changes people, lists, marks and the owner of one project, until the server is gone or limits them. */
  keepWorking(origin: string, onAnswer: () => Promise<void>): Promise<void>
  /** Everything acknowledged is there, and of what wasn't answered, all or nothing. */
  expectWhole(origin: string): Promise<void>
}

/** Two people who hand the project to each other, and a third who is invited, joins, leaves and is removed. */
const NAMES = ['ann', 'bob', 'cy'] as const
type Name = (typeof NAMES)[number]

const UNAVAILABLE = [502, 503, 504]
const MAX_STEPS = 12

interface State {
  readonly owner: 'ann' | 'bob'
  readonly isOffered: boolean
  readonly third: 'none' | 'invited' | 'viewer' | 'editor'
  readonly words: readonly string[]
  readonly isStarred: boolean
  readonly tags: readonly string[]
  /** The newest event that isn't a change of a list. Null before the first. */
  readonly event: ProjectEvent['event'] | null
}

interface Step {
  readonly by: Name
  readonly endpoint: Endpoint
  readonly params?: Readonly<Record<string, string | number>>
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
  readonly after: State
}

interface Place {
  readonly origin: string
  readonly dataFolder: string
  readonly password: string
}

export async function someCollaborators({ origin, dataFolder, password }: Place): Promise<Collaborators> {
  const visitors = Object.fromEntries(NAMES.map((name) => [name, aVisitor(origin)])) as Record<Name, Visitor>
  const ids: Record<string, string> = {}
  const emailOf = (name: Name) => `${name}-collaborates@loom.example`
  const secrets = new Set<string>()
  /** Waits for a mail that hasn't been read yet. */
  const secretFor = (name: Name) =>
    soon(async () => {
      const secret = await newestSecretFor(emailOf(name), dataFolder)
      if (secret === null || secrets.has(secret)) throw new Error(`No mail to ${name} yet.`)
      secrets.add(secret)
      return secret
    })
  for (const name of NAMES) {
    const body = { email: emailOf(name), password }
    const signedUp = await visitors[name].call(accounts.signUp, { body })
    expect(signedUp.status).toBe(201)
    ids[name] = ((await signedUp.json()) as { id: string }).id
    const token = await secretFor(name)
    expect((await visitors[name].call(accounts.verifyEmail, { body: { token } })).status).toBe(200)
  }
  const made = await visitors.ann.call(projects.create, { body: { name: 'Handed around' } })
  const { id: projectId } = (await made.json()) as Project
  const params = { id: projectId }
  await visitors.ann.call(people.invite, { params, body: { email: emailOf('bob'), role: 'editor' } })
  const secret = await secretFor('bob')
  expect((await visitors.bob.call(people.join, { body: { secret } })).status).toBe(200)

  let state: State = {
    owner: 'ann',
    isOffered: false,
    third: 'none',
    words: [],
    isStarred: false,
    tags: [],
    event: 'joined',
  }
  let doubted: State | null = null

  const inAccount = (endpoint: Endpoint, owner: Name, by: Name): Endpoint =>
    by === owner || endpoint.people === undefined
      ? endpoint
      : { ...endpoint, path: `${endpoint.path}?account=${ids[owner]}` as `/api/${string}` }

  async function attempt(origin: string, step: Step): Promise<'done' | 'refused' | 'gone'> {
    const { by, endpoint, params: inPath = params, body, headers = {} } = step
    doubted = step.after
    const answer = await visitors[by]
      .at(origin)
      .call(inAccount(endpoint, state.owner, by), { params: inPath, body: body as never, headers })
      .then(async (response) => ({ status: response.status, text: await response.text() }))
      // A truncated response counts as no response.
      .catch(() => null)
    if (answer === null || UNAVAILABLE.includes(answer.status)) return 'gone'
    doubted = null
    if (answer.status === 429) return 'refused'
    if (answer.status !== endpoint.status)
      throw new Error(`${endpoint.method} ${endpoint.path}: ${answer.status} ${answer.text}`)
    state = step.after
    return 'done'
  }

  function stepsFrom(all: readonly ProjectPerson[]): readonly Step[] {
    const { owner, third } = state
    const other = owner === 'ann' ? 'bob' : 'ann'
    const personId = (name: Name) => all.find(({ email }) => email === emailOf(name))?.id ?? 0
    const at = (name: Name) => ({ ...params, personId: personId(name) })
    const word = randomUUID()
    const addWord = (by: Name): Step => ({
      by,
      endpoint: projects.addList,
      body: { name: word, words: [word] },
      headers: { 'idempotency-key': word },
      after: { ...state, words: [...state.words, word].toSorted() },
    })
    const isStarred = !state.isStarred
    const tags = state.tags.length === 0 ? ['ads'] : []
    const change = { isStarred, ...(tags.length > 0 ? { addTags: tags } : { removeTags: ['ads'] }) }
    const steps: Step[] = [
      addWord(owner),
      addWord(other),
      {
        by: owner,
        endpoint: marks.change,
        params: {},
        body: { items: [{ kind: 'project', itemId: projectId }], ...change },
        after: { ...state, isStarred, tags },
      },
      state.isOffered
        ? {
            by: other,
            endpoint: people.takeOver,
            after: {
              ...state,
              owner: other,
              isOffered: false,
              third: third === 'invited' ? 'none' : third,
              event: 'taken_over',
            },
          }
        : {
            by: owner,
            endpoint: people.offer,
            params: at(other),
            after: { ...state, isOffered: true, event: 'offered' },
          },
    ]
    if (third === 'none')
      steps.push({
        by: owner,
        endpoint: people.invite,
        body: { email: emailOf('cy'), role: 'viewer' },
        after: { ...state, third: 'invited', event: 'invited' },
      })
    else
      steps.push({
        by: owner,
        endpoint: people.remove,
        params: at('cy'),
        after: { ...state, third: 'none', event: 'removed' },
      })
    if (third === 'viewer' || third === 'editor') {
      const role = third === 'viewer' ? 'editor' : 'viewer'
      steps.push(
        { by: 'cy', endpoint: people.leave, after: { ...state, third: 'none', event: 'left' } },
        {
          by: owner,
          endpoint: people.change,
          params: at('cy'),
          body: { role },
          after: { ...state, third: role, event: 'role_changed' },
        },
      )
    }
    return steps
  }

  /** The newest link may be of an earlier invitation, because its email isn't written yet. */
  async function join(at: string): Promise<'done' | 'refused' | 'gone'> {
    const link = await newestSecretFor(emailOf('cy'), dataFolder)
    if (link === null) return 'refused'
    const asked = await visitors.cy
      .at(at)
      .call(people.preview, { body: { secret: link } })
      .then((response) => response.status)
      .catch(() => null)
    if (asked === null) return 'gone'
    if (asked !== 200) return 'refused'
    return attempt(at, {
      by: 'cy',
      endpoint: people.join,
      params: {},
      body: { secret: link },
      after: { ...state, third: 'viewer', event: 'joined' },
    })
  }

  async function read<Reply>(at: string, by: Name, endpoint: Endpoint, path = endpoint.path): Promise<Reply> {
    const answer = await soon(async () => {
      const once = await visitors[by].at(at).get(path)
      if (once.status === 503) throw new Error(`${path} is not available.`)
      return once
    })
    expect([path, answer.status]).toEqual([path, 200])
    return (await answer.json()) as Reply
  }

  async function observe(at: string): Promise<State> {
    const own = await read<readonly Project[]>(at, 'ann', projects.list)
    const owner = own.some(({ id }) => id === projectId) ? 'ann' : 'bob'
    const other = owner === 'ann' ? 'bob' : 'ann'
    const path = (part: string) => `${projects.list.path}/${projectId}${part}` as const
    const all = await read<readonly ProjectPerson[]>(at, owner, people.list, path('/people') as '/api/x')
    const lists = await read<readonly SavedList[]>(at, owner, projects.lists, path('/lists') as '/api/x')
    const events = await read<readonly ProjectEvent[]>(
      at,
      owner,
      people.history,
      path('/history') as '/api/x',
    )
    const marked = await read<readonly Mark[]>(at, owner, marks.list)
    const mark = marked.find(({ kind }) => kind === 'project')
    for (const [name, joined] of [
      [other, await read<readonly JoinedProject[]>(at, other, people.joined)],
      ['cy', await read<readonly JoinedProject[]>(at, 'cy', people.joined)],
    ] as const) {
      const person = all.find(({ email }) => email === emailOf(name))
      const role = person?.joinedAt == null ? [] : [person.role]
      expect(joined.map((place) => [place.account, place.role])).toEqual(
        role.map((each) => [ids[owner], each]),
      )
    }
    expect(all.find(({ email }) => email === emailOf(other))?.role).toBe('editor')
    const third = all.find(({ email }) => email === emailOf('cy'))
    return {
      owner,
      isOffered: all.some(({ isOffered }) => isOffered),
      third: third === undefined ? 'none' : third.joinedAt === null ? 'invited' : third.role,
      words: lists.flatMap(({ words }) => words).toSorted(),
      isStarred: mark !== undefined && mark.starredAt !== null,
      tags: mark?.tags ?? [],
      event: events.find(({ event }) => event !== 'list_added')?.event ?? null,
    }
  }

  return {
    async keepWorking(at, onAnswer) {
      for (let step = 0; step < MAX_STEPS; step++) {
        const path = `${projects.list.path}/${projectId}/people`
        const all = await visitors[state.owner]
          .at(at)
          .get(path)
          .then((answer) => answer.json() as Promise<readonly ProjectPerson[]>)
          .catch(() => null)
        if (!Array.isArray(all)) return
        const next = oneOf(stepsFrom(all))
        const joins = state.third === 'invited' && Math.random() < 0.4
        const outcome = joins || next === undefined ? await join(at) : await attempt(at, next)
        if (outcome === 'gone') return
        if (outcome === 'done') await onAnswer()
      }
    },

    async expectWhole(at) {
      const seen = await observe(at)
      expect(doubted === null ? [state] : [state, doubted]).toContainEqual(seen)
      state = seen
      doubted = null
    },
  }
}
