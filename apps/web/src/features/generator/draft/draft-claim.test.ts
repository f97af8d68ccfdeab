import { describe, expect, it } from 'vitest'
import { claimDraft, type DraftLocks } from './draft-claim.ts'

/** Locks of which living tabs hold some. */
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

describe('the draft of a tab', () => {
  it('is its own after a reload', async () => {
    expect(await claimDraft('mine', ['other', 'mine'], locksHeld(), createId)).toEqual({
      id: 'mine',
      from: 'mine',
    })
  })

  it('is a copy in a duplicate of a living tab', async () => {
    const locks = locksHeld('mine')
    expect(await claimDraft('mine', ['mine'], locks, createId)).toEqual({ id: 'new', from: 'mine' })
    expect(locks.held).toContain('new')
  })

  it('is the newest that no living tab holds in a fresh tab', async () => {
    const locks = locksHeld('newest')
    expect(await claimDraft(null, ['newest', 'older', 'oldest'], locks, createId)).toEqual({
      id: 'older',
      from: 'older',
    })
  })

  it('is a new one when living tabs hold all', async () => {
    expect(await claimDraft(null, ['a', 'b'], locksHeld('a', 'b'), createId)).toEqual({
      id: 'new',
      from: null,
    })
  })

  it('is a copy in a fresh tab where browsers have no locks', async () => {
    expect(await claimDraft(null, ['newest'], null, createId)).toEqual({ id: 'new', from: 'newest' })
  })
})
