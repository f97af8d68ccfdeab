import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { withParam } from '#platform/document/use-typed-param.ts'
import type { Sorting } from '#ui/form/sort-control.tsx'

/** Keeps the sorting in the URL. A new choice shows before the URL changes. */
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
    const next = { by: by === 'date' ? '' : by, order: toOrder(by, isDescending) }
    setChosen(next)
    setParams((now) => withParam(withParam(now, 'sort', next.by), 'order', next.order), {
      replace: true,
      preventScrollReset: true,
    })
  }
  const by = choices.find(({ value }) => value === chosen.by)?.value ?? 'date'
  const isDescending = by === 'name' ? chosen.order === 'desc' : chosen.order !== 'asc'
  return [{ by, isDescending }, setSorting]
}

function toOrder(by: string, isDescending: boolean): string {
  if (isDescending === (by !== 'name')) return ''
  return isDescending ? 'desc' : 'asc'
}
