import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyChanges, toChange } from './change.ts'

const text = fc.string({ unit: fc.constantFrom('a', 'b', '\n', '\ud83d', '\ude00', 'é') })

describe('changes', () => {
  it('lead from the earlier text to the later one', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const change = toChange(before, after)
        expect(applyChanges(before, change === null ? [] : [change])).toBe(after)
      }),
    )
  })

  it('are null for equal texts', () => {
    expect(toChange('red\nblue', 'red\nblue')).toBeNull()
  })

  it('contain only what differs', () => {
    expect(toChange('red\nblue\ngreen', 'red\nblack\ngreen')).toEqual({ from: 6, to: 8, insert: 'ack' })
  })

  it('each refer to the text that the previous one produced', () => {
    const changes = [
      { from: 0, to: 0, insert: 'one\n' },
      { from: 4, to: 7, insert: 'two' },
    ]
    expect(applyChanges('red', changes)).toBe('one\ntwo')
  })
})
