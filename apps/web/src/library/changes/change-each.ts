import { NetworkError } from '#platform/lib/api.ts'
import { BulkError } from '#platform/lib/bulk-error.ts'
import { queryClient } from '#platform/lib/query-client.ts'
import type { LibraryKey } from '../keys.ts'
import { refresh } from './refresh.ts'

interface Change<Item, Row, Reply> {
  readonly items: readonly Item[]
  readonly key: LibraryKey
  readonly apply: (rows: readonly Row[], items: readonly Item[]) => readonly Row[]
  readonly send: (item: Item) => Promise<Reply>
  readonly related: readonly LibraryKey[]
}

const AT_ONCE = 4

/** @throws the error of a single item, or a {@link BulkError} for several. */
export async function changeEach<Item extends { readonly id: number }, Row, Reply>(
  change: Change<Item, Row, Reply>,
): Promise<readonly Reply[]> {
  const { items, key, apply, send, related } = change
  await queryClient.cancelQueries({ queryKey: key })
  const before = queryClient.getQueryData<readonly Row[]>(key)
  const show = (changed: readonly Item[]) => before && queryClient.setQueryData(key, apply(before, changed))
  show(items)
  const outcomes = await sendAll(items, send)
  const failed = items.filter((_, at) => outcomes[at]?.status === 'rejected')
  if (failed.length > 0) show(items.filter((item) => !failed.includes(item)))
  const causes = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
  // Without a network, refetching would only replace known data with an error.
  if (!causes.some((cause) => cause instanceof NetworkError)) refresh(key, ...related)
  if (failed.length > 0) throw items.length === 1 ? causes[0] : new BulkError(failed, items.length, causes[0])
  return outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
}

async function sendAll<Item, Reply>(
  items: readonly Item[],
  send: (item: Item) => Promise<Reply>,
): Promise<readonly PromiseSettledResult<Reply>[]> {
  const outcomes: PromiseSettledResult<Reply>[] = []
  const waiting = items.entries()
  const work = async () => {
    for (const [at, item] of waiting) {
      const [outcome] = await Promise.allSettled([send(item)])
      outcomes[at] = outcome
    }
  }
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, items.length) }, work))
  return outcomes
}

export function without<Row extends { readonly id: number }>(
  rows: readonly Row[],
  items: readonly { readonly id: number }[],
): readonly Row[] {
  const gone = new Set(items.map(({ id }) => id))
  return rows.filter(({ id }) => !gone.has(id))
}

export function withChanges<Row extends { readonly id: number }>(
  rows: readonly Row[],
  items: readonly { readonly id: number }[],
  changes: Partial<Row>,
): readonly Row[] {
  const changed = new Set(items.map(({ id }) => id))
  return rows.map((row) => (changed.has(row.id) ? { ...row, ...changes } : row))
}

/** For changes that can't be shown before the server has responded. */
export function unchanged<Row>(rows: readonly Row[]): readonly Row[] {
  return rows
}
