import { sql } from 'kysely'
import type { Transaction } from '../database.ts'

type Lists =
  | { readonly id: number }
  | { readonly project_id: number }
  | { readonly former_project_id: number }

/** Keeps the versions that lists have now for their owner: people of a project see only later ones. */
export async function hideVersions(transaction: Transaction, userId: string, lists: Lists): Promise<void> {
  const [[column, id] = []] = Object.entries(lists)
  if (column === undefined) return
  await sql`
    insert into list_joinings (user_id, list_id, after_version)
    select saved_lists.user_id, saved_lists.id, max(list_versions.id)
    from saved_lists
    join list_versions on list_versions.user_id = saved_lists.user_id and list_versions.list_id = saved_lists.id
    where saved_lists.user_id = ${userId} and ${sql.ref(`saved_lists.${column}`)} = ${id}
    group by saved_lists.user_id, saved_lists.id
    on conflict (user_id, list_id) do update set after_version = excluded.after_version`.execute(transaction)
}
