import type { Counting } from '../../rules/counting/counting.ts'
import type { State } from '../../rules/counting/state.ts'
import type { Layout } from '../layout.ts'
import type { RowSection, RowWalk } from './section.ts'

export function createCountedSection(layout: Layout, counting: Counting): RowSection {
  return {
    layout,
    isPlain: false,
    size: counting.size,
    itemsAt(rank) {
      let state = counting.root
      let rest = rank
      return layout.factors.map(() => {
        const found = counting.find(state, rest)
        rest = found.rank
        state = counting.step(state, found.item)
        return found.item
      })
    },
    find(items) {
      let state = counting.root
      let rank = 0n
      for (const item of items) {
        rank += counting.countBefore(state, item)
        state = counting.step(state, item)
      }
      return { rank, isKept: state.size === 1n }
    },
    walk: (rank) => createCountedWalk(layout, counting, rank),
    rowsPerItem: () => counting.rowsPerItem(),
    counted: { counting, leftOut: [], toCounted: (rank) => rank },
  }
}

function createCountedWalk({ factors }: Layout, counting: Counting, from: bigint): RowWalk {
  const last = factors.length - 1
  const items = new Int32Array(factors.length)
  const wheels: Int32Array[] = []
  const places: number[] = []
  const states: State[] = [counting.root]
  let isStarted = false

  function setWheel(factor: number, wheel: Int32Array, place: number): void {
    const item = wheel[place] ?? 0
    wheels[factor] = wheel
    places[factor] = place
    items[factor] = item
    if (factor < last) states[factor + 1] = counting.step(states[factor] ?? counting.root, item)
  }

  function start(): boolean {
    if (from >= counting.size) return false
    let rest = from
    for (let factor = 0; factor <= last; factor++) {
      const state = states[factor] ?? counting.root
      const found = counting.find(state, rest)
      rest = found.rank
      const wheel = counting.keptItems(state)
      setWheel(factor, wheel, wheel.indexOf(found.item))
    }
    return true
  }

  function turn(): boolean {
    let factor = last
    while (factor >= 0 && (places[factor] ?? 0) + 1 === wheels[factor]?.length) factor--
    const wheel = wheels[factor]
    if (wheel === undefined) return false
    setWheel(factor, wheel, (places[factor] ?? 0) + 1)
    for (let below = factor + 1; below <= last; below++)
      setWheel(below, counting.keptItems(states[below] ?? counting.root), 0)
    return true
  }

  return {
    items,
    next() {
      if (isStarted) return turn()
      isStarted = true
      return start()
    },
  }
}
