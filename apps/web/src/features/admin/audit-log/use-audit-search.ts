import { useSearchParams } from 'react-router'
import { useChosenParam } from '../../../shared/document/use-chosen-param.ts'
import { useTypedParam } from '../../../shared/document/use-typed-param.ts'

/** As many as the server takes. */
const MAX_USER_CHARACTERS = 254
const MAX_ACTION_CHARACTERS = 100

export type AuditSearch = ReturnType<typeof useAuditSearch>

/** What the log is narrowed to. The address of the page keeps it. */
export function useAuditSearch() {
  const [params, setParams] = useSearchParams()
  const [typed, setTyped] = useTypedParam('user')
  const [action, setAction] = useChosenParam('action')
  return {
    /** What stands in the field. */
    typed,
    /** The address or id that is asked for: what stood in the field when typing last paused. */
    user: (params.get('user') ?? '').trim().slice(0, MAX_USER_CHARACTERS),
    /** Empty for all. */
    action: action.slice(0, MAX_ACTION_CHARACTERS),
    setTyped: (text: string) => setTyped(text.slice(0, MAX_USER_CHARACTERS)),
    setAction,
    clear() {
      setTyped('')
      setParams({}, { replace: true, preventScrollReset: true })
    },
  }
}
