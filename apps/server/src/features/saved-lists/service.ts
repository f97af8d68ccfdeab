import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  type BodyOf,
  type Items,
  LIST_PREVIEW_WORDS,
  type SavedListSummary,
  type savedLists,
  toPreview,
  type WordHit,
} from '@wordloom/contract'
import { RequestError, requireItem } from '../../errors.ts'
import { demandRoomForLargest } from '../../memory/held-memory.ts'
import { endsOf, firstOf, piecesOf, readAll } from '../../memory/row-batches.ts'
import { byteLengthOf } from '../../memory/text.ts'
import type { Repeat } from '../../ports/repeat.ts'
import type { Room } from '../../ports/room.ts'
import { findWords } from './find-words.ts'
import type { SavedListStorage, Size, StoredList, Transaction, WholeList } from './storage.ts'

const PAGE = 500

/** A single larger list is still read whole. */
const PIECE_BYTES = 512 * 1024

const SEARCHED = { bytes: 4 * 1024 * 1024, lists: 2000, hits: 100 } as const

type Draft = BodyOf<typeof savedLists.create>

interface Part {
  readonly projectId?: number
}

interface SavedListParts {
  readonly storage: SavedListStorage
  readonly room: Pick<Room, 'claim'>
  /** Set if someone other than the owner acts. */
  readonly guestId?: string | undefined
}

export type SavedListService = ReturnType<typeof createSavedLists>

export function createSavedLists({ storage, room, guestId }: SavedListParts) {
  return {
    summaries: (userId: string, part: Part = {}): Promise<SavedListSummary[]> =>
      readAll(PAGE, (before) => storage.summaries(userId, { ...part, before, most: PAGE })),

    async whole(userId: string, part: Part = {}): Promise<AsyncIterable<readonly WholeList[]>> {
      const sizes = await storage.sizes(userId, part)
      demandRoomForLargest(sizes)
      return read(userId, part, sizes)
    },

    async search(
      userId: string,
      text: string,
      before?: number,
    ): Promise<{ hits: WordHit[]; next: number | null }> {
      const sizes = await storage.sizes(userId, { before, most: SEARCHED.lists })
      const looked = firstOf(sizes, SEARCHED.bytes)
      const hits: WordHit[] = []
      let end = looked.at(-1)?.id ?? null
      for await (const { head, words } of eachOf(read(userId, {}, looked))) {
        const found = await findWords(words, text, LIST_PREVIEW_WORDS)
        if (found === null) continue
        const { count, words: first } = found
        hits.push({ id: head.id, count, words: toPreview(first, LIST_PREVIEW_WORDS) })
        if (hits.length < SEARCHED.hits) continue
        end = head.id
        break
      }
      const isAll = end === (sizes.at(-1)?.id ?? null) && sizes.length < SEARCHED.lists
      return { hits, next: isAll ? null : end }
    },

    find,

    async create(userId: string, draft: Draft, repeat: Repeat | null): Promise<StoredList> {
      const { words, folderId = null, projectId = null } = draft
      const { id, made } = await storage.transaction(async (transaction) => {
        let made: SavedListSummary | undefined
        const { id } = await storage.once(transaction, userId, repeat, async () => {
          await room.claim(transaction, userId, { kind: 'list', count: 1, bytes: bytesOf(words) })
          await hold(transaction, userId, { folderId, projectId })
          made = await storage.create(transaction, userId, { ...draft, folderId, projectId })
          return made.id
        })
        return { id, made }
      })
      return made === undefined ? find(userId, id) : toStored(made, words)
    },

    replace: (
      userId: string,
      id: number,
      draft: BodyOf<typeof savedLists.replace>,
      version: number | null,
    ): Promise<StoredList> =>
      storage.transaction(async (transaction) => {
        const before = requireItem(await storage.look(transaction, userId, id), null)
        const bytes = bytesOf(draft.words) - before.bytes
        await room.claim(transaction, userId, { kind: 'list', count: 0, bytes })
        requireItem(await storage.lock(transaction, userId, id), version)
        const change = { ...draft, by: guestId ?? userId }
        return toStored(await storage.change(transaction, userId, id, change), draft.words)
      }),

    rename: (
      userId: string,
      id: number,
      title: BodyOf<typeof savedLists.rename>,
      version: number | null,
    ): Promise<SavedListSummary> =>
      storage.transaction(async (transaction) => {
        requireItem(await storage.lock(transaction, userId, id), version)
        return storage.change(transaction, userId, id, title)
      }),

    setFolder: (userId: string, id: number, folderId: number | null): Promise<SavedListSummary> =>
      put(userId, id, { folderId }),

    move: (userId: string, id: number, projectId: number | null): Promise<SavedListSummary> =>
      put(userId, id, { projectId }),

    remove: (userId: string, id: number, version: number | null): Promise<void> =>
      storage.transaction(async (transaction) => {
        requireItem(await storage.lock(transaction, userId, id), version)
        await storage.remove(transaction, userId, id)
      }),

    restore: (userId: string, id: number): Promise<SavedListSummary> =>
      storage.transaction(async (transaction) => {
        const before = await storage.look(transaction, userId, id)
        if (before === null) throw new RequestError('not_found')
        if (!before.isDeleted) return storage.findSummary(transaction, userId, id)
        await room.claim(transaction, userId, { kind: 'list', count: 1, bytes: 0, isRestored: true })
        const { folderId, projectId } = before
        const lost = {
          folder: folderId !== null && !(await storage.holdFolder(transaction, userId, folderId)),
          project: projectId !== null && !(await storage.holdProject(transaction, userId, projectId)),
        }
        const now = await storage.lock(transaction, userId, id)
        if (now === null) throw new RequestError('not_found')
        if (!now.isDeleted) return storage.findSummary(transaction, userId, id)
        // Its folder or project was restored or deleted in the meantime.
        if (now.folderId !== folderId || now.projectId !== projectId) throw new RequestError('conflict')
        return storage.restore(transaction, userId, id, lost)
      }),
  }

  async function* read(
    userId: string,
    part: Part,
    sizes: readonly Size[],
  ): AsyncGenerator<readonly WholeList[]> {
    for (const piece of piecesOf(sizes, PIECE_BYTES)) {
      yield await storage.whole(userId, part, endsOf(piece))
      await nextTurn()
    }
  }

  async function find(userId: string, id: number): Promise<StoredList> {
    const list = await storage.find(userId, id)
    if (list === null) throw new RequestError('not_found')
    return list
  }

  /** Keeps its parents from being deleted until the transaction ends. */
  async function hold(
    transaction: Transaction,
    userId: string,
    place: { readonly folderId?: number | null; readonly projectId?: number | null },
  ): Promise<void> {
    const { folderId = null, projectId = null } = place
    const isThere =
      (folderId === null || (await storage.holdFolder(transaction, userId, folderId))) &&
      (projectId === null || (await storage.holdProject(transaction, userId, projectId)))
    if (!isThere) throw new RequestError('not_found')
  }

  function put(
    userId: string,
    id: number,
    place: { readonly folderId: number | null } | { readonly projectId: number | null },
  ): Promise<SavedListSummary> {
    return storage.transaction(async (transaction) => {
      await hold(transaction, userId, place)
      const list = await storage.put(transaction, userId, id, place)
      if (list === null) throw new RequestError('not_found')
      return list
    })
  }
}

async function* eachOf(batches: AsyncIterable<readonly WholeList[]>): AsyncGenerator<WholeList> {
  for await (const batch of batches) yield* batch
}

function bytesOf({ text }: Items): number {
  return byteLengthOf(text)
}

function toStored({ preview, ...head }: SavedListSummary, { text }: Items): StoredList {
  return { head, preview, words: text }
}
