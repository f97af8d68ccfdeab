import type { RowSettings } from '@wordloom/contract'
import { describe, expect, it } from 'vitest'
import { followColumns, type NamedColumn } from './follow-columns.ts'

const city = { id: 'c', name: 'City' }
const service = { id: 's', name: '' }
const year = { id: 'y', name: '' }
const before = [city, service, year]

function follow(rows: RowSettings, after: readonly NamedColumn[]): RowSettings {
  return followColumns(rows, before, after)
}

function pattern(text: string, after: readonly NamedColumn[]): string | undefined {
  return follow({ patterns: [text] }, after).patterns?.[0]
}

function condition(text: string, after: readonly NamedColumn[]): unknown {
  return follow({ rules: [{ kind: 'condition', text }] }, after).rules?.[0]
}

describe('row settings', () => {
  it('stay the same object if no column changed', () => {
    const rows = { patterns: ['{1}'] }
    expect(follow(rows, [...before])).toBe(rows)
    expect(follow(rows, [...before, { id: 'new', name: '' }])).toBe(rows)
  })

  it('follow a column that moves', () => {
    const moved = [service, year, city]
    expect(pattern('{1} in {City}, {2} {Column 3} {{2}}', moved)).toBe('{3} in {City}, {1} {Column 2} {{2}}')
    expect(condition('IF [2] = "[2]" THEN [City] <> [Column 3]', moved)).toMatchObject({
      text: 'IF [1] = "[2]" THEN [City] <> [Column 2]',
    })
    expect(follow({ links: [[0, 1]], optional: [0, 2] }, moved)).toEqual({
      links: [[2, 0]],
      optional: [1, 2],
    })
    const order = { shuffle: 'x', each: { column: 1, count: 3, seed: 'x' } }
    expect(follow({ order }, moved)).toEqual({ order: { ...order, each: { ...order.each, column: 0 } } })
  })

  it('are as before once the column is back', () => {
    const rows: RowSettings = {
      links: [[0, 1]],
      optional: [2],
      patterns: ['{City} {2} {Column 3}'],
      fields: [{ name: 'Path', template: '{2|slug}/{text}/{row}' }],
    }
    const moved = [year, city, service]
    expect(followColumns(follow(rows, moved), moved, before)).toEqual(rows)
  })

  it('name a column by its new name', () => {
    const renamed = [{ ...city, name: 'Town' }, { ...service, name: 'Service' }, year]
    expect(pattern('{City} {Column 2} {2}', renamed)).toBe('{Town} {Service} {2}')
    expect(condition('[City] LIKE "City"', renamed)).toMatchObject({ text: '[Town] LIKE "City"' })
    expect(follow({ fields: [{ name: 'City', template: '{City|title}' }] }, renamed).fields).toEqual([
      { name: 'City', template: '{Town|title}' },
    ])
  })

  it('name a column by its number if its new name means something else there', () => {
    for (const name of ['a}b', 'a|b', 'Column 2', 'text'])
      expect(pattern('{City}', [{ ...city, name }, service, year])).toBe(
        name === 'Column 2' ? '{Column 2}' : '{1}',
      )
    expect(pattern('{Column 2}', [{ ...city, name: 'Column 2' }, service, year])).toBe('{2}')
  })

  it('name a column by its default name once its own is gone', () => {
    expect(pattern('{City} {2}', [{ ...city, name: '' }, service, year])).toBe('{Column 1} {2}')
  })

  it('show that a column was removed, and never take another one for it', () => {
    const left = [service, year]
    expect(pattern('{City} {1} {2}', left)).toBe('{City} {1 (removed)} {1}')
    expect(condition('[1] = "a"', left)).toMatchObject({ text: '[1 (removed)] = "a"' })
    expect(follow({ links: [[0, 1]], optional: [0, 2] }, left)).toEqual({ optional: [1] })
    expect(follow({ order: { each: { column: 0, count: 3, seed: 'x' } } }, left)).toEqual({})
  })

  it('keep what names no column, and half of a pattern', () => {
    const moved = [service, city, year]
    expect(pattern('{Country} {City {', moved)).toBe('{Country} {City {')
    expect(condition('IF [City = "a', moved)).toMatchObject({ text: 'IF [City = "a' })
    expect(condition('# [1]\n[1] = "a"', moved)).toMatchObject({ text: '# [1]\n[2] = "a"' })
  })
})
