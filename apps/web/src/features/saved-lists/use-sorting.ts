import { useSearchParams } from 'react-router'
import type { Sorting } from '../../shared/ui/sort-control.tsx'
import { SORT_CHOICES, type SortBy } from './arrange.ts'

/** By what the address says lists are sorted: by date, the newest first, unless it does. */
export function useSorting(): readonly [Sorting<SortBy>, (sorting: Sorting<SortBy>) => void] {
  const [params, setParams] = useSearchParams()
  const by = SORT_CHOICES.find(({ value }) => value === params.get('sort'))?.value ?? 'date'
  const isDescending = params.get('order') !== 'asc'

  function setSorting(sorting: Sorting<SortBy>) {
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (sorting.by === 'date') next.delete('sort')
        else next.set('sort', sorting.by)
        if (sorting.isDescending) next.delete('order')
        else next.set('order', 'asc')
        return next
      },
      { preventScrollReset: true, replace: true },
    )
  }
  return [{ by, isDescending }, setSorting]
}
