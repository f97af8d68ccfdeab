import { setImmediate as nextTurn } from 'node:timers/promises'
import { MIN_COLUMNS, type ProjectSummary } from '@wordloom/contract'
import { RequestError } from '../../errors.ts'
import { readAll } from '../../memory/row-batches.ts'
import { byteLengthOf } from '../../memory/text.ts'
import type { Repeat } from '../../ports/repeat.ts'
import type { Room } from '../../ports/room.ts'
import {
  changedState,
  hasState,
  newState,
  type ProjectState,
  readState,
  type SentState,
  toJson,
} from './state.ts'
import type { ProjectStorage, StoredProject, Transaction } from './storage.ts'

const PROJECT_TEXTS = {
  tooManyColumns: (most: number) => `Your plan allows up to ${most} columns`,
} as const

const PAGE = 200

interface Draft extends SentState {
  readonly name: string
  readonly description?: string | null | undefined
}

interface Change extends SentState {
  /** Comes together with the description: if that is left out, the project has none. */
  readonly name?: string | undefined
  readonly description?: string | null | undefined
}

interface ProjectParts {
  readonly storage: ProjectStorage
  readonly room: Room
}

export type ProjectService = ReturnType<typeof createProjects>

export function createProjects({ storage, room }: ProjectParts) {
  return {
    summaries: (userId: string): Promise<ProjectSummary[]> =>
      readAll(PAGE, (before) => storage.summaries(userId, before, PAGE)),

    async *whole(userId: string): AsyncGenerator<StoredProject> {
      for (let before: number | undefined; ; ) {
        const ids = await storage.ids(userId, before, PAGE)
        for (const id of ids) {
          const project = await storage.find(userId, id)
          if (project !== null) yield project
        }
        if (ids.length < PAGE) return
        before = ids.at(-1)
        await nextTurn()
      }
    },

    find,

    async require(userId: string, id: number): Promise<void> {
      if (!(await storage.isThere(userId, id))) throw new RequestError('not_found')
    },

    create: (userId: string, draft: Draft, repeat: Repeat | null): Promise<StoredProject> => {
      const { name, description = null, ...sent } = draft
      const state = newState(sent)
      return storage.transaction(async (transaction) => {
        let made: StoredProject | undefined
        const { id } = await storage.once(transaction, userId, repeat, async () => {
          await refuseColumns(transaction, userId, state, 0)
          await room.claim(transaction, userId, { kind: 'project', count: 1, bytes: bytesOf(state) })
          made = await storage.create(transaction, userId, { name, description, state })
          return made.head.id
        })
        return made ?? find(userId, id, transaction)
      })
    },

    update: (
      userId: string,
      id: number,
      { name, description = null, ...sent }: Change,
      version: number | null,
    ): Promise<StoredProject> =>
      storage.transaction(async (transaction) => {
        // Lock the account before its contents, as every transaction does, to avoid deadlocks.
        await room.claim(transaction, userId, { kind: 'project', count: 0, bytes: 0 })
        const before = await storage.lock(transaction, userId, id)
        if (before === null || before.deletedAt !== null) throw new RequestError('not_found')
        if (version !== null && before.version !== version) throw new RequestError('changed_elsewhere')
        const naming = name === undefined ? undefined : { name, description }
        const { state: kept } = await find(userId, id, transaction)
        if (!hasState(sent))
          return { head: await storage.rename(transaction, userId, id, naming), state: kept }
        const state = changedState(readState(kept, before.columnCount), sent)
        await refuseColumns(transaction, userId, state, before.columnCount)
        const growth = bytesOf(state) - before.bytes
        await room.claim(transaction, userId, { kind: 'project', count: 0, bytes: growth })
        return storage.changeState(transaction, userId, id, { naming, state })
      }),

    remove: (
      userId: string,
      id: number,
      { keepsContents }: { readonly keepsContents: boolean },
    ): Promise<void> =>
      storage.transaction(async (transaction) => {
        const before = await storage.lock(transaction, userId, id)
        if (before === null || before.deletedAt !== null) throw new RequestError('not_found')
        await storage.remove(transaction, userId, id, { keepsContents })
      }),

    restore: (userId: string, id: number): Promise<StoredProject> =>
      storage.transaction(async (transaction) => {
        const before = await storage.look(transaction, userId, id)
        if (before === null) throw new RequestError('not_found')
        if (before.deletedAt !== null) await bringBack(transaction, userId, id)
        return find(userId, id, transaction)
      }),
  }

  async function bringBack(transaction: Transaction, userId: string, id: number): Promise<void> {
    await room.claim(transaction, userId, { kind: 'project', count: 0, bytes: 0 })
    const { deletedAt = null } = (await storage.lock(transaction, userId, id)) ?? {}
    if (deletedAt === null) return
    const lists = await storage.countRemoved(transaction, 'saved_lists', userId, id, deletedAt)
    const results = await storage.countRemoved(transaction, 'saved_results', userId, id, deletedAt)
    await room.claim(transaction, userId, { kind: 'list', count: lists, bytes: 0, isRestored: true })
    await room.claim(transaction, userId, { kind: 'result', count: results, bytes: 0, isRestored: true })
    await storage.restore(transaction, userId, id, deletedAt)
  }

  async function find(userId: string, id: number, within?: Transaction): Promise<StoredProject> {
    const project = await storage.find(userId, id, within)
    if (project === null) throw new RequestError('not_found')
    return project
  }

  /** A project keeps the columns it already has, even if the plan now allows fewer. */
  async function refuseColumns(
    transaction: Transaction,
    userId: string,
    { columns }: ProjectState,
    present: number,
  ): Promise<void> {
    if (columns.count <= Math.max(MIN_COLUMNS, present)) return
    const most = await room.columns(transaction, userId)
    if (columns.count <= most) return
    throw new RequestError('plan_limit', { message: PROJECT_TEXTS.tooManyColumns(most) })
  }
}

function bytesOf(state: ProjectState): number {
  return byteLengthOf(toJson(state))
}
