import type { StepBudget } from '../work/step-budget.ts'

export const ROOT = 0

/**
 * A tree whose branches are numbers. Its edges are one hash table, because a map for each node takes ten times the memory
 * when millions of nodes have one branch.
 */
export class NumberTree {
  #count = 1
  #places = 1024
  #edges = new Int32Array(3 * 1024)
  #hasNext = new Uint8Array(1024)
  readonly #budget: StepBudget

  constructor(budget: StepBudget) {
    this.#budget = budget
  }

  /** The node that a branch leads to; it's made if it isn't there. */
  grow(node: number, branch: number): number {
    const place = this.#placeOf(node, branch)
    const known = this.#edges[place + 2] ?? 0
    if (known !== 0) return known
    const next = this.#count++
    this.#edges.set([node, branch, next], place)
    if (this.#count * 2 > this.#places) this.#widen()
    this.#hasNext[node] = 1
    return next
  }

  /** The node that a branch leads to, or `ROOT`, to which none leads. */
  next(node: number, branch: number): number {
    return this.#edges[this.#placeOf(node, branch) + 2] ?? 0
  }

  isLeaf(node: number): boolean {
    return this.#hasNext[node] !== 1
  }

  #placeOf(node: number, branch: number): number {
    let steps = 1
    let at = hash(node, branch) & (this.#places - 1)
    for (; ; steps++) {
      const place = 3 * at
      if (this.#edges[place + 2] === 0) break
      if (this.#edges[place] === node && this.#edges[place + 1] === branch) break
      at = (at + 1) & (this.#places - 1)
    }
    this.#budget.spend(steps)
    return 3 * at
  }

  #widen(): void {
    const edges = this.#edges
    this.#places *= 2
    this.#edges = new Int32Array(3 * this.#places)
    for (let i = 0; i < edges.length; i += 3) {
      const [node = 0, branch = 0, next = 0] = edges.subarray(i, i + 3)
      if (next !== 0) this.#edges.set([node, branch, next], this.#placeOf(node, branch))
    }
    const hasNext = new Uint8Array(this.#places)
    hasNext.set(this.#hasNext)
    this.#hasNext = hasNext
  }
}

function hash(node: number, branch: number): number {
  let mixed = Math.imul(node, 0x9e3779b1) ^ Math.imul(branch, 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d)
  return mixed ^ (mixed >>> 15)
}
