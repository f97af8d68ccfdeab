import type { Folder, ProjectSummary, SavedListSummary, SavedResultSummary } from '@wordloom/contract'
import type { KeyboardEvent } from 'react'
import { Loaded } from '#ui/loading/loaded.tsx'
import { Bone, Skeleton } from '#ui/loading/skeleton.tsx'
import { useFolders, useLists, useProjects, useResults } from '../../queries.ts'
import { hasMatch } from './highlight.ts'
import { HitGroup } from './hit-group.tsx'
import { FolderHit, ListHit, ProjectHit, ResultHit } from './hit-kinds.tsx'
import { focusHit, lastHit, placeOf } from './hits.ts'
import { SEARCH_TEXTS as T } from './texts.ts'
import { WordHits } from './word-hits.tsx'

interface SearchResultsProps {
  readonly query: string
  readonly onLeave: () => void
  readonly onClear: () => void
  readonly onOpenList: (list: SavedListSummary) => void
  readonly onOpenResult: (result: SavedResultSummary) => void
}

export default function SearchResults({
  query,
  onLeave,
  onClear,
  onOpenList,
  onOpenResult,
}: SearchResultsProps) {
  const [folders, lists, results, projects] = [useFolders(), useLists(), useResults(), useProjects()]
  const skeleton = <GroupSkeleton />
  const isNamed = [folders, lists, results, projects].some(
    ({ data }) => data === undefined || data.some((item) => isMatch(item, query)),
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys lead from link to link.
    <div onKeyDown={press} className="grid gap-6">
      <Loaded query={folders} what={T.whatFolders} skeleton={skeleton}>
        {(all: readonly Folder[]) => (
          <HitGroup
            title={T.folders}
            hits={all.filter((item) => isMatch(item, query))}
            renderHit={(folder) => (
              <FolderHit folder={folder} lists={lists.data} query={query} onLeave={onLeave} />
            )}
          />
        )}
      </Loaded>
      <Loaded query={lists} what={T.whatLists} skeleton={skeleton}>
        {(all: readonly SavedListSummary[]) => (
          <>
            <HitGroup
              title={T.lists}
              hits={all.filter((item) => isMatch(item, query))}
              renderHit={(list) => <ListHit list={list} query={query} onOpen={() => onOpenList(list)} />}
            />
            <WordHits
              key={query}
              query={query}
              lists={all}
              isAll={!isNamed}
              onClear={onClear}
              onOpen={onOpenList}
            />
          </>
        )}
      </Loaded>
      <Loaded query={results} what={T.whatResults} skeleton={skeleton}>
        {(all: readonly SavedResultSummary[]) => (
          <HitGroup
            title={T.results}
            hits={all.filter((item) => isMatch(item, query))}
            renderHit={(result) => (
              <ResultHit result={result} query={query} onOpen={() => onOpenResult(result)} />
            )}
          />
        )}
      </Loaded>
      <Loaded query={projects} what={T.whatProjects} skeleton={skeleton}>
        {(all: readonly ProjectSummary[]) => (
          <HitGroup
            title={T.projects}
            hits={all.filter((item) => isMatch(item, query))}
            renderHit={(project) => <ProjectHit project={project} query={query} />}
          />
        )}
      </Loaded>
    </div>
  )
}

function isMatch(
  item: Folder | SavedListSummary | SavedResultSummary | ProjectSummary,
  query: string,
): boolean {
  const description = 'description' in item ? item.description : null
  const combinations = 'hasRecipe' in item ? item.preview : []
  return hasMatch(query, item.name, description, ...combinations)
}

function press(event: KeyboardEvent<HTMLElement>): void {
  const at = placeOf(event.target)
  if (at === -1) return
  const aim = AIMS[event.key]?.(at)
  if (aim !== undefined && focusHit(aim)) event.preventDefault()
}

/** Maps each key to the next hit; -1 is the search field. */
const AIMS: Readonly<Record<string, (at: number) => number>> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: () => lastHit(),
  Escape: () => -1,
}

function GroupSkeleton() {
  return (
    <Skeleton label={T.loading}>
      <Bone className="mb-2 h-6 w-28" />
      <Bone className="h-24" />
    </Skeleton>
  )
}
