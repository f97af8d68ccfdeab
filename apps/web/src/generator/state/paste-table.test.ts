import { describe, expect, it } from 'vitest'
import { toColumn } from './column.ts'
import type { Column } from './generator-state.ts'
import { toPastePlaces } from './paste-table.ts'

function aColumn(id: string, text: string): Column {
  const column = toColumn(id)
  column.document.typed(text)
  return column
}

function placesOf(texts: readonly string[], width: number, allowed: number, own = 0) {
  const columns = texts.map((text, place) => aColumn(String(place), text))
  const look = { options: { separator: '\t' }, width, header: null, term: null } as const
  return toPastePlaces(columns, { columnId: String(own), text: '', inserted: '', look, allowed })
}

describe('a pasted table', () => {
  it('fits into its own column, the empty ones and those that the plan adds', () => {
    expect(placesOf(['pasted', '', ''], 3, 3).places).toEqual([0, 1, 2])
    expect(placesOf(['pasted', 'typed', ''], 3, 3)).toEqual({ places: [0, 2], replaced: [] })
    expect(placesOf(['pasted', 'typed', ''], 5, 6).places).toEqual([0, 2, 3, 4, 5])
    expect(placesOf(['pasted', '', ''], 9, 6).places).toHaveLength(6)
  })

  it('adds columns before it replaces other words', () => {
    expect(placesOf(['pasted', 'typed', 'typed'], 3, 6)).toEqual({ places: [0, 3, 4], replaced: [] })
  })

  it('replaces other words if it has no room otherwise, first those to its right', () => {
    expect(placesOf(['pasted', 'typed', 'typed'], 3, 3)).toEqual({ places: [0, 1, 2], replaced: [1, 2] })
    expect(placesOf(['typed', 'pasted', 'typed'], 2, 3, 1)).toEqual({ places: [1, 2], replaced: [2] })
    expect(placesOf(['typed', 'typed', 'pasted'], 9, 3, 2)).toEqual({ places: [0, 1, 2], replaced: [0, 1] })
  })

  it('needs no room that a smaller plan had for other columns', () => {
    expect(placesOf(['pasted', '', 'typed', 'typed', 'typed'], 3, 3).places).toEqual([0, 1])
    expect(placesOf(['pasted', 'typed', 'typed', 'typed', 'typed'], 5, 3).places).toEqual([0, 1, 2])
  })
})
