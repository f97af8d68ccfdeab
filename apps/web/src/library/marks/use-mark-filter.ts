import { type MarkedKind, toTagKey } from '@wordloom/contract'
import { useMemo } from 'react'
import { useChosenParam } from '#platform/document/use-chosen-param.ts'
import { useMarks } from './use-marks.ts'

export interface MarkFilter {
  readonly isStarred: boolean
  readonly tags: readonly string[]
  readonly setStarred: (isStarred: boolean) => void
  readonly setTags: (tags: readonly string[]) => void
  readonly clear: () => void
}

export function useMarkFilter<Item extends { readonly id: number }>(
  kind: MarkedKind,
  items: readonly Item[],
): { readonly shown: readonly Item[]; readonly filter: MarkFilter } {
  const [starred, setStarred] = useChosenParam('starred')
  // Tags have no commas.
  const [tagged, setTagged] = useChosenParam('tags')
  const { isStarred, tagsOf } = useMarks(kind)
  const shown = useMemo(() => {
    const wanted = toList(tagged).map(toTagKey)
    if (starred !== '1' && wanted.length === 0) return items
    return items.filter(({ id }) => {
      const own = new Set(tagsOf(id).map(toTagKey))
      return (starred !== '1' || isStarred(id)) && wanted.every((tag) => own.has(tag))
    })
  }, [starred, tagged, items, isStarred, tagsOf])
  return {
    shown,
    filter: {
      isStarred: starred === '1',
      tags: toList(tagged),
      setStarred: (next) => setStarred(next ? '1' : ''),
      setTags: (tags) => setTagged(tags.join(',')),
      clear: () => {
        setStarred('')
        setTagged('')
      },
    },
  }
}

function toList(tagged: string): readonly string[] {
  return tagged.split(',').filter((tag) => tag !== '')
}
