import type { SavedResultSummary } from '@wordloom/contract'
import { describe, expect, it } from 'vitest'
import { type Arrangement, arrange } from './arrange.ts'

const NEWEST_FIRST: Arrangement = { by: 'date', isDescending: true, query: '', project: 'any' }

function aResult(changes: Partial<SavedResultSummary>): SavedResultSummary {
  return {
    id: 1,
    name: 'Result',
    description: null,
    projectId: null,
    combinationCount: 1,
    isCountExact: true,
    separator: 'nothing',
    wrap: 'nothing',
    hasRecipe: false,
    version: 1,
    createdAt: '2026-11-20T12:00:00.000Z',
    updatedAt: '2026-11-20T12:00:00.000Z',
    preview: ['redfox'],
    ...changes,
  }
}

function idsOf(
  results: readonly SavedResultSummary[],
  changes: Partial<Arrangement> = {},
): readonly number[] {
  return arrange(results, { ...NEWEST_FIRST, ...changes }).map(({ id }) => id)
}

describe('saved results', () => {
  it('are sorted newest first, and those of the same moment by id', () => {
    const results = [
      aResult({ id: 1, createdAt: '2026-11-18T00:00:00.000Z' }),
      aResult({ id: 2, createdAt: '2026-11-20T00:00:00.000Z' }),
      aResult({ id: 3, createdAt: '2026-11-20T00:00:00.000Z' }),
    ]
    expect(idsOf(results)).toEqual([3, 2, 1])
    expect(idsOf(results, { isDescending: false })).toEqual([1, 2, 3])
  })

  it('are sorted by name naturally: Town 2 before Town 10', () => {
    const results = [
      aResult({ id: 1, name: 'Town 10' }),
      aResult({ id: 2, name: 'town 2' }),
      aResult({ id: 3, name: 'Ash' }),
    ]
    expect(idsOf(results, { by: 'name', isDescending: false })).toEqual([3, 2, 1])
  })

  it('are sorted by the number of combinations, even beyond safe integers', () => {
    const results = [
      aResult({ id: 1, combinationCount: '90071992547409931' }),
      aResult({ id: 2, combinationCount: 12 }),
      aResult({ id: 3, combinationCount: '90071992547409930' }),
    ]
    expect(idsOf(results, { by: 'count' })).toEqual([1, 3, 2])
  })

  it('are filtered by name, description and preview, ignoring case', () => {
    const results = [
      aResult({ id: 1, name: 'Towns' }),
      aResult({ id: 2, description: 'For towns in the north' }),
      aResult({ id: 3, preview: ['plumber TOWN'] }),
      aResult({ id: 4 }),
    ]
    expect(idsOf(results, { query: 'town' })).toEqual([3, 2, 1])
  })

  it('are filtered by project, or by having none', () => {
    const results = [aResult({ id: 1, projectId: 7 }), aResult({ id: 2, projectId: 8 }), aResult({ id: 3 })]
    expect(idsOf(results, { project: 7 })).toEqual([1])
    expect(idsOf(results, { project: 'none' })).toEqual([3])
  })
})
