import type { SavedListSummary } from '@wordloom/contract'
import { isUnauthorized } from '../../../shared/lib/api.ts'
import { toReason } from '../../../shared/library/tell.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { HitGroup } from './hit-group.tsx'
import { WordHitRow } from './hit-kinds.tsx'
import { useWordSearch } from './use-word-search.ts'

interface WordHitsProps {
  readonly query: string
  /** All of them, the newest first. */
  readonly lists: readonly SavedListSummary[]
  readonly onOpen: (list: SavedListSummary) => void
}

/** Lists with words that hold a text: found while the server looks through them. */
export function WordHits({ query, lists, onOpen }: WordHitsProps) {
  const search = useWordSearch(query)
  const listsById = new Map(lists.map((list) => [list.id, list]))
  const hits = search.hits.flatMap(({ id, ...hit }) => {
    const list = listsById.get(id)
    return list === undefined ? [] : [{ id, list, ...hit }]
  })
  return (
    <HitGroup
      title="Words in lists"
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
  const progress = `${looked.toLocaleString()} of ${lists.length.toLocaleString()} lists`
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-sm text-soft tabular-nums">
      <p role={state === 'failed' ? 'alert' : 'status'} className={state === 'failed' ? 'text-danger' : ''}>
        {state === 'searching' && `Looking through your lists… ${looked === 0 ? '' : progress}`}
        {state === 'stopped' && `Stopped after ${progress}`}
        {state === 'failed' &&
          !isUnauthorized(error) &&
          toReason(error, 'The words of your lists could not be searched. Please try again.')}
        {state === 'done' && hits.length === 0 && 'No word in your lists holds this.'}
      </p>
      {state === 'searching' && (
        <>
          <progress aria-label="Lists looked through" value={looked} max={lists.length} className="w-24" />
          <Button look="quiet" onClick={stop}>
            Cancel
          </Button>
        </>
      )}
      {state === 'stopped' && <Button onClick={goOn}>Go on</Button>}
      {state === 'failed' && <Button onClick={goOn}>Retry</Button>}
    </div>
  )
}
