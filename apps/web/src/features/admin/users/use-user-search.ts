import { USER_FILTERS, type UserFilter } from '@wordloom/contract'
import { useSearchParams } from 'react-router'
import { useChosenParam } from '../../../shared/document/use-chosen-param.ts'
import { useTypedParam } from '../../../shared/document/use-typed-param.ts'

/** As many as the server takes. */
const MAX_CHARACTERS = 254

/** What the list of accounts is narrowed to. The address of the page keeps it. */
export function useUserSearch() {
  const [params, setParams] = useSearchParams()
  const [typed, setTyped] = useTypedParam('search')
  const [asked, ask] = useChosenParam('filter')
  const filter = USER_FILTERS.find((each) => each === asked) ?? 'all'
  return {
    /** What stands in the field. */
    typed,
    /** What is searched for: what stood in the field when typing last paused. */
    search: (params.get('search') ?? '').trim().slice(0, MAX_CHARACTERS),
    filter,
    setTyped: (text: string) => setTyped(text.slice(0, MAX_CHARACTERS)),
    setFilter: (next: UserFilter) => ask(next === 'all' ? '' : next),
    clear() {
      setTyped('')
      setParams({}, { replace: true, preventScrollReset: true })
    },
  }
}
