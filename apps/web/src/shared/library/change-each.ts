import { NetworkError } from '../lib/api.ts'
import { queryClient } from '../lib/query-client.ts'
import type { LibraryKey } from './keys.ts'
import { refresh } from './refresh.ts'

/** Some of many could not be changed; the others were. `cause` is why the first could not. */
export class BulkError extends Error {
  override readonly name = 'BulkError'
  readonly failed: readonly { readonly id: number }[]
  readonly total: number

  constructor(failed: readonly { readonly id: number }[], total: number, cause: unknown) {
    super(`${failed.length} of ${total} could not be changed`, { cause })
    this.failed = failed
    this.total = total
  }
}

interface Change<Item, Row, Reply> {
  readonly items: readonly Item[]
  /** Where the rows are that change at once. */
  readonly key: LibraryKey
  /** The rows as they are when `items` have changed. */
  readonly apply: (rows: readonly Row[], items: readonly Item[]) => readonly Row[]
  /** One request an item. */
  readonly send: (item: Item) => Promise<Reply>
  /** What is asked for again afterwards. */
  readonly related: readonly LibraryKey[]
}

const AT_ONCE = 4

/**
 * Changes items, each by a request of its own. The page shows the change at once, and takes back what failed.
 *
 * @throws the error of a single item, and of several a {@link BulkError}.
 */
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
  // Asking again without a network would only put an error in place of what is known.
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

/** The rows without the items. */
export function without<Row extends { readonly id: number }>(
  rows: readonly Row[],
  items: readonly { readonly id: number }[],
): readonly Row[] {
  const gone = new Set(items.map(({ id }) => id))
  return rows.filter(({ id }) => !gone.has(id))
}

/** The rows, those of the items with the changes. */
export function withChanges<Row extends { readonly id: number }>(
  rows: readonly Row[],
  items: readonly { readonly id: number }[],
  changes: Partial<Row>,
): readonly Row[] {
  const changed = new Set(items.map(({ id }) => id))
  return rows.map((row) => (changed.has(row.id) ? { ...row, ...changes } : row))
}

/** The rows as they are, where nothing can be shown before the server has answered. */
export function unchanged<Row>(rows: readonly Row[]): readonly Row[] {
  return rows
}
