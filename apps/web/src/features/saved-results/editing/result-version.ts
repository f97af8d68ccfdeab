import type { SavedResultSummary } from '@wordloom/contract'
import { ApiError, get } from '../../../shared/lib/api.ts'
import { RESULTS_KEY } from '../../../shared/library/keys.ts'
import { refresh } from '../../../shared/library/refresh.ts'
import { loadResult } from '../../../shared/library/texts.ts'
import { toCombinations } from '../texts.ts'

export interface ResultVersion {
  readonly name: string
  readonly description: string | null
  readonly version: number
  readonly text: string
  readonly count?: string
}

export async function readVersion(id: number, isWhole: boolean): Promise<ResultVersion | null> {
  refresh(RESULTS_KEY)
  return isWhole ? readWhole(id) : readSummary(id)
}

async function readWhole(id: number): Promise<ResultVersion | null> {
  try {
    const { text, ...head } = await loadResult(id)
    return { ...head, text: text ?? '' }
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

/** Loads the whole list, because loading a single result always includes its combinations. */
async function readSummary(id: number): Promise<ResultVersion | null> {
  const results = (await get(RESULTS_KEY[0])) as readonly SavedResultSummary[]
  const result = results.find((each) => each.id === id)
  return result === undefined
    ? null
    : { ...result, text: result.preview.join('\n'), count: toCombinations(result) }
}
