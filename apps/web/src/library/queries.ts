import type {
  Folder,
  JoinedProject,
  Project,
  ProjectSummary,
  SavedListSummary,
  SavedResultSummary,
  TrashedItem,
} from '@wordloom/contract'
import { queryClient } from '#platform/lib/query-client.ts'
import { useQuery } from '#platform/lib/use-query.ts'
import {
  FOLDERS_KEY,
  JOINED_KEY,
  LISTS_KEY,
  listsKey,
  MARKS_KEY,
  PROJECTS_KEY,
  projectKey,
  RESULTS_KEY,
  resultsKey,
  TRASH_KEY,
} from './keys.ts'
import { OWN, type Scope } from './scope.ts'

// Summaries without words or combinations, in one cache for all pages.

/** Shows a failed prefetch as it is, instead of asking again. */
const ONCE = { retryOnMount: false } as const

/** Asks again on each visit, because others change the project too. */
const ALWAYS = { refetchOnMount: 'always' } as const

function toFreshness({ role }: Scope) {
  return role === 'owner' ? ONCE : ALWAYS
}

export function useLists(scope = OWN) {
  return useQuery<readonly SavedListSummary[]>({ queryKey: listsKey(scope), ...toFreshness(scope) })
}

export function useResults(scope = OWN) {
  return useQuery<readonly SavedResultSummary[]>({ queryKey: resultsKey(scope), ...toFreshness(scope) })
}

export function useFolders() {
  return useQuery<readonly Folder[]>({ queryKey: FOLDERS_KEY, ...ONCE })
}

export function useProjects() {
  return useQuery<readonly ProjectSummary[]>({ queryKey: PROJECTS_KEY, ...ONCE })
}

export function useProject(scope: Pick<Scope, 'account'>, id: number) {
  const isOwn = scope.account === undefined
  return useQuery<Project>({ queryKey: projectKey(scope, id), ...(!isOwn && ALWAYS) })
}

/** The projects of others that the user takes part in. */
export function useJoinedProjects() {
  return useQuery<readonly JoinedProject[]>({ queryKey: JOINED_KEY, ...ALWAYS })
}

export function useTrash() {
  return useQuery<readonly TrashedItem[]>({ queryKey: TRASH_KEY })
}

export function prefetchLibrary(): void {
  for (const queryKey of [LISTS_KEY, RESULTS_KEY, FOLDERS_KEY, PROJECTS_KEY, MARKS_KEY]) {
    void queryClient.prefetchQuery({ queryKey })
  }
}
