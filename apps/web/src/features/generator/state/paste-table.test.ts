import { describe, expect, it } from 'vitest'
import { toColumn } from './column.ts'
import type { Column } from './generator-state.ts'
import { countFits } from './paste-table.ts'

function aColumn(id: string, text: string): Column {
  const column = toColumn(id)
  column.document.typed(text)
  return column
}

function fits(texts: readonly string[], width: number, allowed: number): number {
  const columns = texts.map((text, place) => aColumn(String(place), text))
  const look = { delimiter: '\t', width, header: null } as const
  return countFits(columns, { columnId: '0', text: '', look, allowed })
}

describe('a pasted table', () => {
  it('fits into its own column, the empty ones and those that the plan adds', () => {
    expect(fits(['pasted', '', ''], 3, 3)).toBe(3)
    expect(fits(['pasted', 'typed', ''], 3, 3)).toBe(2)
    expect(fits(['pasted', 'typed', ''], 5, 6)).toBe(5)
    expect(fits(['pasted', '', ''], 9, 6)).toBe(6)
  })

  it('replaces no other words', () => {
    expect(fits(['pasted', 'typed', 'typed'], 3, 3)).toBe(1)
  })

  it('needs no room that a smaller plan had for other columns', () => {
    expect(fits(['pasted', '', 'typed', 'typed', 'typed'], 3, 3)).toBe(2)
  })
})
