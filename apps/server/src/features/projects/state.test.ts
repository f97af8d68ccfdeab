import type { ProjectColumn } from '@wordloom/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { textOf } from '../../memory/text.ts'
import { changedState, newState, readState, toJson } from './state.ts'

const text = fc.string({ unit: fc.constantFrom('a', '|', '🧵', ' ', '"'), maxLength: 5 })

describe('the generator of a project', () => {
  it('starts with three empty columns, no separator and no wrap, and keeps duplicates', () => {
    const { columns, rows, ...options } = newState({})
    const empty: ProjectColumn[] = JSON.parse(textOf(columns.json))
    expect(columns.count).toBe(3)
    expect(empty.map(({ words }) => words)).toEqual(['', '', ''])
    expect(new Set(empty.map(({ id }) => id)).size).toBe(3)
    expect(rows).toBeNull()
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

  it('loses its row settings only when null is sent', () => {
    const state = newState({ rows: { json: '{"patterns":["{1}"]}' } })
    expect(changedState(state, { unique: true }).rows).toEqual({ json: '{"patterns":["{1}"]}' })
    expect(changedState(state, { rows: null }).rows).toBeNull()
  })

  it('is read back as it was stored, whatever its texts contain, from text and from bytes', () => {
    const hostile = fc.oneof(
      text,
      fc.constantFrom(',"separator":', '\\","separator":', '],"separator":"', ',"rows":', '],"rows":{"'),
    )
    const pattern = fc.option(hostile)
    fc.assert(
      fc.property(hostile, hostile, pattern, fc.boolean(), (words, customSeparator, patternText, isLarge) => {
        const toText = (value: unknown) => {
          const json = JSON.stringify(value)
          return isLarge ? Buffer.from(json) : json
        }
        const settings = patternText === null ? null : { patterns: [patternText] }
        const columns = { json: toText([{ id: 'a', words }]), count: 1 }
        const state = newState({ columns, customSeparator, rows: settings && { json: toText(settings) } })
        const kept = toJson(state)
        expect(JSON.parse(textOf(kept))).toMatchObject({
          columns: [{ id: 'a', words }],
          customSeparator,
          ...(settings && { rows: settings }),
        })
        expect(textOf(toJson(readState(kept, 1)))).toBe(textOf(kept))
      }),
    )
  })
})
