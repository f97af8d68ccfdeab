import {
  type Endpoint,
  type ForPeople,
  type ProjectEventName,
  projects,
  savedLists,
  savedResults,
} from '@wordloom/contract'
import type { Database, Transaction } from '../../database/database.ts'
import { addEvent } from './history-rows.ts'

interface Noted {
  readonly item: ForPeople['item']
  /** Null if only the place of the item changes. */
  readonly event: ProjectEventName | null
}

interface OwnChange extends Noted {
  readonly ownerId: string
  /** Null if the request creates the item. */
  readonly itemId: number | null
}

interface Seen {
  readonly id: number
  readonly name: string
  readonly projectId: number | null
  readonly isDeleted: boolean
}

interface Entry {
  readonly projectId: number | null
  readonly event: ProjectEventName
  readonly subject: string | null
}

const ONLY_OF_OWNERS: ReadonlyMap<Endpoint, Noted> = new Map<Endpoint, Noted>([
  [savedLists.create, { item: 'list', event: null }],
  [savedLists.move, { item: 'list', event: null }],
  [savedLists.restore, { item: 'list', event: 'list_restored' }],
  [savedResults.create, { item: 'result', event: null }],
  [savedResults.replace, { item: 'result', event: 'result_changed' }],
  [savedResults.move, { item: 'result', event: null }],
  [savedResults.restore, { item: 'result', event: 'result_restored' }],
  [projects.remove, { item: 'project', event: 'project_removed' }],
  [projects.restore, { item: 'project', event: 'project_restored' }],
])

const TABLES = { list: 'saved_lists', result: 'saved_results' } as const

export type OwnChangeStorage = ReturnType<typeof createOwnChangeStorage>

export function notedOf(endpoint: Endpoint): Noted | null {
  const { people } = endpoint
  if (people?.event !== undefined) return { item: people.item, event: people.event }
  return ONLY_OF_OWNERS.get(endpoint) ?? null
}

export function createOwnChangeStorage(database: Database) {
  return {
    /** Records what an owner changes in a project that has people. */
    async recorded<Result>(
      transaction: Transaction,
      change: OwnChange,
      work: () => Promise<Result>,
    ): Promise<Result> {
      const { ownerId } = change
      if (!(await hasPeople(transaction, ownerId))) return work()
      const before = await look(transaction, change)
      const result = await work()
      const after = await look(transaction, change)
      for (const { projectId, event, subject } of entriesOf(change, before, after)) {
        if (projectId === null || !(await hasPeople(transaction, ownerId, projectId))) continue
        await addEvent(database, transaction, { ownerId, projectId, personId: ownerId, event, subject })
      }
      return result
    },
  }
}

/** The item, or the newest one if the request creates it. */
async function look(
  transaction: Transaction,
  { ownerId, item, itemId, event }: OwnChange,
): Promise<Seen | null> {
  if (item === 'project' && !event?.endsWith('_added')) return lookAtProject(transaction, ownerId, itemId)
  const isResult = item === 'result' || event === 'result_added'
  const row = await transaction
    .selectFrom(TABLES[isResult ? 'result' : 'list'])
    .select(['id', 'name', 'project_id', 'deleted_at'])
    .where('user_id', '=', ownerId)
    .$if(itemId !== null, (query) => query.where(item === 'project' ? 'project_id' : 'id', '=', itemId))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (row === undefined) return null
  return { id: row.id, name: row.name, projectId: row.project_id, isDeleted: row.deleted_at !== null }
}

async function lookAtProject(
  transaction: Transaction,
  ownerId: string,
  projectId: number | null,
): Promise<Seen | null> {
  const row = await transaction
    .selectFrom('projects')
    .select(['name', 'deleted_at'])
    .where('user_id', '=', ownerId)
    .where('id', '=', projectId ?? 0)
    .executeTakeFirst()
  if (row === undefined || projectId === null) return null
  return { id: projectId, name: row.name, projectId, isDeleted: row.deleted_at !== null }
}

function entriesOf({ item, itemId, event }: OwnChange, before: Seen | null, after: Seen | null): Entry[] {
  if (after === null) return []
  const { id, name: subject, projectId } = after
  const isCreated = itemId === null || event?.endsWith('_added')
  if (isCreated) {
    if (id === before?.id) return []
    return [{ projectId, event: event ?? (item === 'result' ? 'result_added' : 'list_added'), subject }]
  }
  if (before === null) return []
  if (before.projectId !== projectId && item !== 'project')
    return [
      { projectId: before.projectId, event: `${item}_taken_out`, subject },
      { projectId, event: `${item}_added`, subject },
    ]
  const isRepeat = event?.endsWith('_restored') && !before.isDeleted
  if (event === null || isRepeat) return []
  return [{ projectId, event, subject: item === 'project' ? null : subject }]
}

/** Open invitations count as people. */
async function hasPeople(transaction: Transaction, ownerId: string, projectId?: number): Promise<boolean> {
  const row = await transaction
    .selectFrom('project_people')
    .select('id')
    .where('user_id', '=', ownerId)
    .$if(projectId !== undefined, (query) => query.where('project_id', '=', projectId ?? 0))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
