import { type Layout, toText } from '../recipe/layout.ts'
import { type CompiledRules, toLeftOutForm } from './compiled-rules.ts'
import { holds } from './conditions/holds.ts'
import { tokensOf } from './row-tokens.ts'

export interface RowTest {
  keeps(items: ArrayLike<number>): boolean
}

export function createRowTest(layout: Layout, rules: CompiledRules): RowTest {
  const wordsByColumn = new Map<number, readonly [factor: number, words: readonly string[]]>()
  layout.factors.forEach(({ words }, factor) => {
    for (const [column, list] of words) wordsByColumn.set(column, [factor, list])
  })

  function keepsText(text: string): boolean {
    if (rules.leaveOut.size > 0 && rules.leaveOut.has(toLeftOutForm(text))) return false
    const isInLimits = rules.limits.every(({ lengthOf, least, most }) => {
      const length = lengthOf(text)
      return length >= least && length <= most
    })
    if (!isInLimits || !rules.noWordTwice) return isInLimits
    const tokens = tokensOf(text)
    return new Set(tokens).size === tokens.length
  }

  return {
    keeps(items) {
      const wordOf = (column: number) => {
        const [factor, words] = wordsByColumn.get(column) ?? [-1, []]
        return words[items[factor] ?? -1] ?? null
      }
      return (
        rules.conditions.every((condition) => holds(condition, wordOf)) && keepsText(toText(layout, items))
      )
    },
  }
}
