import type { SavedResultSummary } from '@wordloom/contract'
import { useState } from 'react'
import { ApiError } from '../../../shared/lib/api.ts'
import { createId } from '../../../shared/lib/random-id.ts'
import { describeResult, restoreResults } from '../../../shared/library/result-changes.ts'
import { tellFailure, tellSuccess, toReason } from '../../../shared/library/tell.ts'
import { createResult, replaceResult } from '../../../shared/library/texts.ts'
import { RESULT_CHANGES_TEXTS as T } from '../texts.ts'
import { type ResultVersion, readVersion } from './result-version.ts'

export interface ResultEdit {
  readonly name: string
  readonly description: string | null
  /** One combination per line; null if they aren't edited. */
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
  const [key] = useState(createId)
  const [isPending, setIsPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [conflict, setConflict] = useState<ResultConflict | null>(null)

  /** `showsRefusal` shows errors beside their fields and returns whether it showed any. */
  async function attempt(
    mine: ResultEdit,
    work: () => Promise<unknown>,
    showsRefusal: (error: unknown) => boolean = () => false,
  ): Promise<void> {
    setIsPending(true)
    setProblem(null)
    try {
      await work()
      tellSuccess(T.updated)
      onSaved()
    } catch (error) {
      if (isElsewhere(error)) await face(mine)
      else if (!showsRefusal(error)) tell(error)
    }
    setIsPending(false)
  }

  async function face(mine: ResultEdit): Promise<void> {
    try {
      setConflict({ mine, theirs: await readVersion(id, mine.text !== null) })
    } catch (error) {
      tell(error)
    }
  }

  function tell(error: unknown): void {
    tellFailure(error, T.notUpdated)
    setProblem(toReason(error, T.notUpdated))
  }

  async function put({ text, ...fields }: ResultEdit, version: number | null): Promise<void> {
    if (text === null || text === original) await describeResult(result, fields, version)
    else await replaceResult(id, { ...fields, text }, version)
  }

  return {
    isPending,
    problem,
    conflict,
    save: (mine: ResultEdit, showsRefusal: (error: unknown) => boolean) =>
      attempt(mine, () => put(mine, result.version), showsRefusal),
    keepMine: ({ mine, theirs }: ResultConflict) => attempt(mine, () => put(mine, theirs?.version ?? null)),
    restoreWithMine: ({ mine }: ResultConflict) =>
      attempt(mine, async () => {
        await restoreResults([result])
        await put(mine, null)
      }),
    saveAsNew: ({ mine: { text, ...fields } }: ResultConflict) =>
      attempt({ text, ...fields }, () =>
        createResult({ ...fields, text: text ?? '', separator, wrap, projectId }, key),
      ),
  }
}

function isElsewhere(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 412 || error.status === 404)
}
