import { useSearchParams } from 'react-router'

const TABS = ['lists', 'results', 'projects'] as const
export type Tab = (typeof TABS)[number]

interface Place {
  readonly tab: Tab | null
  readonly openTab: (tab: Tab) => void
}

export function usePlace(): Place {
  const [params, setParams] = useSearchParams()
  const named = params.get('tab')
  return {
    tab: named === 'trash' ? null : (TABS.find((each) => each === named) ?? 'lists'),
    openTab: (tab) => setParams(tab === 'lists' ? {} : { tab }, { preventScrollReset: true }),
  }
}
