import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { withParam } from '../document/use-typed-param.ts'
import type { Sorting } from '../ui/sort-control.tsx'

/**
 * What a list is sorted by, which the address of the page keeps: by date, the newest first, unless it says otherwise. A choice
 * shows at once, before the address has changed.
 */
export function useSorting<By extends string>(
  choices: readonly { readonly value: By | 'date' }[],
): readonly [Sorting<By | 'date'>, (sorting: Sorting<By | 'date'>) => void] {
  const [params, setParams] = useSearchParams()
  const kept = { by: params.get('sort') ?? '', order: params.get('order') ?? '' }
  const [chosen, setChosen] = useState(kept)
  const [seen, setSeen] = useState(kept)
  if (kept.by !== seen.by || kept.order !== seen.order) {
    setSeen(kept)
    setChosen(kept)
  }

  function setSorting({ by, isDescending }: Sorting<By | 'date'>) {
    const next = { by: by === 'date' ? '' : by, order: isDescending ? '' : 'asc' }
    setChosen(next)
    setParams((now) => withParam(withParam(now, 'sort', next.by), 'order', next.order), {
      replace: true,
      preventScrollReset: true,
    })
  }
  const by = choices.find(({ value }) => value === chosen.by)?.value ?? 'date'
  return [{ by, isDescending: chosen.order !== 'asc' }, setSorting]
}
