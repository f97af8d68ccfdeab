import { type SavedResultSummary, savedResults } from '@wordloom/contract'
import { call } from '#platform/lib/api.ts'
import { PROJECTS_KEY, RESULTS_KEY, TRASH_KEY } from '../keys.ts'
import { changeEach, unchanged, withChanges, without } from './change-each.ts'

type Identified = Pick<SavedResultSummary, 'id'>

export async function describeResult(
  result: Identified,
  { name, description }: { readonly name: string; readonly description: string | null },
  version: number | null,
): Promise<void> {
  await changeEach({
    items: [result],
    key: RESULTS_KEY,
    apply: (rows: readonly SavedResultSummary[], items) => withChanges(rows, items, { name, description }),
    send: ({ id }) =>
      call(savedResults.rename, {
        params: { id },
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

export async function deleteResults(results: readonly Identified[]): Promise<void> {
  await changeEach({
    items: results,
    key: RESULTS_KEY,
    apply: (rows: readonly SavedResultSummary[], items) => without(rows, items),
    send: ({ id }) => call(savedResults.remove, { params: { id } }),
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
