import { useSearchParams } from 'react-router'
import { useChosenParam } from '#platform/document/use-chosen-param.ts'
import { useTypedParam } from '#platform/document/use-typed-param.ts'

/** The server's limits. */
const MAX_USER_CHARACTERS = 254
const MAX_ACTION_CHARACTERS = 100

export type AuditSearch = ReturnType<typeof useAuditSearch>

export function useAuditSearch() {
  const [params, setParams] = useSearchParams()
  const [typed, setTyped] = useTypedParam('user')
  const [action, setAction] = useChosenParam('action')
  return {
    typed,
    user: (params.get('user') ?? '').trim().slice(0, MAX_USER_CHARACTERS),
    action: action.slice(0, MAX_ACTION_CHARACTERS),
    setTyped: (text: string) => setTyped(text.slice(0, MAX_USER_CHARACTERS)),
    setAction,
    clear() {
      setTyped('')
      setParams({}, { replace: true, preventScrollReset: true })
    },
  }
}
