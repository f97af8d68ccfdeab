import { describe, expect, it } from 'vitest'
import { toColumn } from './column.ts'
import { ListFills } from './list-fills.ts'

function holding(text: string, keptId: string) {
  const column = { ...toColumn(keptId), id: 'first' }
  column.document.typed(text)
  return column
}

describe('a column filled from lists', () => {
  it('remembers what was typed through any number of later selections', () => {
    const fills = new ListFills()
    const typed = holding('by hand', 'a')
    const first = holding('red', 'b')
    expect(fills.fill(typed, first)).toBe(typed)
    expect(fills.fill(first, holding('red\nblue', 'c'))).toBe(typed)
  })

  it('remembers nothing if nothing was typed', () => {
    const fills = new ListFills()
    const first = holding('red', 'b')
    expect(fills.fill(holding('', 'a'), first)).toBeNull()
    expect(fills.fill(first, holding('', 'c'))).toBeNull()
  })

  it('remembers the words of a list once the user edits them', () => {
    const fills = new ListFills()
    const first = holding('red', 'b')
    fills.fill(holding('by hand', 'a'), first)
    fills.edited('b')
    expect(fills.fill(first, holding('blue', 'c'))).toBe(first)
  })

  it('forgets the typed words once they are restored', () => {
    const fills = new ListFills()
    const typed = holding('by hand', 'a')
    fills.fill(typed, holding('red', 'b'))
    fills.broughtBack('first')
    expect(fills.fill(holding('', 'c'), holding('blue', 'd'))).toBeNull()
  })
})
