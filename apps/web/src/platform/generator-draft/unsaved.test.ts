import { DEFAULT_OPTIONS } from '@wordloom/contract'
import { describe, expect, it } from 'vitest'
import type { Arrangement, Draft } from './draft-store.ts'
import { recoverDraft, type Unsaved, type UnsavedChange } from './unsaved.ts'

const arrangement: Arrangement = {
  version: 1,
  order: ['a', 'b'],
  options: DEFAULT_OPTIONS,
  selections: { a: ['7'] },
  names: { b: 'Wood' },
  rows: { patterns: ['{Wood} {1}'] },
}

const kept: Draft = {
  head: { ...arrangement, id: 'draft', savedAt: 0 },
  texts: [{ draft: 'draft', column: 'a', version: 2, text: 'red' }],
}

function left(changes: readonly UnsavedChange[], arranged = arrangement): Unsaved {
  return { draftId: 'draft', at: 0, isLeft: true, isSaved: false, arrangement: arranged, changes }
}

function insert(column: string, version: number, text: string): UnsavedChange {
  return { column, version, changes: [{ from: 0, to: 0, insert: text }] }
}

describe('a recovered draft', () => {
  it('is null if nothing was saved or left behind', () => {
    expect(recoverDraft(null, null)).toBeNull()
  })

  it('has the unsaved changes even if the draft was never saved', () => {
    expect(recoverDraft(null, left([insert('a', 1, 'blue'), insert('a', 2, 'sky ')]))?.columns).toEqual([
      { column: 'a', version: 2, text: 'sky blue' },
      { column: 'b', version: 0, text: '' },
    ])
  })

  it('adds only the changes that came after the save', () => {
    const changes = [insert('a', 2, 'again '), insert('a', 3, 'dark '), insert('b', 1, 'owl')]
    expect(recoverDraft(kept, left(changes))?.columns).toMatchObject([
      { column: 'a', version: 3, text: 'dark red' },
      { column: 'b', version: 1, text: 'owl' },
    ])
  })

  it('skips a change if an earlier one is missing', () => {
    expect(recoverDraft(kept, left([insert('a', 4, 'torn ')]))?.columns[0]).toMatchObject({ text: 'red' })
  })

  it('keeps the newer arrangement', () => {
    const later = { ...arrangement, version: 2, order: ['b', 'a'] }
    expect(recoverDraft(kept, left([], later))?.arrangement).toEqual(later)
    expect(recoverDraft(kept, left([], { ...later, version: 0 }))?.arrangement.order).toEqual(['a', 'b'])
  })

  it('restores a draft of an older release, which has no list selections, no names and no row settings', () => {
    const { selections: _selections, names: _names, rows: _rows, ...early } = arrangement
    const head = { ...early, id: 'draft', savedAt: 0 }
    expect(recoverDraft({ head, texts: kept.texts }, null)?.arrangement).toEqual({
      ...early,
      selections: {},
      names: {},
      rows: {},
    })
  })

  it('keeps the saved row settings if they were too large to leave behind', () => {
    const { rows: _rows, ...later } = { ...arrangement, version: 2 }
    const unsaved = { ...left([]), arrangement: later }
    expect(recoverDraft(kept, unsaved)?.arrangement).toEqual({ ...later, rows: arrangement.rows })
  })

  it('keeps the project version that the draft is based on', () => {
    const base = { version: 4, mark: 'm', sent: [] }
    expect(recoverDraft({ ...kept, head: { ...kept.head, base } }, null)?.base).toEqual(base)
  })
})
