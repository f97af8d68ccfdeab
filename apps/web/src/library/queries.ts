import type {
  Folder,
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
  LISTS_KEY,
  MARKS_KEY,
  PROJECTS_KEY,
  projectKey,
  RESULTS_KEY,
  TRASH_KEY,
} from './keys.ts'

// Summaries without words or combinations, in one cache for all pages.

/** Shows a failed prefetch as it is, instead of asking again. */
const ONCE = { retryOnMount: false } as const

export function useLists() {
  return useQuery<readonly SavedListSummary[]>({ queryKey: LISTS_KEY, ...ONCE })
}

export function useResults() {
  return useQuery<readonly SavedResultSummary[]>({ queryKey: RESULTS_KEY, ...ONCE })
}

export function useFolders() {
  return useQuery<readonly Folder[]>({ queryKey: FOLDERS_KEY, ...ONCE })
}

export function useProjects() {
  return useQuery<readonly ProjectSummary[]>({ queryKey: PROJECTS_KEY, ...ONCE })
}

export function useProject(id: number, account?: string) {
  return useQuery<Project>({ queryKey: projectKey(id, account) })
}

export function useTrash() {
  return useQuery<readonly TrashedItem[]>({ queryKey: TRASH_KEY })
}

export function prefetchLibrary(): void {
  for (const queryKey of [LISTS_KEY, RESULTS_KEY, FOLDERS_KEY, PROJECTS_KEY, MARKS_KEY]) {
    void queryClient.prefetchQuery({ queryKey })
  }
}
