import { USER_FILTERS, type UserFilter } from '@wordloom/contract'
import { useSearchParams } from 'react-router'
import { useChosenParam } from '../../../shared/document/use-chosen-param.ts'
import { useTypedParam } from '../../../shared/document/use-typed-param.ts'

/** The server's limit. */
const MAX_CHARACTERS = 254

export function useUserSearch() {
  const [params, setParams] = useSearchParams()
  const [typed, setTyped] = useTypedParam('search')
  const [asked, ask] = useChosenParam('filter')
  const filter = USER_FILTERS.find((each) => each === asked) ?? 'all'
  return {
    typed,
    /** The typed text, after a pause in typing. */
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
