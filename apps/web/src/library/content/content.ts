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
import { type LibraryKey, listsKey, PROJECTS_KEY, resultsKey } from '../keys.ts'
import { OWN, type Scope } from '../scope.ts'
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

export type { Difference, ListContent, Merge, ResultContent, ResultDraft, SharedContent, VersionContent }

// Workers read and save, so that large items don't block. `key` is an Idempotency-Key.

/** Reading needs no more than the account. */
type Place = Pick<Scope, 'account'>
type ListChange = Omit<ListDraft, 'account'>
type ResultChange = Omit<ResultDraft, 'account'>

let link: WorkerLink<ContentApi> | undefined

function work(): Remote<ContentApi> {
  link ??= new WorkerLink(workerUrl, 'content')
  return link.api
}

export async function loadList({ account }: Place, id: number): Promise<ListContent> {
  return unpack(await work().loadList(id, account))
}

export async function mergeTexts(base: string, mine: string, theirs: string): Promise<Merge> {
  return unpack(await work().mergeTexts(base, mine, theirs))
}

export async function compareVersion(
  { account }: Place,
  id: number,
  versionId: number,
): Promise<VersionContent> {
  return unpack(await work().compareVersion(id, versionId, account))
}

export async function loadResult({ account }: Place, id: number): Promise<ResultContent> {
  return unpack(await work().loadResult(id, account))
}

export async function loadRecipe({ account }: Place, id: number): Promise<SavedResultRecipe> {
  return unpack(await work().loadRecipe(id, account))
}

export async function openShared(body: SentBodyOf<typeof shares.open>): Promise<SharedContent> {
  return unpack(await work().openShared(body))
}

export async function joinLists(ids: readonly number[]): Promise<string> {
  return unpack(await work().joinLists(ids))
}

export async function createList(scope: Scope, draft: ListChange, key: string): Promise<SavedListSummary> {
  const { account } = scope
  return refreshed(await work().createList({ ...draft, account }, key), listsKey(scope), PROJECTS_KEY)
}

export async function replaceList(
  scope: Scope,
  id: number,
  draft: Pick<ListChange, 'name' | 'text'>,
  version: number | null,
): Promise<SavedListSummary> {
  const { account } = scope
  return refreshed(await work().replaceList(id, { ...draft, account }, version), listsKey(scope))
}

/** Copies the list to a project of the user's own. */
export async function addListToProject(
  { account }: Place,
  id: number,
  projectId: number,
  key: string,
): Promise<SavedListSummary> {
  return refreshed(await work().addListToProject(id, account, projectId, key), listsKey(OWN), PROJECTS_KEY)
}

export async function createResult(
  scope: Scope,
  draft: ResultChange,
  key: string,
): Promise<SavedResultSummary> {
  const { account } = scope
  return refreshed(await work().createResult({ ...draft, account }, key), resultsKey(scope), PROJECTS_KEY)
}

/** Only owners replace the combinations of a result. */
export async function replaceResult(
  id: number,
  draft: Pick<ResultDraft, 'name' | 'description' | 'text'>,
  version: number | null,
): Promise<SavedResultSummary> {
  const whole = { separator: '', wrap: '', ...draft }
  return refreshed(await work().replaceResult(id, whole, version), resultsKey(OWN))
}

/** Copies the result to a project of the user's own. */
export async function addResultToProject(
  { account }: Place,
  result: SavedResultSummary,
  projectId: number,
  key: string,
): Promise<SavedResultSummary> {
  const made = await work().addResultToProject(result, account, projectId, key)
  return refreshed(made, resultsKey(OWN), PROJECTS_KEY)
}

function refreshed<Value>(outcome: Outcome<Value>, ...keys: readonly LibraryKey[]): Value {
  const value = unpack(outcome)
  refresh(...keys)
  return value
}
