import { type SavedResultSummary, savedResults } from '@wordloom/contract'
import { call } from '#platform/lib/api.ts'
import { PROJECTS_KEY, RESULTS_KEY, resultsKey, TRASH_KEY } from '../keys.ts'
import type { Scope } from '../scope.ts'
import { changeEach, unchanged, withChanges, without } from './change-each.ts'
import { toSeenVersion } from './seen-version.ts'

type Identified = Pick<SavedResultSummary, 'id'>
type Versioned = Pick<SavedResultSummary, 'id' | 'version'>

export async function describeResult(
  scope: Scope,
  result: Identified,
  { name, description }: { readonly name: string; readonly description: string | null },
  version: number | null,
): Promise<void> {
  const query = { account: scope.account }
  await changeEach({
    items: [result],
    key: resultsKey(scope),
    apply: (rows: readonly SavedResultSummary[], items) => withChanges(rows, items, { name, description }),
    send: ({ id }) =>
      call(savedResults.rename, {
        params: { id },
        query,
        body: { name, ...(description !== null && { description }) },
        ifMatch: version,
      }),
    related: [],
  })
}

export async function moveResults(results: readonly Identified[], projectId: number | null): Promise<void> {
  await changeEach({
    items: results,
    key: RESULTS_KEY,
    apply: (rows: readonly SavedResultSummary[], items) => withChanges(rows, items, { projectId }),
    send: ({ id }) => call(savedResults.move, { params: { id }, body: { projectId } }),
    related: [PROJECTS_KEY],
  })
}

export async function deleteResults(scope: Scope, results: readonly Versioned[]): Promise<void> {
  const query = { account: scope.account }
  await changeEach({
    items: results,
    key: resultsKey(scope),
    apply: (rows: readonly SavedResultSummary[], items) => without(rows, items),
    send: ({ id, version }) =>
      call(savedResults.remove, { params: { id }, query, ifMatch: toSeenVersion(scope, version) }),
    related: [PROJECTS_KEY, TRASH_KEY],
  })
}

export async function restoreResults(results: readonly Identified[]): Promise<void> {
  await changeEach({
    items: results,
    key: RESULTS_KEY,
    apply: unchanged<SavedResultSummary>,
    send: ({ id }) => call(savedResults.restore, { params: { id } }),
    related: [PROJECTS_KEY, TRASH_KEY],
  })
}
