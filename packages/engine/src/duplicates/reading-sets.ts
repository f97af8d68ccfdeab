import { END, type Forest } from './forest.ts'

const FREE = 0x7fffffff

/** Places that earlier rows can reach with the same text. Only words below a bound count as earlier. */
export interface ReadingSets {
  readonly forest: Forest
  nodes: Int32Array
  bounds: Int32Array
  /** The stack index of each node. An entry is valid only if that index is in the set and holds the node. */
  readonly places: Int32Array
  /** Steps so far: a measure of work that doesn't depend on the machine. */
  work: number
  readonly workLimit: number
}

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

/** Adds a place to the set `start .. end` on top of the stack and returns the set's new end. */
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

/** Works like `addPlace`, and follows the continuations if a word ends at the node. */
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

/** Builds the set of readings that continue with `byte`, starting at `end`. Returns the new set's end. */
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
    // A bound that excludes nothing becomes FREE, so that equal sets compare as equal.
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

/** Reads `bytes[from .. to]` from the set `start .. end` into one from `end` on. Returns its end. */
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

export function liftSet(sets: ReadingSets, start: number, end: number): number {
  let top = end
  for (let i = start; i < end; i++) top = addPlace(sets, end, top, sets.nodes[i] ?? 0, sets.bounds[i] ?? 0)
  return top
}

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
