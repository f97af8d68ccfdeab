import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Tabs } from '#ui/tabs.tsx'
import { toTabParams } from '../../places.ts'
import { useLists, useResults } from '../../queries.ts'
import { useScope } from '../../scope.ts'
import { PROJECT_TEXTS as T } from '../texts.ts'

interface ProjectTabsProps {
  readonly id: number
  readonly generator: ReactNode
  readonly lists: ReactNode
  readonly results: ReactNode
}

const TABS = ['merger', 'lists', 'results'] as const

export function ProjectTabs({ id, generator, lists, results }: ProjectTabsProps) {
  const scope = useScope()
  const [params, setParams] = useSearchParams()
  const tab = TABS.find((each) => each === params.get('tab')) ?? 'merger'
  const isMerger = tab === 'merger'
  // The generator stays mounted behind other tabs, to keep its results.
  const [hasMerger, setHasMerger] = useState(isMerger)
  if (isMerger && !hasMerger) setHasMerger(true)
  const tabs = [
    { value: 'merger', label: T.merger },
    { value: 'lists', label: T.lists(count(useLists(scope).data, id)) },
    { value: 'results', label: T.results(count(useResults(scope).data, id)) },
  ] as const
  return (
    <div className="mt-4">
      <Tabs
        label={T.parts}
        tabs={tabs}
        value={tab}
        onChange={(next) => setParams(toTabParams(params, next), { preventScrollReset: true })}
      >
        <div className="pt-5">
          {hasMerger && <div hidden={!isMerger}>{generator}</div>}
          {tab === 'lists' && lists}
          {tab === 'results' && results}
        </div>
      </Tabs>
    </div>
  )
}

function count(items: readonly { readonly projectId: number | null }[] | undefined, id: number) {
  return items?.filter(({ projectId }) => projectId === id).length ?? null
}
