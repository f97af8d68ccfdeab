import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { type Endpoint, type Project, projects, type SavedList, savedLists } from '@wordloom/contract'
import type { Database } from '@wordloom/server/internal/database/database'
import { startSession } from '../accounts/person.ts'
import { addUser } from '../database/rows.ts'
import { addList, addProject } from '../library/library.ts'
import { addPerson } from '../library/people.ts'
import { aVisitor, type Visitor } from '../network/visitor.ts'
import { oneOf } from './one-of.ts'

/** Fewer lists than people, so that they meet. */
const LISTS = 10
/** With these the server refuses for now. */
const BUSY = [429, 503]

export interface SharedProject {
  /** Everybody adds words for a while. Conflicts are changes that were refused because someone else was faster. */
  edit(origin: string, pace: Pace): Promise<{ readonly acknowledged: number; readonly conflicts: number }>
  /** Acknowledged words that aren't where they were added, or are there twice. */
  findLost(origin: string): Promise<readonly string[]>
}

interface Pace {
  readonly seconds: number
  /** Each person waits this long after a change. */
  readonly pauseMs: number
}

interface Editor {
  readonly cookie: string
  /** Null for the owner. */
  readonly account: string | null
}

/** Writes to the database, so call it while no server runs. */
export async function aSharedProject(database: Database, people: number): Promise<SharedProject> {
  const owner = await addUser(database, database.kysely)
  const projectId = await addProject(database, owner)
  const lists: number[] = []
  for (let at = 0; at < LISTS; at++) lists.push(await addList(database, owner, { projectId }))
  const editors: Editor[] = [{ cookie: await startSession(database, owner), account: null }]
  while (editors.length < people) {
    const id = await addUser(database, database.kysely)
    const person = { id, email: `${id}@example.org` }
    await addPerson(database, owner, { projectId, role: 'editor', person })
    editors.push({ cookie: await startSession(database, id), account: owner })
  }
  const words = new Map<string, string>()
  let conflicts = 0

  async function addToList(server: Calls, word: string): Promise<void> {
    const id = oneOf(lists) ?? 0
    await retry(async () => {
      const list = await server.read<SavedList>(savedLists.read, id)
      if (list === null) return 'busy'
      const body = { name: list.name, words: [...list.words, word] }
      return server.change(savedLists.replace, id, body, list.version)
    })
    words.set(word, `list ${id}`)
  }

  async function addToColumn(server: Calls, word: string): Promise<void> {
    await retry(async () => {
      const project = await server.read<Project>(projects.read, projectId)
      if (project === null) return 'busy'
      const at = Math.floor(Math.random() * project.columns.length)
      const columns = project.columns.map((column, index) =>
        index === at ? { ...column, words: `${column.words}\n${word}` } : column,
      )
      return server.change(projects.update, projectId, { columns }, project.version)
    })
    words.set(word, 'column')
  }

  async function addOwnList(server: Calls, word: string): Promise<void> {
    await retry(() => server.change(projects.addList, projectId, { name: word, words: [word] }, null))
    words.set(word, 'list of its own')
  }

  async function retry(attempt: () => Promise<'done' | 'conflict' | 'busy'>): Promise<void> {
    for (;;) {
      const outcome = await attempt()
      if (outcome === 'done') return
      if (outcome === 'conflict') conflicts++
    }
  }

  return {
    async edit(origin, { seconds, pauseMs }) {
      const before = words.size
      conflicts = 0
      const end = performance.now() + seconds * 1000
      await Promise.all(
        editors.map(async (editor) => {
          const server = callsOf(origin, editor)
          while (performance.now() < end) {
            const word = randomUUID()
            const dice = Math.random()
            if (dice < 0.7) await addToList(server, word)
            else if (dice < 0.98) await addToColumn(server, word)
            else await addOwnList(server, word)
            await delay(pauseMs)
          }
        }),
      )
      return { acknowledged: words.size - before, conflicts }
    },

    async findLost(origin) {
      const server = callsOf(origin, editors[0] ?? { cookie: '', account: null })
      const project = await server.read<Project>(projects.read, projectId)
      const all = (await server.read<readonly SavedList[]>(projects.lists, projectId)) ?? []
      const found = new Map<string, string[]>()
      const note = (word: string, place: string) => found.set(word, [...(found.get(word) ?? []), place])
      for (const list of all)
        for (const word of list.words)
          note(word, lists.includes(list.id) ? `list ${list.id}` : 'list of its own')
      for (const { words: text } of project?.columns ?? [])
        for (const word of text.split('\n')) note(word, 'column')
      return [...words].filter(([word, place]) => found.get(word)?.join() !== place).map(([word]) => word)
    },
  }
}

type Calls = ReturnType<typeof callsOf>

function callsOf(origin: string, { cookie, account }: Editor) {
  const visitor: Visitor = aVisitor(origin, new Map([['session', cookie]]))
  const inAccount = (endpoint: Endpoint, id: number): Endpoint => ({
    ...endpoint,
    path: `${endpoint.path.replace(':id', String(id))}${account === null ? '' : `?account=${account}`}` as `/api/${string}`,
  })
  return {
    async read<Reply>(endpoint: Endpoint, id: number): Promise<Reply | null> {
      const answer = await visitor.call(inAccount(endpoint, id))
      if (answer.status === 200) return (await answer.json()) as Reply
      await answer.arrayBuffer()
      if (BUSY.includes(answer.status)) return null
      throw new Error(`${endpoint.method} ${endpoint.path} was answered ${answer.status}.`)
    },

    async change(endpoint: Endpoint, id: number, body: object, version: number | null) {
      const headers = version === null ? {} : { 'if-match': `"${version}"` }
      const answer = await visitor.call(inAccount(endpoint, id), { body: body as never, headers })
      await answer.arrayBuffer()
      if (answer.status === endpoint.status) return 'done'
      if (answer.status === 412) return 'conflict'
      if (BUSY.includes(answer.status)) return 'busy'
      throw new Error(`${endpoint.method} ${endpoint.path} was answered ${answer.status}.`)
    },
  }
}
