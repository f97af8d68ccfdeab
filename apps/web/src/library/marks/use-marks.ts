import { type Mark, type MarkedKind, toTagKey } from '@wordloom/contract'
import { useMemo } from 'react'
import { useQuery } from '#platform/lib/use-query.ts'
import { MARKS_KEY } from '../keys.ts'

interface Marks {
  readonly isStarred: (id: number) => boolean
  readonly tagsOf: (id: number) => readonly string[]
}

const NO_MARKS: readonly Mark[] = []
const NO_TAGS: readonly string[] = []

/** The stars and tags of items of one kind; none until they have loaded. */
export function useMarks(kind: MarkedKind): Marks {
  const { data = NO_MARKS } = useQuery<readonly Mark[]>({ queryKey: MARKS_KEY })
  return useMemo(() => {
    const own = new Map(data.filter((mark) => mark.kind === kind).map((mark) => [mark.itemId, mark]))
    return {
      isStarred: (id) => own.get(id)?.starredAt != null,
      tagsOf: (id) => own.get(id)?.tags ?? NO_TAGS,
    }
  }, [data, kind])
}

export function useTags(): readonly string[] {
  const { data = NO_MARKS } = useQuery<readonly Mark[]>({ queryKey: MARKS_KEY })
  return useMemo(() => {
    const tagsByKey = new Map(data.flatMap(({ tags }) => tags.map((tag) => [toTagKey(tag), tag] as const)))
    return [...tagsByKey.values()].sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
  }, [data])
}
