import type {
  Folder,
  Project,
  ProjectSummary,
  SavedListSummary,
  SavedResultSummary,
  TrashedItem,
} from '@wordloom/contract'
import { queryClient } from '../lib/query-client.ts'
import { useQuery } from '../lib/use-query.ts'
import { FOLDERS_KEY, LISTS_KEY, PROJECTS_KEY, projectKey, RESULTS_KEY, TRASH_KEY } from './keys.ts'

// What the account holds, without words and combinations: one cache for every page. The lists of a folder or of a project are
// those that name it.

/** All lists, the newest first. */
export function useLists() {
  return useQuery<readonly SavedListSummary[]>({ queryKey: LISTS_KEY })
}

/** All results, the newest first. */
export function useResults() {
  return useQuery<readonly SavedResultSummary[]>({ queryKey: RESULTS_KEY })
}

/** All folders, in the order in which they were made. */
export function useFolders() {
  return useQuery<readonly Folder[]>({ queryKey: FOLDERS_KEY })
}

/** All projects, the newest first. */
export function useProjects() {
  return useQuery<readonly ProjectSummary[]>({ queryKey: PROJECTS_KEY })
}

/** A project with its generator. */
export function useProject(id: number) {
  return useQuery<Project>({ queryKey: projectKey(id) })
}

/** What was deleted and can be restored, the latest first. */
export function useTrash() {
  return useQuery<readonly TrashedItem[]>({ queryKey: TRASH_KEY })
}

/** Asks for all that the dashboard shows, before it is there to show it. */
export function prefetchLibrary(): void {
  for (const queryKey of [LISTS_KEY, RESULTS_KEY, FOLDERS_KEY, PROJECTS_KEY]) {
    void queryClient.prefetchQuery({ queryKey })
  }
}
