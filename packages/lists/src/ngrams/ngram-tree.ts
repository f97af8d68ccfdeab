const ROOT = -1
const EMPTY = -1
const FIRST_SLOTS = 1 << 16

/** Nodes are in blocks, so that nothing is copied when there are more. */
const BLOCK_BITS = 14
const BLOCK_NODES = 1 << BLOCK_BITS
const BLOCK_MASK = BLOCK_NODES - 1

/** Fields of a node, which are beside each other because they are read together. */
const FIELDS = 4
const PARENT = 0
const TOKEN = 1
const TERMS = 2
const LAST_TERM = 3

/**
 * N-grams as nodes: the last word, and the node of the words before it. A node counts its terms and sums their numbers, in
 * some bytes per n-gram, because no text is made.
 */
export class NgramTree {
  readonly #numbers: readonly Float64Array[]
  readonly #nodes: Int32Array[] = []
  readonly #sums: Float64Array[] = []
  /** Open addressing, at most half full. Its length is a power of 2. */
  #slots = new Int32Array(FIRST_SLOTS).fill(EMPTY)
  #size = 0

  /** @param numbers of the terms: each has one for each term */
  constructor(numbers: readonly Float64Array[]) {
    this.#numbers = numbers
  }

  get size(): number {
    return this.#size
  }

  /** Returns the node of a longer n-gram, and adds it if it's new. Nodes are numbered from 0, each behind its parent. */
  extend(parent: number | null, token: number): number {
    const [from, mask] = [parent ?? ROOT, this.#slots.length - 1]
    let slot = hash(from, token) & mask
    for (;;) {
      const node = this.#slots[slot] ?? EMPTY
      if (node === EMPTY) break
      if (this.#field(node, PARENT) === from && this.#field(node, TOKEN) === token) return node
      slot = (slot + 1) & mask
    }
    const node = this.#size++
    const place = node & BLOCK_MASK
    if (place === 0) {
      this.#nodes.push(new Int32Array(BLOCK_NODES * FIELDS))
      this.#sums.push(new Float64Array(BLOCK_NODES * this.#numbers.length))
    }
    const block = this.#nodes.at(-1)
    if (block !== undefined) {
      block[place * FIELDS + PARENT] = from
      block[place * FIELDS + TOKEN] = token
      block[place * FIELDS + LAST_TERM] = EMPTY
    }
    this.#slots[slot] = node
    if (node * 2 > mask) this.#grow()
    return node
  }

  /** A term counts once, also if it contains the n-gram twice. */
  count(node: number, term: number): void {
    const block = this.#nodes[node >> BLOCK_BITS]
    const at = (node & BLOCK_MASK) * FIELDS
    if (block === undefined || block[at + LAST_TERM] === term) return
    block[at + LAST_TERM] = term
    block[at + TERMS] = (block[at + TERMS] ?? 0) + 1
    const sums = this.#sums[node >> BLOCK_BITS]
    if (sums === undefined) return
    const from = (node & BLOCK_MASK) * this.#numbers.length
    for (let i = 0; i < this.#numbers.length; i++)
      sums[from + i] = (sums[from + i] ?? 0) + (this.#numbers[i]?.[term] ?? 0)
  }

  /** `null` for an n-gram of one word. */
  parentOf(node: number): number | null {
    const parent = this.#field(node, PARENT)
    return parent === ROOT ? null : parent
  }

  tokenOf(node: number): number {
    return this.#field(node, TOKEN)
  }

  termsOf(node: number): number {
    return this.#field(node, TERMS)
  }

  /** The sum of the numbers at a place of those that the tree was made for. */
  sumOf(node: number, place: number): number {
    const block = this.#sums[node >> BLOCK_BITS]
    return block?.[(node & BLOCK_MASK) * this.#numbers.length + place] ?? 0
  }

  #field(node: number, field: number): number {
    return this.#nodes[node >> BLOCK_BITS]?.[(node & BLOCK_MASK) * FIELDS + field] ?? 0
  }

  #grow(): void {
    const slots = new Int32Array(this.#slots.length * 2).fill(EMPTY)
    const mask = slots.length - 1
    for (let node = 0; node < this.#size; node++) {
      let slot = hash(this.#field(node, PARENT), this.#field(node, TOKEN)) & mask
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
