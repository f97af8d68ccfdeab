import { useSearchParams } from 'react-router'
import { useTypedParam, withParam } from '../../shared/document/use-typed-param.ts'
import type { Sorting } from '../../shared/ui/sort-control.tsx'
import { type Arrangement, SORTS, type SortBy } from './arrange.ts'

/** How the results are sorted and filtered: the address of the page keeps it. */
export function useArrangement() {
  const [params, setParams] = useSearchParams()
  const [filter, setFilter] = useTypedParam('filter')
  const change = (changes: Readonly<Record<string, string>>) =>
    setParams(
      (before) =>
        Object.entries(changes).reduce((next, [name, value]) => withParam(next, name, value), before),
      { replace: true, preventScrollReset: true },
    )
  return {
    arrangement: { ...readSorting(params), filter, project: readProject(params.get('project')) },
    setFilter,
    setSorting: ({ by, isDescending }: Sorting<SortBy>) =>
      change({ sort: by === 'date' ? '' : by, order: isDescending ? '' : 'asc' }),
    setProject: (project: Arrangement['project']) =>
      change({ project: project === 'any' ? '' : String(project) }),
    /** Shows all again. */
    clear: () => {
      setFilter('')
      change({ filter: '', project: '' })
    },
  }
}

function readSorting(params: URLSearchParams): Sorting<SortBy> {
  const named = params.get('sort')
  return { by: SORTS.find((each) => each === named) ?? 'date', isDescending: params.get('order') !== 'asc' }
}

export function readProject(value: string | null): Arrangement['project'] {
  if (value === 'none') return value
  return value !== null && /^[1-9][0-9]{0,15}$/.test(value) ? Number(value) : 'any'
}
