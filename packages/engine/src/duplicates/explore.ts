import { CountList } from '../count-list.ts'
import { IntList } from '../int-list.ts'
import { type Ambiguity, CLEAR, countBelow, DUPLICATE, type Exceptions, type Level } from './ambiguity.ts'
import { END, type Forest, type ForestColumn } from './forest.ts'
import {
  addPlace,
  addReading,
  BudgetExceeded,
  createReadingSets,
  hasPlace,
  readBytes,
  readEarlierGrids,
} from './reading-sets.ts'
import { createStateTable } from './state-table.ts'
import { visitWords } from './visit-words.ts'

/** Beyond these limits, a plan is streamed instead of counted. */
export interface Budget {
  /** In steps of reading one byte. */
  readonly work: number
  /** In stored exceptions, about 24 bytes each. */
  readonly exceptions: number
}

export function explore(forest: Forest, budget: Budget): Ambiguity | null {
  try {
    return createExplorer(forest, budget).explore()
  } catch (error) {
    if (error instanceof BudgetExceeded) return null
    throw error
  }
}

interface WorkingLevel extends Level {
  readonly column: ForestColumn
  readonly next: WorkingLevel | null
  exceptions: Exceptions
  distinct: bigint
  readonly ownStart: Int32Array
  readonly ownNodes: IntList
  readonly ownBounds: IntList
}

const NO_EXCEPTIONS: Exceptions = { from: 0, to: 0, removed: 0n }

function createExplorer(forest: Forest, budget: Budget) {
  const sets = createReadingSets(forest, budget.work)
  const table = createStateTable()
  const levelsByRoot = new Map<number, WorkingLevel>()
  const ambiguity = {
    starts: [] as { levels: readonly Level[]; state: number }[],
    // State 0 is `CLEAR`, so set number n of the table is state n + 1.
    states: [] as { level: Level; exceptions: Exceptions }[],
    exceptionWord: new IntList(),
    exceptionState: new IntList(),
    removedBefore: new CountList(),
  }

  function exploreAll(): Ambiguity {
    const levels = forest.entries.map(({ roots, columns }) => {
      let next: WorkingLevel | null = null
      const own: WorkingLevel[] = []
      for (const [k, column] of [...columns.entries()].reverse()) {
        next = levelAt(roots[k] ?? END, column, next)
        own.unshift(next)
      }
      return own
    })
    for (const [g, own] of levels.entries()) {
      ambiguity.starts.push({ levels: own, state: startState(g, own[0] ?? null) })
    }
    return ambiguity
  }

  function startState(grid: number, first: WorkingLevel | null): number {
    const { start, end } = readEarlierGrids(sets, grid)
    return stateOf(first, start, end)
  }

  function levelAt(root: number, column: ForestColumn, next: WorkingLevel | null): WorkingLevel {
    const known = levelsByRoot.get(root)
    if (known !== undefined) return known
    const wordCount = column.encoded.starts.length - 1
    const level: WorkingLevel = {
      root,
      wordCount,
      column,
      next,
      base: new Int32Array(wordCount),
      exceptions: NO_EXCEPTIONS,
      distinct: BigInt(wordCount) * countBelow(ambiguity, next, CLEAR),
      ownStart: new Int32Array(wordCount + 1),
      ownNodes: new IntList(),
      ownBounds: new IntList(),
    }
    levelsByRoot.set(root, level)
    const found: number[] = []
    for (let word = 0; word < wordCount; word++) {
      const end = readOwn(level, word)
      const state = stateOf(next, 1, end)
      level.base[word] = state
      if (state !== CLEAR) found.push(toEntry(word, state))
      level.ownStart[word + 1] = level.ownNodes.length
    }
    level.exceptions = keepExceptions(found, next, () => CLEAR)
    level.distinct -= level.exceptions.removed
    return level
  }

  function readOwn({ root, column, ownNodes, ownBounds }: WorkingLevel, word: number): number {
    if (word === 0) return 1
    const { bytes, starts } = column.encoded
    const first = addReading(sets, 0, 0, root, word)
    const middle = readBytes(sets, 0, first, bytes, starts[word] ?? 0, starts[word + 1] ?? 0)
    const top = readBytes(sets, first, middle, column.tail, 0, column.tail.length)
    for (let i = middle; i < top; i++) {
      ownNodes.push(sets.nodes[i] ?? 0)
      ownBounds.push(sets.bounds[i] ?? 0)
    }
    return addKept(1, 1, ownNodes, ownBounds, ownNodes.length - (top - middle), ownNodes.length)
  }

  function addKept(
    start: number,
    end: number,
    nodes: IntList,
    bounds: IntList,
    from: number,
    to: number,
  ): number {
    let top = end
    for (let i = from; i < to; i++) top = addPlace(sets, start, top, nodes.at(i), bounds.at(i))
    return top
  }

  /** Returns the state for the set `start .. end` on top of the stack. */
  function stateOf(level: WorkingLevel | null, start: number, end: number): number {
    if (start === end) return CLEAR
    if (hasPlace(sets, start, end, level === null ? END : level.root)) return DUPLICATE
    if (level === null) return CLEAR
    // Finding and storing a set costs more than a step of reading.
    sets.work += 8 * (end - start)
    const known = table.find(sets, level.root, start, end)
    if (known !== -1) return canonical(known + 1)
    const state = table.add(sets, level.root, start, end) + 1
    ambiguity.states[state - 1] = { level, exceptions: NO_EXCEPTIONS }
    const found = findExceptions(level, start, end)
    ambiguity.states[state - 1] = {
      level,
      exceptions: keepExceptions(found, level.next, (word) => level.base[word] ?? CLEAR),
    }
    return canonical(state)
  }

  function canonical(state: number): number {
    return (ambiguity.states[state - 1]?.exceptions.removed ?? 0n) === 0n ? CLEAR : state
  }

  function findExceptions(level: WorkingLevel, start: number, end: number): number[] {
    const found: number[] = []
    visitWords(sets, level.root, start, end, (word, from, to) => visitWord(level, word, from, to, found))
    return found
  }

  function visitWord(level: WorkingLevel, word: number, start: number, end: number, found: number[]): void {
    const { tail } = level.column
    const middle = readBytes(sets, start, end, tail, 0, tail.length)
    if (middle === end) return
    const from = level.ownStart[word] ?? 0
    const to = level.ownStart[word + 1] ?? 0
    const top = addKept(end, middle, level.ownNodes, level.ownBounds, from, to)
    const state = stateOf(level.next, end, top)
    // Extra readings can only remove rows, so equal counts mean equal rows.
    const kept = countBelow(ambiguity, level.next, state)
    if (kept !== countBelow(ambiguity, level.next, level.base[word] ?? CLEAR))
      found.push(toEntry(word, state))
  }

  function keepExceptions(
    found: readonly number[],
    next: WorkingLevel | null,
    baseOf: (word: number) => number,
  ): Exceptions {
    if (found.length === 0) return NO_EXCEPTIONS
    const { exceptionWord, exceptionState, removedBefore } = ambiguity
    const from = exceptionWord.length
    let removed = 0n
    for (const entry of Float64Array.from(found).sort()) {
      const word = Math.floor(entry / STATES)
      const state = (entry % STATES) + DUPLICATE
      exceptionWord.push(word)
      exceptionState.push(state)
      removedBefore.push(removed)
      removed += countBelow(ambiguity, next, baseOf(word)) - countBelow(ambiguity, next, state)
    }
    if (exceptionWord.length > budget.exceptions) throw new BudgetExceeded()
    return { from, to: exceptionWord.length, removed }
  }

  return { explore: exploreAll }
}

/** Packs a word and a state into one number, so that a plain sort orders exceptions by word. */
const STATES = 2 ** 31

function toEntry(word: number, state: number): number {
  return word * STATES + (state - DUPLICATE)
}
