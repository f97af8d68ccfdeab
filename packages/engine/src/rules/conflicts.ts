import type { Layout } from '../recipe/layout.ts'
import type { Condition } from './conditions/condition.ts'
import { holds } from './conditions/holds.ts'
import type { Conflict } from './counting/clusters.ts'
import { DROPPED } from './counting/item-classes.ts'
import { type Columns, type Groups, groupItems, indexColumns } from './item-groups.ts'
import type { RowTokens } from './row-tokens.ts'

export interface Conflicts {
  readonly isEmpty: boolean
  readonly factors: readonly { readonly kinds: Int32Array; readonly kindCount: number }[]
  readonly conflicts: readonly Conflict[]
}

/** An item's differences from the items that no rule mentions: labels of rules, each with one of its values. */
type Traits = Map<string, number>

/** Items that a rule treats alike: those with a trait of a value, or, with the value 0, those without the trait. */
interface TraitChoice {
  readonly factor: number
  readonly trait: string
  readonly value: number
}

/** Returns `null` if that would take more than `most` steps. */
export function findConflicts(
  layout: Layout,
  conditions: readonly Condition[],
  tokens: RowTokens | null,
  most: number,
): Conflicts | null {
  const traits = layout.factors.map(() => new Map<number, Traits>())
  const dropped = layout.factors.map(() => new Set<number>())
  const violations: TraitChoice[][] = []
  const columns = indexColumns(layout)
  let steps = 0
  let isEmpty = false

  function setTrait(factor: number, item: number, trait: string, value: number): void {
    const own = traits[factor]?.get(item) ?? new Map<string, number>()
    traits[factor]?.set(item, own.set(trait, value))
  }

  for (const [number, condition] of conditions.entries()) {
    const groups = groupItems(layout, condition, columns)
    const choices = groups.reduce((product, { kinds }) => product * kinds.length, 1)
    steps += choices + groups.length
    if (steps > most) return null
    const trait = `condition ${number}`
    const violated = violatedChoices(condition, groups, columns)
    if (violated.length === 0) continue
    const [only, ...others] = groups
    if (only === undefined) isEmpty = true
    else if (others.length === 0) {
      const values = new Set(violated.map(([value]) => value))
      for (let item = 0; item < (layout.factors[only.factor]?.count ?? 0); item++)
        if (values.has(only.valueByItem.get(item) ?? 0)) dropped[only.factor]?.add(item)
    } else {
      for (const { factor, valueByItem } of groups)
        for (const [item, value] of valueByItem) setTrait(factor, item, trait, value)
      for (const values of violated)
        violations.push(groups.map(({ factor }, i) => ({ factor, trait, value: values[i] ?? 0 })))
    }
  }
  if (tokens !== null && !addRepeatedWords(layout, tokens, { dropped, setTrait, violations })) isEmpty = true
  return toKinds(layout, { traits, dropped, violations }, most, isEmpty)
}

function violatedChoices(condition: Condition, groups: readonly Groups[], columns: Columns): number[][] {
  const itemOf = new Map<number, number>()
  const wordOf = (column: number) => {
    const item = itemOf.get(columns.factorOf.get(column) ?? -1)
    return item === undefined ? null : (columns.wordsOf(column)[item] ?? null)
  }
  const violated: number[][] = []
  function choose(values: readonly number[]): void {
    const group = groups[values.length]
    if (group === undefined) {
      if (!holds(condition, wordOf)) violated.push([...values])
      return
    }
    for (const { value, item } of group.kinds) {
      itemOf.set(group.factor, item)
      choose([...values, value])
    }
  }
  choose([])
  return violated
}

interface Found {
  readonly dropped: readonly Set<number>[]
  readonly violations: TraitChoice[][]
  setTrait(factor: number, item: number, trait: string, value: number): void
}

function addRepeatedWords({ factors }: Layout, tokens: RowTokens, found: Found): boolean {
  const shared = new Set(tokens.shared)
  if (shared.size < tokens.shared.length) return false
  const itemsByToken = new Map<string, Map<number, number[]>>()
  factors.forEach(({ count }, factor) => {
    for (let item = 0; item < count; item++) {
      const own = tokens.ofItem(factor, item)
      if (new Set(own).size < own.length || own.some((token) => shared.has(token))) {
        found.dropped[factor]?.add(item)
        continue
      }
      for (const token of own) {
        const byFactor = itemsByToken.get(token) ?? new Map<number, number[]>()
        itemsByToken.set(token, byFactor)
        const items = byFactor.get(factor)
        if (items === undefined) byFactor.set(factor, [item])
        else items.push(item)
      }
    }
  })
  for (const [token, byFactor] of itemsByToken) {
    if (byFactor.size < 2) continue
    const trait = `word ${token}`
    for (const [factor, items] of byFactor) for (const item of items) found.setTrait(factor, item, trait, 1)
    const all = [...byFactor.keys()]
    all.forEach((factor, i) => {
      for (const other of all.slice(i + 1))
        found.violations.push([
          { factor, trait, value: 1 },
          { factor: other, trait, value: 1 },
        ])
    })
  }
  return true
}

function toKinds(
  { factors }: Layout,
  {
    traits,
    dropped,
    violations,
  }: {
    readonly traits: readonly Map<number, Traits>[]
    readonly dropped: readonly Set<number>[]
    readonly violations: readonly (readonly TraitChoice[])[]
  },
  most: number,
  isEmpty: boolean,
): Conflicts | null {
  const kindsByTrait = factors.map(() => new Map<string, number[]>())
  const traitsOfKind: Traits[][] = factors.map(() => [new Map()])
  const labelled = factors.map(({ count }, factor) => {
    const kinds = new Int32Array(count)
    const known = new Map<string, number>()
    for (const [item, own] of traits[factor] ?? []) {
      const label = [...own].join(';')
      let kind = known.get(label)
      if (kind === undefined) {
        kind = (traitsOfKind[factor]?.push(own) ?? 1) - 1
        known.set(label, kind)
        for (const [trait, value] of own) {
          const key = `${value} ${trait}`
          const kindsOfTrait = kindsByTrait[factor]?.get(key)
          if (kindsOfTrait === undefined) kindsByTrait[factor]?.set(key, [kind])
          else kindsOfTrait.push(kind)
        }
      }
      kinds[item] = kind
    }
    for (const item of dropped[factor] ?? []) kinds[item] = DROPPED
    return { kinds, kindCount: traitsOfKind[factor]?.length ?? 1 }
  })

  function kindsWith({ factor, trait, value }: TraitChoice): readonly number[] {
    if (value !== 0) return kindsByTrait[factor]?.get(`${value} ${trait}`) ?? []
    return [...(traitsOfKind[factor] ?? []).entries()].flatMap(([kind, own]) =>
      own.has(trait) ? [] : [kind],
    )
  }

  const conflicts: Conflict[] = []
  for (const violation of violations) {
    const inOrder = [...violation].sort((a, b) => a.factor - b.factor)
    const mask = inOrder.reduce((bits, { factor }) => bits | (1 << factor), 0)
    let choices: number[][] = [[]]
    for (const choice of inOrder) {
      const kinds = kindsWith(choice)
      if (choices.length * kinds.length + conflicts.length > most) return null
      choices = choices.flatMap((begun) => kinds.map((kind) => [...begun, kind]))
    }
    for (const kinds of choices) conflicts.push({ mask, kinds })
  }
  return { isEmpty, factors: labelled, conflicts }
}
