import type { SavedResultSummary } from '@wordloom/contract'
import { useState } from 'react'
import { ApiError, get } from '#platform/lib/api.ts'
import { createId } from '#platform/lib/random-id.ts'
import { reportFailure, tellSuccess } from '#ui/tell/tell.ts'
import { refresh } from '../../changes/refresh.ts'
import { describeResult, restoreResults } from '../../changes/result-changes.ts'
import { toCombinations } from '../../combination-count.ts'
import { createResult, loadResult, replaceResult } from '../../content/content.ts'
import { resultsKey } from '../../keys.ts'
import { type Scope, useScope } from '../../scope.ts'
import { RESULT_CHANGES_TEXTS as T } from '../texts.ts'

export interface ResultEdit {
  readonly name: string
  readonly description: string | null
  readonly text: string | null
}

interface ResultConflict {
  readonly mine: ResultEdit
  /** The current version, or null if it was deleted. */
  readonly theirs: ResultVersion | null
}

/** Asks before overwriting changes made elsewhere. `original` is the text as it was loaded. */
export function useResultSaving(result: SavedResultSummary, original: string | null, onSaved: () => void) {
  const { id, separator, wrap, projectId } = result
  const scope = useScope()
  const [key] = useState(createId)
  const [isPending, setIsPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [conflict, setConflict] = useState<ResultConflict | null>(null)

  async function attempt(mine: ResultEdit, work: () => Promise<unknown>): Promise<void> {
    setIsPending(true)
    setProblem(null)
    try {
      await work()
      tellSuccess(T.updated)
      onSaved()
    } catch (error) {
      if (!isElsewhere(error)) throw error
      setConflict({ mine, theirs: await readVersion(scope, id, mine.text !== null) })
    } finally {
      setIsPending(false)
    }
  }

  function settle(mine: ResultEdit, work: () => Promise<unknown>): void {
    void attempt(mine, work).catch((error: unknown) => setProblem(reportNotUpdated(error)))
  }

  async function put({ text, ...fields }: ResultEdit, version: number | null): Promise<void> {
    if (text === null || text === original) await describeResult(scope, result, fields, version)
    else await replaceResult(id, { ...fields, text }, version)
  }

  return {
    isPending,
    problem,
    conflict,
    save: (mine: ResultEdit) => attempt(mine, () => put(mine, result.version)),
    keepMine: ({ mine, theirs }: ResultConflict) => settle(mine, () => put(mine, theirs?.version ?? null)),
    restoreWithMine: ({ mine }: ResultConflict) =>
      settle(mine, async () => {
        await restoreResults([result])
        await put(mine, null)
      }),
    saveAsNew: ({ mine: { text, ...fields } }: ResultConflict) =>
      settle({ text, ...fields }, () =>
        createResult(scope, { ...fields, text: text ?? '', separator, wrap, projectId }, key),
      ),
  }
}

export const reportNotUpdated = reportFailure(T.notUpdated)

function isElsewhere(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 412 || error.status === 404)
}

interface ResultVersion {
  readonly name: string
  readonly description: string | null
  readonly version: number
  readonly text: string
  readonly count?: string
}

async function readVersion(scope: Scope, id: number, isWhole: boolean): Promise<ResultVersion | null> {
  refresh(resultsKey(scope))
  return isWhole ? readWhole(scope, id) : readSummary(scope, id)
}

async function readWhole(scope: Scope, id: number): Promise<ResultVersion | null> {
  try {
    const { text, ...head } = await loadResult(scope, id)
    return { ...head, text: text ?? '' }
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

/** Loads the whole list, because loading a single result always includes its combinations. */
async function readSummary(scope: Scope, id: number): Promise<ResultVersion | null> {
  const results = (await get(resultsKey(scope).join('/'))) as readonly SavedResultSummary[]
  const result = results.find((each) => each.id === id)
  return result === undefined
    ? null
    : { ...result, text: result.preview.join('\n'), count: toCombinations(result) }
}
