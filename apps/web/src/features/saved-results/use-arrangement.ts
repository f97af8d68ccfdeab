import { useChosenParam } from '../../shared/document/use-chosen-param.ts'
import { useTypedParam } from '../../shared/document/use-typed-param.ts'
import { useSorting } from '../../shared/library/use-sorting.ts'
import { type Arrangement, SORT_CHOICES } from './arrange.ts'

export function useArrangement() {
  const [sorting, setSorting] = useSorting(SORT_CHOICES)
  const [filter, setFilter] = useTypedParam('filter')
  const [named, setNamed] = useChosenParam('project')
  return {
    arrangement: { ...sorting, filter, project: readProject(named) },
    setFilter,
    setSorting,
    setProject: (project: Arrangement['project']) => setNamed(project === 'any' ? '' : String(project)),
    clear: () => {
      setFilter('')
      setNamed('')
    },
  }
}

export function readProject(value: string): Arrangement['project'] {
  if (value === 'none') return value
  return /^[1-9][0-9]{0,15}$/.test(value) ? Number(value) : 'any'
}
