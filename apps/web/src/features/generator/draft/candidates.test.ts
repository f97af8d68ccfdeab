import { DEFAULT_OPTIONS } from '@wordloom/contract'
import { describe, expect, it } from 'vitest'
import { toCandidates } from './candidates.ts'
import type { Unsaved } from './unsaved.ts'

const NOW = 1_000_000

function unsaved(draftId: string, at: number, isLeft: boolean): Unsaved {
  const arrangement = { version: 0, order: [], options: DEFAULT_OPTIONS, selections: {} }
  return { draftId, at, isLeft, isSaved: false, arrangement, changes: [] }
}

describe('drafts offered to a new tab', () => {
  it('start with the last one left, even if it was never saved', () => {
    const left = [unsaved('earlier', NOW - 100, true), unsaved('never kept', NOW - 10, true)]
    expect(toCandidates(left, ['newest', 'earlier'], NOW).map(({ id }) => id)).toEqual([
      'never kept',
      'earlier',
      'newest',
    ])
  })

  it('are waited for only if their page went away a moment ago', () => {
    const all = [
      unsaved('closed', NOW - 10, true),
      unsaved('hidden', NOW - 20, false),
      unsaved('old', 0, true),
    ]
    expect(toCandidates(all, ['kept'], NOW).map(({ isEnding }) => isEnding)).toEqual([
      true,
      false,
      false,
      false,
    ])
  })
})
