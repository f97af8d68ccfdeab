import type {
  SavedListSummary,
  SavedResultRecipe,
  SavedResultSummary,
  SentBodyOf,
  shares,
} from '@wordloom/contract'
import type { Remote } from 'comlink'
import { WorkerLink } from '#platform/lib/worker-link.ts'
import { refresh } from '../changes/refresh.ts'
import { JOINED_CONTENTS_KEY, LISTS_KEY, type LibraryKey, PROJECTS_KEY, RESULTS_KEY } from '../keys.ts'
import type { VersionContent } from './compare-version.ts'
import type {
  ContentApi,
  ListContent,
  ListDraft,
  ResultContent,
  ResultDraft,
  SharedContent,
} from './content.worker.ts'
import workerUrl from './content.worker.ts?worker&url'
import type { Difference, Merge } from './merge-texts.ts'
import { type Outcome, unpack } from './outcome.ts'

export type {
  Difference,
  ListContent,
  ListDraft,
  Merge,
  ResultContent,
  ResultDraft,
  SharedContent,
  VersionContent,
}

// Workers read and save, so that large items don't block. `key` is an Idempotency-Key.

let link: WorkerLink<ContentApi> | undefined

function work(): Remote<ContentApi> {
  link ??= new WorkerLink(workerUrl, 'content')
  return link.api
}

export async function loadList(id: number, account?: string): Promise<ListContent> {
  return unpack(await work().loadList(id, account))
}

export async function mergeTexts(base: string, mine: string, theirs: string): Promise<Merge> {
  return unpack(await work().mergeTexts(base, mine, theirs))
}

export async function compareVersion(
  id: number,
  versionId: number,
  account: string | undefined,
): Promise<VersionContent> {
  return unpack(await work().compareVersion(id, versionId, account))
}

export async function loadResult(id: number): Promise<ResultContent> {
  return unpack(await work().loadResult(id))
}

export async function loadRecipe(id: number, account?: string): Promise<SavedResultRecipe> {
  return unpack(await work().loadRecipe(id, account))
}

export async function openShared(body: SentBodyOf<typeof shares.open>): Promise<SharedContent> {
  return unpack(await work().openShared(body))
}

export async function joinLists(ids: readonly number[]): Promise<string> {
  return unpack(await work().joinLists(ids))
}

export async function createList(draft: ListDraft, key: string): Promise<SavedListSummary> {
  return refreshed(await work().createList(draft, key), LISTS_KEY, PROJECTS_KEY, JOINED_CONTENTS_KEY)
}

export async function replaceList(
  id: number,
  draft: Pick<ListDraft, 'name' | 'text' | 'account'>,
  version: number | null,
): Promise<SavedListSummary> {
  return refreshed(await work().replaceList(id, draft, version), LISTS_KEY, JOINED_CONTENTS_KEY)
}

export async function addListToProject(
  id: number,
  projectId: number,
  key: string,
): Promise<SavedListSummary> {
  return refreshed(await work().addListToProject(id, projectId, key), LISTS_KEY, PROJECTS_KEY)
}

export async function createResult(draft: ResultDraft, key: string): Promise<SavedResultSummary> {
  return refreshed(await work().createResult(draft, key), RESULTS_KEY, PROJECTS_KEY, JOINED_CONTENTS_KEY)
}

export async function replaceResult(
  id: number,
  draft: Pick<ResultDraft, 'name' | 'description' | 'text'>,
  version: number | null,
): Promise<SavedResultSummary> {
  const whole = { separator: '', wrap: '', ...draft }
  return refreshed(await work().replaceResult(id, whole, version), RESULTS_KEY)
}

export async function addResultToProject(
  result: SavedResultSummary,
  projectId: number,
  key: string,
): Promise<SavedResultSummary> {
  return refreshed(await work().addResultToProject(result, projectId, key), RESULTS_KEY, PROJECTS_KEY)
}

function refreshed<Value>(outcome: Outcome<Value>, ...keys: readonly LibraryKey[]): Value {
  const value = unpack(outcome)
  refresh(...keys)
  return value
}
