import type { SavedListSummary } from '@wordloom/contract'
import { isUnauthorized } from '#platform/lib/api.ts'
import { Button } from '#ui/button.tsx'
import { NothingFoundDrawing } from '#ui/drawings/drawings.tsx'
import { EmptyState } from '#ui/pages/empty-state.tsx'
import { toReason } from '#ui/tell/tell.ts'
import { LOADING_TEXTS } from '#ui/texts.ts'
import { HitGroup } from './hit-group.tsx'
import { WordHitRow } from './hit-kinds.tsx'
import { SEARCH_TEXTS, WORD_SEARCH_TEXTS as T } from './texts.ts'
import { useWordSearch } from './use-word-search.ts'

interface WordHitsProps {
  readonly query: string
  readonly lists: readonly SavedListSummary[]
  readonly isAll: boolean
  readonly onClear: () => void
  readonly onOpen: (list: SavedListSummary) => void
}

export function WordHits({ query, lists, isAll, onClear, onOpen }: WordHitsProps) {
  const search = useWordSearch(query)
  const listsById = new Map(lists.map((list) => [list.id, list]))
  const hits = search.hits.flatMap(({ id, ...hit }) => {
    const list = listsById.get(id)
    return list === undefined ? [] : [{ id, list, ...hit }]
  })
  if (isAll && search.state === 'done' && hits.length === 0) {
    return (
      <div role="status">
        <EmptyState
          title={SEARCH_TEXTS.nothingNamed(query)}
          level="h2"
          drawing={<NothingFoundDrawing />}
          action={<Button onClick={onClear}>{SEARCH_TEXTS.clear}</Button>}
        >
          {T.nothing}
        </EmptyState>
      </div>
    )
  }
  return (
    <HitGroup
      title={SEARCH_TEXTS.words}
      hits={hits}
      renderHit={({ list, words, count }) => (
        <WordHitRow list={list} words={words} count={count} query={query} onOpen={() => onOpen(list)} />
      )}
      aside={<Progress search={search} lists={lists} />}
    />
  )
}

interface ProgressProps {
  readonly search: ReturnType<typeof useWordSearch>
  readonly lists: readonly SavedListSummary[]
}

function Progress({ search: { state, next, error, hits, stop, goOn }, lists }: ProgressProps) {
  const looked = next === null ? 0 : lists.filter(({ id }) => id >= next).length
  const progress = T.lists(looked, lists.length)
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-sm text-soft tabular-nums">
      <p role={state === 'failed' ? 'alert' : 'status'} className={state === 'failed' ? 'text-danger' : ''}>
        {state === 'searching' && `${T.looking} ${looked === 0 ? '' : progress}`}
        {state === 'stopped' && T.stopped(progress)}
        {state === 'failed' && !isUnauthorized(error) && toReason(error, T.failed)}
        {state === 'done' && hits.length === 0 && T.nothing}
      </p>
      {state === 'searching' && (
        <>
          <progress aria-label={T.progress} value={looked} max={lists.length} className="w-24" />
          <Button look="quiet" onClick={stop}>
            {T.stop}
          </Button>
        </>
      )}
      {state === 'stopped' && <Button onClick={goOn}>{T.goOn}</Button>}
      {state === 'failed' && <Button onClick={goOn}>{LOADING_TEXTS.retry}</Button>}
    </div>
  )
}
