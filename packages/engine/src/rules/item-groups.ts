import type { Layout } from '../recipe/layout.ts'
import { type Condition, columnsOf } from './conditions/condition.ts'
import { createMatcher } from './conditions/matcher.ts'

export interface Columns {
  readonly factorOf: ReadonlyMap<number, number>
  wordsOf(column: number): readonly string[]
  itemsByWord(column: number): ReadonlyMap<string, readonly number[]>
}

export function indexColumns({ factors }: Layout): Columns {
  const factorOf = new Map<number, number>()
  factors.forEach(({ words }, factor) => {
    for (const column of words.keys()) factorOf.set(column, factor)
  })
  const indexes = new Map<number, Map<string, number[]>>()
  const wordsOf = (column: number) => factors[factorOf.get(column) ?? -1]?.words.get(column) ?? []
  return {
    factorOf,
    wordsOf,
    itemsByWord(column) {
      const known = indexes.get(column)
      if (known !== undefined) return known
      const index = new Map<string, number[]>()
      wordsOf(column).forEach((word, item) => {
        const own = index.get(word)
        if (own === undefined) index.set(word, [item])
        else own.push(item)
      })
      indexes.set(column, index)
      return index
    },
  }
}

/** The items of one factor, as one condition tells them apart. */
export interface Groups {
  readonly factor: number
  /** Items that aren't here have the value 0. */
  readonly valueByItem: ReadonlyMap<number, number>
  /** The values that occur, each with an item that has it. */
  readonly kinds: readonly { readonly value: number; readonly item: number }[]
}

export function groupItems({ factors }: Layout, condition: Condition, columns: Columns): readonly Groups[] {
  const found = new Map<number, Map<number, string>>()
  for (const column of columnsOf(condition)) {
    const factor = columns.factorOf.get(column)
    if (factor !== undefined && !found.has(factor)) found.set(factor, new Map())
  }
  markItems(condition, columns, (column, items, mark) => {
    const own = found.get(columns.factorOf.get(column) ?? -1)
    for (const item of items) own?.set(item, `${own.get(item) ?? ''}${mark};`)
  })
  return [...found]
    .sort(([a], [b]) => a - b)
    .map(([factor, marks]) => {
      const values = new Map<string, number>()
      const valueByItem = new Map<number, number>()
      const kinds: { value: number; item: number }[] = []
      for (const [item, mark] of marks) {
        let value = values.get(mark)
        if (value === undefined) {
          value = values.size + 1
          values.set(mark, value)
          kinds.push({ value, item })
        }
        valueByItem.set(item, value)
      }
      const count = factors[factor]?.count ?? 0
      if (marks.size < count) {
        let item = 0
        while (marks.has(item)) item++
        kinds.unshift({ value: 0, item })
      }
      return { factor, valueByItem, kinds }
    })
}

function markItems(
  condition: Condition,
  columns: Columns,
  mark: (column: number, items: readonly number[], mark: string) => void,
): void {
  let number = 0
  function visit(part: Condition): void {
    number++
    switch (part.kind) {
      case 'all':
      case 'any':
        for (const inner of part.conditions) visit(inner)
        break
      case 'not':
        visit(part.condition)
        break
      case 'word': {
        const index = columns.itemsByWord(part.column)
        mark(
          part.column,
          [...new Set(part.words)].flatMap((word) => index.get(word) ?? []),
          `${number}`,
        )
        break
      }
      case 'like': {
        const matches = createMatcher(part.pattern)
        const items = [...columns.wordsOf(part.column).entries()].filter(([, word]) => matches(word))
        mark(
          part.column,
          items.map(([item]) => item),
          `${number}`,
        )
        break
      }
      case 'same':
        markSame(part.column, part.other, number)
    }
  }

  function markSame(column: number, other: number, partNumber: number): void {
    const index = columns.itemsByWord(column)
    const otherIndex = columns.itemsByWord(other)
    if (columns.factorOf.get(column) === columns.factorOf.get(other)) {
      const others = columns.wordsOf(other)
      const items = [...columns.wordsOf(column).entries()].filter(([item, word]) => word === others[item])
      mark(
        column,
        items.map(([item]) => item),
        `${partNumber}`,
      )
      return
    }
    let value = 0
    for (const [word, items] of index) {
      const otherItems = otherIndex.get(word)
      if (otherItems === undefined) continue
      mark(column, items, `${partNumber}=${value}`)
      mark(other, otherItems, `${partNumber}=${value}`)
      value++
    }
  }

  visit(condition)
}
