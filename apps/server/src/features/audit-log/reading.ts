import { toEmailKey } from '@wordloom/contract'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

export interface FoundEntry {
  readonly id: number
  readonly at: number
  readonly action: string
  readonly actorId: string | null
  readonly subjectId: string | null
  readonly address: string | null
  readonly details: string
}

interface Section {
  readonly action: string | undefined
  readonly before: number | undefined
  readonly most: number
}

export type AuditReading = ReturnType<typeof createAuditReading>

export function createAuditReading({ kysely }: Database) {
  return {
    page: (section: Section): Promise<FoundEntry[]> => select(section).execute(),

    async pageOf(userId: string, section: Section): Promise<FoundEntry[]> {
      // Two queries, because no index returns the matches of either column in order.
      const pages = await Promise.all(
        (['actor_id', 'subject_id'] as const).map((column) =>
          select(section).where(column, '=', sql<string>`(select ${userId})`).execute(),
        ),
      )
      const entries = new Map(pages.flat().map((entry) => [entry.id, entry]))
      return [...entries.values()].toSorted((one, other) => other.id - one.id).slice(0, section.most)
    },

    async findIdByEmail(email: string): Promise<string | null> {
      const row = await kysely
        .selectFrom('users')
        .select('id')
        .where('email_key', '=', toEmailKey(email))
        .executeTakeFirst()
      return row?.id ?? null
    },

    async emailsOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
      if (ids.length === 0) return new Map()
      const rows = await kysely.selectFrom('users').select(['id', 'email']).where('id', 'in', ids).execute()
      return new Map(rows.map(({ id, email }) => [id, email]))
    },
  }

  function select({ action, before, most }: Section) {
    return kysely
      .selectFrom('audit_log')
      .select(['id', 'at', 'action', 'actor_id as actorId', 'subject_id as subjectId', 'address', 'details'])
      .$if(action !== undefined, (query) => query.where('action', '=', action ?? ''))
      .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
      .orderBy('id', 'desc')
      .limit(most)
  }
}
