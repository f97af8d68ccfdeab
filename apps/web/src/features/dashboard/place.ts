import { useSearchParams } from 'react-router'

export const TABS = ['lists', 'results', 'projects'] as const
export type Tab = (typeof TABS)[number]

export interface Place {
  /** Null in the trash. */
  readonly tab: Tab | null
  /** What is searched for; empty when nothing is. */
  readonly query: string
}

/** What the dashboard shows, as its address says, and the ways to other places of it. */
export function usePlace() {
  const [params, setParams] = useSearchParams()
  const options = { preventScrollReset: true } as const
  return {
    ...readPlace(params),
    openTab: (tab: Tab) => setParams(tab === 'lists' ? {} : { tab }, options),
    search: (query: string) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before)
          if (query === '') next.delete('q')
          else next.set('q', query)
          return next
        },
        { ...options, replace: true },
      ),
  }
}

function readPlace(params: URLSearchParams): Place {
  const named = params.get('tab')
  const tab = named === 'trash' ? null : (TABS.find((each) => each === named) ?? 'lists')
  return { tab, query: params.get('q')?.trim() ?? '' }
}
