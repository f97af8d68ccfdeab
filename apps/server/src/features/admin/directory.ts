import { setImmediate as nextTurn } from 'node:timers/promises'
import type { User, UserFilter } from '@wordloom/contract'
import { type ExpressionBuilder, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { toUser, USER_COLUMNS } from '../../database/accounts/user-row.ts'
import type { Database } from '../../database/database.ts'
import { compileOnce } from '../../database/queries/compile-once.ts'
import type { Tables } from '../../database/schema.ts'

/** Accounts per query. SQLite serves no other request meanwhile; PostgreSQL is faster with fewer queries. */
const STRETCH = { sqlite: 5000, postgres: 500_000 } as const

export interface Place {
  readonly createdAt: number
  readonly id: string
}

interface Question {
  readonly search: string
  readonly filter: UserFilter
  readonly after: Place | null
  readonly most: number
}

interface Found {
  readonly users: readonly { readonly user: User; readonly place: Place }[]
  readonly total: number
}

interface Share {
  readonly count: number
  readonly isVerified: boolean
  readonly isVerificationSent: boolean
  readonly isSuspended: boolean
  readonly isAdmin: boolean
  readonly plan: User['subscriptionPlan']
}

interface Stretch {
  readonly from: Place | null
  readonly to: Place | null
}

export type Directory = ReturnType<typeof createDirectory>

export function createDirectory({ kysely, kind }: Database) {
  const page = compileOnce(kysely, ({ most, ...after }: Partial<Place> & { readonly most: number }) =>
    latestFirst(within({ from: isPlace(after) ? after : null, to: null }))
      .select(USER_COLUMNS)
      .select('created_at')
      .limit(most),
  )
  // Without a condition, SQLite adds up the entry counts of index pages: 0.1 ms per 100,000 rows.
  const countAll = compileOnce(kysely, () =>
    kysely.selectFrom('users').select(({ fn }) => fn.countAll<number>().as('count')),
  )

  return {
    async find({ search, filter, after, most }: Question): Promise<Found> {
      if (search === '' && filter === 'all') return findAny(after, most)
      const places: Place[] = []
      let total = 0
      for await (const stretch of stretches()) {
        const hits = within(stretch).where((row) => isMeant(row, search, filter))
        const { count } = await hits
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
        total += count
        if (count === 0 || places.length >= most || isBefore(stretch, after)) continue
        const rows = await latestFirst(hits)
          .select(['created_at as createdAt', 'id'])
          .$if(after !== null, (query) => query.where(isBehind(after)))
          .limit(most - places.length)
          .execute()
        places.push(...rows)
      }
      return { users: await read(places), total }
    },

    async latest(most: number): Promise<readonly User[]> {
      return (await page({ most })).map(toUser)
    },

    async *shares(): AsyncGenerator<Share> {
      const isSent = sql<number>`case when email_verification_sent_at is null then 0 else 1 end`
      for await (const stretch of stretches()) {
        const rows = await within(stretch)
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .select(['email_verified', 'is_suspended', 'is_admin', 'subscription_plan', isSent.as('is_sent')])
          .groupBy(['email_verified', 'is_suspended', 'is_admin', 'subscription_plan', 'is_sent'])
          .execute()
        for (const row of rows) {
          yield {
            count: row.count,
            isVerified: row.email_verified === 1,
            isVerificationSent: row.is_sent === 1,
            isSuspended: row.is_suspended === 1,
            isAdmin: row.is_admin === 1,
            plan: row.subscription_plan,
          }
        }
      }
    },
  }

  async function findAny(after: Place | null, most: number): Promise<Found> {
    const rows = await page({ ...after, most })
    const [counted] = await countAll({})
    return {
      users: rows.map((row) => ({ user: toUser(row), place: { createdAt: row.created_at, id: row.id } })),
      total: counted?.count ?? 0,
    }
  }

  async function* stretches(): AsyncGenerator<Stretch> {
    for (let from: Place | null = null; ; ) {
      const to: Place | undefined = await latestFirst(within({ from, to: null }))
        .select(['created_at as createdAt', 'id'])
        .offset(STRETCH[kind] - 1)
        .limit(1)
        .executeTakeFirst()
      yield { from, to: to ?? null }
      if (to === undefined) return
      from = to
      await nextTurn()
    }
  }

  function within({ from, to }: Stretch) {
    return kysely
      .selectFrom('users')
      .$if(from !== null, (query) => query.where(isBehind(from)))
      .$if(to !== null, (query) => query.where(sql<boolean>`(created_at, id) >= ${toRow(to)}`))
  }

  async function read(places: readonly Place[]) {
    if (places.length === 0) return []
    const ids = places.map(({ id }) => id)
    const rows = await kysely.selectFrom('users').select(USER_COLUMNS).where('id', 'in', ids).execute()
    const users = new Map(rows.map((row) => [row.id, toUser(row)]))
    return places.flatMap((place) => {
      const user = users.get(place.id)
      // The account was deleted in the meantime.
      return user === undefined ? [] : [{ user, place }]
    })
  }
}

function isMeant(row: ExpressionBuilder<Tables, 'users'>, search: string, filter: UserFilter) {
  return row.and([
    ...(search === '' ? [] : [sql<boolean>`search_key like ${toPattern(search)} escape '\\'`]),
    ...(filter === 'verified' ? [row('email_verified', '=', 1)] : []),
    ...(filter === 'pending' ? [row('email_verified', '=', 0)] : []),
    ...(filter === 'suspended' ? [row('is_suspended', '=', 1)] : []),
  ])
}

function latestFirst<Row>(query: SelectQueryBuilder<Tables, 'users', Row>) {
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc')
}

function isPlace(place: Partial<Place>): place is Place {
  return place.id !== undefined
}

function toPattern(search: string): string {
  return `%${search.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
}

function isBehind(place: Place | null): RawBuilder<boolean> {
  return sql`(created_at, id) < ${toRow(place)}`
}

function toRow(place: Place | null): RawBuilder<unknown> {
  return sql`(${place?.createdAt ?? 0}, ${place?.id ?? ''})`
}

function isBefore({ to }: Stretch, place: Place | null): boolean {
  if (to === null || place === null) return false
  return to.createdAt > place.createdAt || (to.createdAt === place.createdAt && to.id >= place.id)
}
