import {
  MAX_MARKED_ITEMS,
  type Mark,
  type MarkedItem,
  marks,
  type SentBodyOf,
  toTagKey,
} from '@wordloom/contract'
import { call } from '#platform/lib/api.ts'
import { changeEach } from '../changes/change-each.ts'
import { MARKS_KEY } from '../keys.ts'

export type MarkChange = Omit<SentBodyOf<typeof marks.change>, 'items'>

export async function changeMarks(items: readonly MarkedItem[], change: MarkChange): Promise<void> {
  const batches = Array.from({ length: Math.ceil(items.length / MAX_MARKED_ITEMS) }, (_, id) => ({
    id,
    items: items.slice(id * MAX_MARKED_ITEMS, (id + 1) * MAX_MARKED_ITEMS),
  }))
  await changeEach({
    items: batches,
    key: MARKS_KEY,
    apply: (rows: readonly Mark[], shown) =>
      withMarks(
        rows,
        shown.flatMap((batch) => batch.items),
        change,
      ),
    send: (batch) => call(marks.change, { body: { ...change, items: [...batch.items] } }),
    related: [],
  })
}

/** The marks as the server will have them after the change. */
export function withMarks(
  before: readonly Mark[],
  items: readonly MarkedItem[],
  { isStarred, addTags = [], removeTags = [] }: MarkChange,
): readonly Mark[] {
  const marksByItem = new Map(before.map((mark) => [toItemKey(mark), mark]))
  const gone = new Set(removeTags.map(toTagKey))
  for (const { kind, itemId } of items) {
    const mark = marksByItem.get(toItemKey({ kind, itemId })) ?? { kind, itemId, starredAt: null, tags: [] }
    const own = new Set(mark.tags.map(toTagKey))
    const tags = [...mark.tags, ...addTags.filter((tag) => !own.has(toTagKey(tag)))]
    const starredAt =
      (isStarred ?? mark.starredAt !== null) ? (mark.starredAt ?? new Date().toISOString()) : null
    marksByItem.set(toItemKey(mark), {
      ...mark,
      starredAt,
      tags: tags.filter((tag) => !gone.has(toTagKey(tag))),
    })
  }
  return [...marksByItem.values()].filter(({ starredAt, tags }) => starredAt !== null || tags.length > 0)
}

function toItemKey({ kind, itemId }: MarkedItem): string {
  return `${kind} ${itemId}`
}
