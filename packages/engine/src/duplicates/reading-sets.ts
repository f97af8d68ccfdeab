import { END, type Forest } from './forest.ts'

/** The bound of a place from which any word may be read. */
const FREE = 0x7fffffff

/**
 * Sets of *readings*: all the places in the forest at which somebody who spells the same text with other,
 * earlier words may stand by now. A place is a node with a bound: below the node only words numbered less
 * than the bound count, as the reading must come before the row it competes with.
 *
 * The sets live on one stack; a set is a range of it. Each operation builds a new set on top.
 */
export interface ReadingSets {
  readonly forest: Forest
  nodes: Int32Array
  bounds: Int32Array
  /** Where on the stack a node may be found: right if that place lies in the set and holds the node. */
  readonly places: Int32Array
  /** Steps made so far: a measure of time that does not depend on the machine. */
  work: number
  readonly workLimit: number
}

/** Thrown when reading has taken more steps than its limit. */
export class BudgetExceeded extends Error {}

export function createReadingSets(forest: Forest, workLimit: number): ReadingSets {
  return {
    forest,
    nodes: new Int32Array(1024),
    bounds: new Int32Array(1024),
    places: new Int32Array(forest.firstChild.length),
    work: 0,
    workLimit,
  }
}

/** Adds a place to the set `start .. end` on top of the stack and returns its new end. */
export function addPlace(sets: ReadingSets, start: number, end: number, node: number, bound: number): number {
  const known = sets.places[node] ?? 0
  if (known >= start && known < end && sets.nodes[known] === node) {
    if ((sets.bounds[known] ?? 0) < bound) sets.bounds[known] = bound
    return end
  }
  if (end === sets.nodes.length) grow(sets)
  sets.nodes[end] = node
  sets.bounds[end] = bound
  sets.places[node] = end
  return end + 1
}

/** As `addPlace`, and the roots at which reading goes on if a word ends at the node. */
export function addReading(
  sets: ReadingSets,
  start: number,
  end: number,
  node: number,
  bound: number,
): number {
  const { word, continuation } = sets.forest
  let top = addPlace(sets, start, end, node, bound)
  let at = node
  let limit = bound
  for (;;) {
    const index = word[at] ?? -1
    if (index < 0 || index >= limit) return top
    at = continuation[at] ?? END
    limit = FREE
    top = addPlace(sets, start, top, at, limit)
  }
}

/**
 * The readings of the set `start .. end` that go on with `byte`, as a new set from `end` on; returns where it
 * ends.
 */
export function readByte(sets: ReadingSets, start: number, end: number, byte: number): number {
  const { firstChild, nextSibling, label, least, greatest, word } = sets.forest
  let top = end
  let work = end - start
  for (let i = start; i < end; i++) {
    const bound = sets.bounds[i] ?? 0
    let child = firstChild[sets.nodes[i] ?? 0] ?? 0
    while (child !== 0 && label[child] !== byte) {
      child = nextSibling[child] ?? 0
      work++
    }
    if (child === 0 || (least[child] ?? 0) >= bound) continue
    // Where the bound excludes nothing any more, equal sets shall look equal.
    const limit = (greatest[child] ?? 0) < bound ? FREE : bound
    top =
      (word[child] ?? -1) < 0
        ? addPlace(sets, end, top, child, limit)
        : addReading(sets, end, top, child, limit)
  }
  sets.work += work
  if (sets.work > sets.workLimit) throw new BudgetExceeded()
  return top
}

/**
 * Reads `bytes[from .. to]`, starting from the set `start .. end`, and returns where the result, a set from
 * `end` on, ends. It equals `end` when no reading is left.
 */
export function readBytes(
  sets: ReadingSets,
  start: number,
  end: number,
  bytes: Uint8Array,
  from: number,
  to: number,
): number {
  if (from === to) return liftSet(sets, start, end)
  let low = start
  let high = end
  for (let i = from; i < to && high > low; i++) {
    const top = readByte(sets, low, high, bytes[i] ?? 0)
    low = high
    high = top
  }
  return moveSet(sets, low, high, end)
}

export function hasPlace(sets: ReadingSets, start: number, end: number, node: number): boolean {
  const known = sets.places[node] ?? 0
  return known >= start && known < end && sets.nodes[known] === node
}

/** A copy of the set `start .. end`, from `end` on; returns where it ends. */
export function liftSet(sets: ReadingSets, start: number, end: number): number {
  let top = end
  for (let i = start; i < end; i++) top = addPlace(sets, end, top, sets.nodes[i] ?? 0, sets.bounds[i] ?? 0)
  return top
}

/** Builds the set of the readings that the grids before `grid` have of its lead, and says where it lies. */
export function readEarlierGrids(
  sets: ReadingSets,
  grid: number,
): { readonly start: number; readonly end: number } {
  const { entries } = sets.forest
  const lead = entries[grid]?.lead ?? new Uint8Array()
  let start = 0
  for (const entry of entries.slice(0, grid)) start = addReading(sets, 0, start, entry.start, FREE)
  return { start, end: readBytes(sets, 0, start, lead, 0, lead.length) }
}

function moveSet(sets: ReadingSets, start: number, end: number, target: number): number {
  let top = target
  for (let i = start; i < end; i++) {
    const node = sets.nodes[i] ?? 0
    sets.nodes[top] = node
    sets.bounds[top] = sets.bounds[i] ?? 0
    sets.places[node] = top++
  }
  return top
}

function grow(sets: ReadingSets): void {
  const nodes = new Int32Array(sets.nodes.length * 2)
  nodes.set(sets.nodes)
  const bounds = new Int32Array(sets.bounds.length * 2)
  bounds.set(sets.bounds)
  sets.nodes = nodes
  sets.bounds = bounds
}
