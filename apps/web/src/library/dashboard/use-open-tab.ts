import { useDeferredValue } from 'react'
import { useSearchParams } from 'react-router'
import { useTypedParam, withParam } from '#platform/document/use-typed-param.ts'

const TABS = ['lists', 'results', 'projects'] as const
export type Tab = (typeof TABS)[number]

interface OpenTab {
  readonly tab: Tab | 'trash'
  /** 'everything' exists only while the user searches. */
  readonly shown: Tab | 'trash' | 'everything'
  readonly narrowed: Tab | null
  readonly openTab: (tab: Tab | 'everything') => void
  readonly typed: string
  /** Lags behind what the user types. Empty unless they search. */
  readonly query: string
  readonly search: (text: string) => void
}

export function useOpenTab(): OpenTab {
  const [params, setParams] = useSearchParams()
  const [typed, setTyped] = useTypedParam('q')
  const query = useDeferredValue(typed.trim())
  const named = params.get('tab')
  const tab = named === 'trash' ? named : (TABS.find((each) => each === named) ?? 'lists')
  const isSearching = query !== ''
  const narrowed = isSearching && params.get('scope') === 'tab' && tab !== 'trash' ? tab : null
  return {
    tab,
    shown: isSearching ? (narrowed ?? 'everything') : tab,
    narrowed,
    typed,
    query,
    openTab: (next) => {
      if (next === 'everything') widen()
      else setParams((now) => toParams(next, now), { preventScrollReset: true })
    },
    search: (text) => {
      setTyped(text)
      if (text.trim() === '' && narrowed !== null) widen()
    },
  }

  function toParams(next: Tab, now: URLSearchParams): URLSearchParams {
    const params = new URLSearchParams(isSearching && next === tab ? now : {})
    if (next !== 'lists') params.set('tab', next)
    if (!isSearching) return params
    if (next === 'lists') params.set('folder', 'all')
    params.set('q', typed)
    params.set('scope', 'tab')
    return params
  }

  function widen() {
    setParams((now) => withParam(now, 'scope', ''), { replace: true, preventScrollReset: true })
  }
}
