const ROOT = -1
const EMPTY = -1

/** Finds a sequence by its last word and the sequence before it: a few bytes each, because no text is made. */
export class NgramTree {
  readonly #parents: number[] = []
  readonly #tokens: number[] = []
  /** Open addressing, at most half full. Its length is a power of 2. */
  #slots = new Int32Array(1 << 16).fill(EMPTY)

  get size(): number {
    return this.#parents.length
  }

  /** Returns the node of a longer sequence, and adds it if it's new. Nodes are numbered from 0. */
  extend(parent: number | null, token: number): number {
    const [from, mask] = [parent ?? ROOT, this.#slots.length - 1]
    let slot = hash(from, token) & mask
    for (;;) {
      const node = this.#slots[slot] ?? EMPTY
      if (node === EMPTY) break
      if (this.#parents[node] === from && this.#tokens[node] === token) return node
      slot = (slot + 1) & mask
    }
    const node = this.#parents.length
    this.#parents.push(from)
    this.#tokens.push(token)
    this.#slots[slot] = node
    if (node * 2 > mask) this.#grow()
    return node
  }

  tokensOf(node: number): readonly number[] {
    const tokens: number[] = []
    for (let at = node; at !== ROOT; at = this.#parents[at] ?? ROOT) tokens.push(this.#tokens[at] ?? 0)
    return tokens.reverse()
  }

  #grow(): void {
    const slots = new Int32Array(this.#slots.length * 4).fill(EMPTY)
    const mask = slots.length - 1
    for (let node = 0; node < this.#parents.length; node++) {
      let slot = hash(this.#parents[node] ?? ROOT, this.#tokens[node] ?? 0) & mask
      while (slots[slot] !== EMPTY) slot = (slot + 1) & mask
      slots[slot] = node
    }
    this.#slots = slots
  }
}

function hash(parent: number, token: number): number {
  const mixed = Math.imul(parent ^ Math.imul(token + 1, 0x9e3779b1), 0x85ebca6b)
  return mixed ^ (mixed >>> 15)
}
