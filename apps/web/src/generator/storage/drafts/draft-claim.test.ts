import { DEFAULT_OPTIONS } from '@wordloom/contract'
import { describe, expect, it } from 'vitest'
import type { Unsaved } from '#platform/generator-draft/unsaved.ts'
import { type Candidate, claimDraft, type DraftLocks, toCandidates } from './draft-claim.ts'

function locksHeld(...held: string[]): DraftLocks & { readonly held: Set<string> } {
  const all = new Set(held)
  return {
    held: all,
    hold: async (id) => {
      if (all.has(id)) return false
      all.add(id)
      return true
    },
  }
}

const createId = () => 'new'

function kept(...ids: string[]): Candidate[] {
  return ids.map((id) => ({ id, isEnding: false }))
}

describe('the draft of a tab', () => {
  it('survives a reload', async () => {
    expect(await claimDraft('mine', kept('other', 'mine'), locksHeld(), createId)).toEqual({
      id: 'mine',
      from: 'mine',
    })
  })

  it('is a copy if the tab is a duplicate of an open one', async () => {
    const locks = locksHeld('mine')
    expect(await claimDraft('mine', kept('mine'), locks, createId)).toEqual({ id: 'new', from: 'mine' })
    expect(locks.held).toContain('new')
  })

  it('is the newest one that no open tab holds, in a new tab', async () => {
    const locks = locksHeld('newest')
    expect(await claimDraft(null, kept('newest', 'older', 'oldest'), locks, createId)).toEqual({
      id: 'older',
      from: 'older',
    })
  })

  it('is the draft of a tab that closed a moment ago, even if that tab still holds it', async () => {
    const locks: DraftLocks = { hold: async (_id, milliseconds) => milliseconds > 0 }
    const candidates = [{ id: 'closed', isEnding: true }, ...kept('older')]
    expect(await claimDraft(null, candidates, locks, createId)).toEqual({ id: 'closed', from: 'closed' })
  })

  it('is new if open tabs hold all the others', async () => {
    expect(await claimDraft(null, kept('a', 'b'), locksHeld('a', 'b'), createId)).toEqual({
      id: 'new',
      from: null,
    })
  })

  it('is a copy in a new tab if the browser has no locks', async () => {
    expect(await claimDraft(null, kept('newest'), null, createId)).toEqual({ id: 'new', from: 'newest' })
  })
})

const NOW = 1_000_000

function unsaved(draftId: string, at: number, isLeft: boolean): Unsaved {
  const arrangement = { version: 0, order: [], options: DEFAULT_OPTIONS, selections: {}, names: {}, rows: {} }
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
