import type { ProjectColumn } from '@wordloom/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { textOf } from '../../memory/text.ts'
import { changedState, newState, readState, toJson } from './state.ts'

const text = fc.string({ unit: fc.constantFrom('a', '|', '🧵', ' ', '"'), maxLength: 5 })

describe('the generator of a project', () => {
  it('starts with three empty columns, no separator and no wrap, and keeps duplicates', () => {
    const { columns, ...options } = newState({})
    const empty: ProjectColumn[] = JSON.parse(textOf(columns.json))
    expect(columns.count).toBe(3)
    expect(empty.map(({ words }) => words)).toEqual(['', '', ''])
    expect(new Set(empty.map(({ id }) => id)).size).toBe(3)
    expect(options).toEqual({
      separator: 'nothing',
      customSeparator: '',
      wrap: 'nothing',
      customWrap: '',
      customPrefix: '',
      customSuffix: '',
      unique: false,
    })
  })

  it('keeps prefix and suffix exactly as sent, bars included, and joins them with a bar', () => {
    fc.assert(
      fc.property(text, text, text, (customPrefix, customSuffix, customWrap) => {
        const state = newState({ customWrap, customPrefix, customSuffix })
        expect(state).toMatchObject({ customPrefix, customSuffix })
        if (customPrefix !== '' || customSuffix !== '') {
          const isLeftOut = customPrefix === customWrap && customSuffix === '' && !customWrap.includes('|')
          expect(state.customWrap).toBe(isLeftOut ? customWrap : `${customPrefix}|${customSuffix}`)
        }
      }),
    )
  })

  it('splits a wrap that is sent without prefix and suffix at its first bar, and returns it unchanged', () => {
    fc.assert(
      fc.property(
        text.filter((each) => !each.includes('|')),
        text,
        (before, after) => {
          const customWrap = `${before}|${after}`
          expect(newState({ customWrap })).toMatchObject({
            customWrap,
            customPrefix: before,
            customSuffix: after,
          })
          expect(newState({ customWrap: before })).toMatchObject({
            customWrap: before,
            customPrefix: before,
            customSuffix: '',
          })
        },
      ),
    )
  })

  it('stays the same when it is changed by its own parts', () => {
    fc.assert(
      fc.property(text, text, (customPrefix, customSuffix) => {
        const state = newState({ customPrefix, customSuffix, separator: 'plus', unique: true })
        expect(changedState(state, {})).toEqual(state)
        expect(changedState(state, state)).toEqual(state)
        expect(changedState(state, { customWrap: state.customWrap })).toEqual(state)
      }),
    )
  })

  it('changes only in the parts that are sent', () => {
    const state = newState({
      separator: 'custom',
      customSeparator: '/',
      customPrefix: '<',
      customSuffix: '>',
    })
    expect(changedState(state, { unique: true })).toEqual({ ...state, unique: true })
    expect(changedState(state, { customSuffix: '' })).toEqual({
      ...state,
      customSuffix: '',
      customWrap: '<|',
    })
  })

  it('is read back as it was stored, whatever its texts contain, from text and from bytes', () => {
    const hostile = fc.oneof(text, fc.constantFrom(',"separator":', '\\","separator":', '],"separator":"'))
    fc.assert(
      fc.property(hostile, hostile, fc.boolean(), (words, customSeparator, isLarge) => {
        const json = JSON.stringify([{ id: 'a', words }])
        const columns = { json: isLarge ? Buffer.from(json) : json, count: 1 }
        const state = newState({ columns, customSeparator })
        const kept = toJson(state)
        expect(JSON.parse(textOf(kept))).toMatchObject({ columns: [{ id: 'a', words }], customSeparator })
        expect(textOf(toJson(readState(kept, 1)))).toBe(textOf(kept))
      }),
    )
  })
})
