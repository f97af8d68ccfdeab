import { randomUUID } from 'node:crypto'
import {
  accounts,
  type Endpoint,
  type Folder,
  folders,
  type SavedList,
  savedLists,
  type TrashedItem,
  trash,
} from '@wordloom/contract'
import { aVisitor, type Visitor } from './a-visitor.ts'

interface List {
  readonly name: string
  /** One a line. */
  readonly words: string
  readonly folderId: number | null
  readonly formerFolderId: number | null
  readonly isDeleted: boolean
}

/** What an account holds. */
interface Holdings {
  readonly lists: Map<number, List>
  readonly folders: Map<number, { readonly name: string; readonly isDeleted: boolean }>
}

/** Something to be done in one request, all of it or nothing. */
interface Deed {
  readonly endpoint: Endpoint
  readonly params?: Readonly<Record<string, number>>
  readonly body?: object
  /** Sent again with the same, it is done once. */
  readonly key?: string
  /** Whether it has been done, as far as can be seen. */
  readonly isDone: (seen: Holdings) => boolean
  /** What it makes of what was there; `id` is that of what it has made. */
  readonly apply: (holdings: Holdings, id: number) => void
}

/** Lists that are kept at most: those beyond are deleted together. */
const MOST_LISTS = 12

/**
 * Somebody who works with lists and folders, does not wait for the end of the server, and writes down what it has
 * acknowledged.
 */
export async function aListKeeper(origin: string, email: string, password: string) {
  const visitor = aVisitor(origin)
  const signedUp = await visitor.call(accounts.signUp, { body: { email, password } })
  if (signedUp.status !== 201) throw new Error(`Signing up was answered ${signedUp.status}.`)
  const ledger: Holdings = { lists: new Map(), folders: new Map() }
  /** Asked for and not answered. */
  let doubtful: Deed[] = []

  /** Does it, and says whether the server is still there. */
  async function attempt(server: Visitor, deed: Deed): Promise<boolean> {
    const { endpoint, params = {}, body, key } = deed
    const headers = key === undefined ? {} : { 'idempotency-key': key }
    const answered = await server
      .call(endpoint, { params, body: body as never, headers })
      .then(async (answer) => ({ status: answer.status, text: await answer.text() }))
      // An answer that breaks off is none.
      .catch(() => null)
    if (answered === null) {
      doubtful.push(deed)
      return false
    }
    const { status, text } = answered
    if (status !== endpoint.status) throw new Error(`${endpoint.method} ${endpoint.path}: ${status} ${text}`)
    deed.apply(ledger, text === '' ? 0 : (JSON.parse(text) as { id: number }).id)
    return true
  }

  return {
    /** Works until the server is gone; `onAnswer` hears of everything that was acknowledged. */
    async work(at: string, onAnswer: () => Promise<void>): Promise<void> {
      const server = visitor.at(at)
      for (;;) {
        const outcomes = await Promise.all(
          chooseDeeds(ledger).map(async (deed) => {
            const isThere = await attempt(server, deed)
            if (isThere) await onAnswer()
            return isThere
          }),
        )
        if (outcomes.includes(false)) return
      }
    },

    /**
     * Asks again for some of what was not answered, and compares what is there now with what must be: everything that
     * was acknowledged, and of the rest each deed as a whole or not at all.
     */
    async compare(at: string): Promise<{ readonly seen: object; readonly expected: object }> {
      const server = visitor.at(at)
      const again = doubtful.filter(({ key }) => key !== undefined && Math.random() < 0.5)
      doubtful = doubtful.filter((deed) => !again.includes(deed))
      for (const deed of again) await attempt(server, deed)
      const seen = await look(server)
      for (const deed of doubtful) if (deed.isDone(seen)) deed.apply(ledger, newIdIn(seen, deed))
      doubtful = []
      return { seen: toVisible(seen), expected: toVisible(ledger) }
    },
  }
}

async function look(server: Visitor): Promise<Holdings> {
  const read = async <Reply>(endpoint: Endpoint) => (await (await server.call(endpoint)).json()) as Reply
  const alive = await read<readonly SavedList[]>(savedLists.list)
  const open = await read<readonly Folder[]>(folders.list)
  const deleted = await read<readonly TrashedItem[]>(trash.list)
  const seen: Holdings = { lists: new Map(), folders: new Map() }
  for (const { id, name, words, folderId } of alive) {
    const text = words.join('\n')
    seen.lists.set(id, { name, words: text, folderId, formerFolderId: null, isDeleted: false })
  }
  for (const { id, name } of open) seen.folders.set(id, { name, isDeleted: false })
  for (const { kind, id, name } of deleted) {
    const list = { name, words: '', folderId: null, formerFolderId: null, isDeleted: true }
    if (kind === 'list') seen.lists.set(id, list)
    else seen.folders.set(id, { name, isDeleted: true })
  }
  return seen
}

/** As far as the API shows it, in an order that does not matter. */
function toVisible({ lists, folders: open }: Holdings): object {
  const rows = [...lists].map(([id, { name, words, folderId, isDeleted }]) =>
    isDeleted ? [id, { name, isDeleted }] : [id, { name, isDeleted, words, folderId }],
  )
  return { lists: Object.fromEntries(rows), folders: Object.fromEntries(open) }
}

/** Everything that is made has a name that nothing else has. */
function newIdIn({ lists, folders: open }: Holdings, { body }: Deed): number {
  const name = (body as { name?: string } | undefined)?.name
  return [...lists, ...open].find(([, item]) => item.name === name)?.[0] ?? 0
}

/** One at random, or several at once: a folder goes while its lists do. */
function chooseDeeds({ lists, folders: all }: Holdings): Deed[] {
  const alive = [...lists].filter(([, { isDeleted }]) => !isDeleted).map(([id]) => id)
  const deleted = [...lists].filter(([, { isDeleted }]) => isDeleted).map(([id]) => id)
  const open = [...all].filter(([, { isDeleted }]) => !isDeleted).map(([id]) => id)
  const closed = [...all].filter(([, { isDeleted }]) => isDeleted).map(([id]) => id)
  if (alive.length > MOST_LISTS) return alive.slice(2).map(removeList)
  const [list, gone, folder, closedFolder] = [oneOf(alive), oneOf(deleted), oneOf(open), oneOf(closed)]
  const possible: Deed[] = [createList(folder ?? null), createList(null)]
  if (open.length < 4) possible.push(createFolder())
  if (list !== undefined) possible.push(replaceList(list), removeList(list))
  // Put where it is already, nobody could tell whether that has been done.
  const place = Math.random() < 0.3 ? null : (folder ?? null)
  if (list !== undefined && lists.get(list)?.folderId !== place) possible.push(putList(list, place))
  if (gone !== undefined) possible.push(restoreList(gone))
  if (folder !== undefined) possible.push(removeFolder(folder))
  if (closedFolder !== undefined) possible.push(restoreFolder(closedFolder))
  if (deleted.length > 2 * MOST_LISTS) possible.push(emptyTrash(), emptyTrash())
  return [oneOf(possible) ?? createFolder()]
}

function createList(folderId: number | null): Deed {
  const key = randomUUID()
  const { name, words } = someWords()
  const list = { name, words: words.join('\n'), folderId, formerFolderId: null, isDeleted: false }
  return {
    endpoint: savedLists.create,
    body: { name, words, folderId },
    key,
    isDone: ({ lists }) => [...lists.values()].some((seen) => seen.name === name),
    apply: ({ lists }, id) => lists.set(id, list),
  }
}

function replaceList(id: number): Deed {
  const { name, words } = someWords()
  return {
    endpoint: savedLists.replace,
    params: { id },
    body: { name, words },
    isDone: ({ lists }) => lists.get(id)?.name === name,
    apply: ({ lists }) => change(lists, id, { name, words: words.join('\n') }),
  }
}

function putList(id: number, folderId: number | null): Deed {
  return {
    endpoint: savedLists.setFolder,
    params: { id },
    body: { folderId },
    isDone: ({ lists }) => lists.get(id)?.folderId === folderId,
    apply: ({ lists }) => change(lists, id, { folderId, formerFolderId: null }),
  }
}

function removeList(id: number): Deed {
  return {
    endpoint: savedLists.remove,
    params: { id },
    isDone: ({ lists }) => lists.get(id)?.isDeleted === true,
    apply: ({ lists }) => change(lists, id, { isDeleted: true }),
  }
}

function restoreList(id: number): Deed {
  return {
    endpoint: savedLists.restore,
    params: { id },
    isDone: ({ lists }) => lists.get(id)?.isDeleted === false,
    apply: ({ lists }) => change(lists, id, { isDeleted: false }),
  }
}

function createFolder(): Deed {
  const name = randomUUID()
  return {
    endpoint: folders.create,
    body: { name },
    key: randomUUID(),
    isDone: (seen) => [...seen.folders.values()].some((folder) => folder.name === name),
    apply: (holdings, id) => holdings.folders.set(id, { name, isDeleted: false }),
  }
}

function removeFolder(id: number): Deed {
  return {
    endpoint: folders.remove,
    params: { id },
    isDone: (seen) => seen.folders.get(id)?.isDeleted === true,
    apply: (holdings) => {
      change(holdings.folders, id, { isDeleted: true })
      for (const [list, { folderId }] of holdings.lists) {
        if (folderId === id) change(holdings.lists, list, { folderId: null, formerFolderId: id })
      }
    },
  }
}

function restoreFolder(id: number): Deed {
  return {
    endpoint: folders.restore,
    params: { id },
    isDone: (seen) => seen.folders.get(id)?.isDeleted === false,
    apply: (holdings) => {
      change(holdings.folders, id, { isDeleted: false })
      for (const [list, { folderId, formerFolderId }] of holdings.lists) {
        if (folderId !== null || formerFolderId !== id) continue
        change(holdings.lists, list, { folderId: id, formerFolderId: null })
      }
    },
  }
}

/** It is emptied bit by bit: of what was in it, whatever can still be seen is still there. */
function emptyTrash(): Deed {
  let seen: Holdings = { lists: new Map(), folders: new Map() }
  return {
    endpoint: trash.empty,
    isDone: (now) => {
      seen = now
      return true
    },
    apply: ({ lists, folders: all }) => {
      for (const [id, { isDeleted }] of lists) if (isDeleted && !seen.lists.has(id)) lists.delete(id)
      for (const [id, { isDeleted }] of all) if (isDeleted && !seen.folders.has(id)) all.delete(id)
    },
  }
}

function change<Item>(items: Map<number, Item>, id: number, changes: Partial<Item>): void {
  const item = items.get(id)
  if (item !== undefined) items.set(id, { ...item, ...changes })
}

/** Few words or many, under a name that nothing else has. */
function someWords(): { name: string; words: string[] } {
  const name = randomUUID()
  const count = Math.random() < 0.05 ? 10_000 : 1 + Math.floor(Math.random() * 50)
  return { name, words: Array.from({ length: count }, (_, at) => `${at} of ${name}`) }
}

function oneOf<Item>(items: readonly Item[]): Item | undefined {
  return items[Math.floor(Math.random() * items.length)]
}
