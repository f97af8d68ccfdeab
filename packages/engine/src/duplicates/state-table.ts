import { IntList } from '../int-list.ts'
import type { ReadingSets } from './reading-sets.ts'

export interface StateTable {
  readonly size: number
  /** Returns the number of the set `start .. end`, or -1 if it's new. */
  find(sets: ReadingSets, root: number, start: number, end: number): number
  /** Stores a new set and returns its number. Call `find` for the set first. */
  add(sets: ReadingSets, root: number, start: number, end: number): number
}

export function createStateTable(): StateTable {
  const nodes = new IntList()
  const bounds = new IntList()
  const starts = new IntList()
  const roots = new IntList()
  let slots = new Int32Array(1024).fill(-1)
  const hashes = new IntList()
  let size = 0

  function isEqual(sets: ReadingSets, state: number, root: number, start: number, end: number): boolean {
    const from = starts.at(state)
    const to = state + 1 < size ? starts.at(state + 1) : nodes.length
    if (roots.at(state) !== root || to - from !== end - start) return false
    for (let i = from; i < to; i++) {
      const place = sets.places[nodes.at(i)] ?? 0
      if (place < start || place >= end || sets.nodes[place] !== nodes.at(i)) return false
      if (sets.bounds[place] !== bounds.at(i)) return false
    }
    return true
  }

  function slotOf(sets: ReadingSets, hash: number, root: number, start: number, end: number): number {
    const mask = slots.length - 1
    let slot = hash & mask
    for (;;) {
      const state = slots[slot] ?? -1
      if (state === -1) return slot
      if (hashes.at(state) === hash && isEqual(sets, state, root, start, end)) return slot
      slot = (slot + 1) & mask
    }
  }

  function enlarge(): void {
    slots = new Int32Array(slots.length * 2).fill(-1)
    const mask = slots.length - 1
    for (let state = 0; state < size; state++) {
      let slot = hashes.at(state) & mask
      while (slots[slot] !== -1) slot = (slot + 1) & mask
      slots[slot] = state
    }
  }

  return {
    get size() {
      return size
    },
    find(sets, root, start, end) {
      return slots[slotOf(sets, hashSet(sets, root, start, end), root, start, end)] ?? -1
    },
    add(sets, root, start, end) {
      if (size * 2 >= slots.length) enlarge()
      const hash = hashSet(sets, root, start, end)
      slots[slotOf(sets, hash, root, start, end)] = size
      hashes.push(hash)
      roots.push(root)
      starts.push(nodes.length)
      for (let i = start; i < end; i++) {
        nodes.push(sets.nodes[i] ?? 0)
        bounds.push(sets.bounds[i] ?? 0)
      }
      return size++
    },
  }
}

function hashSet(sets: ReadingSets, root: number, start: number, end: number): number {
  let sum = Math.imul(root, 0x9e3779b1)
  for (let i = start; i < end; i++) {
    let mixed = Math.imul((sets.nodes[i] ?? 0) ^ Math.imul(sets.bounds[i] ?? 0, 0x85ebca6b), 0xc2b2ae35)
    mixed ^= mixed >>> 15
    sum = (sum + Math.imul(mixed, 0x27d4eb2f)) | 0
  }
  return sum ^ (sum >>> 13)
}
