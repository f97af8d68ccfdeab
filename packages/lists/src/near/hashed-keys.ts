const FIRST_SLOTS = 1 << 12

/** So many neighbors are rare, unless someone chose keys with equal hashes. */
const MAX_PROBES = 32

/** Numbers different keys from 0, in the order in which they come. A subclass holds the keys. */
export abstract class HashedKeys {
  #size = 0
  /** Open addressing, at most half full. A slot has the number of a key plus 1, and its hash. There are a power of 2. */
  #slots = new Int32Array(2 * FIRST_SLOTS)
  /** Keys with too many neighbors. Nobody can choose the hashes of a Map. */
  readonly #crowded = new Map<string, { readonly number: number; readonly hash: number }>()

  /** The number of different keys so far. The sought key has it as its number until it's found. */
  get size(): number {
    return this.#size
  }

  /** True if the key with this number is the sought one. */
  protected abstract isSought(number: number): boolean

  /** A text that only this key has. */
  protected abstract textOf(number: number): string

  /** Returns the number of the sought key, and counts the key if it's new. */
  protected numberOfHash(hash: number): number {
    const slots = this.#slots
    const mask = slots.length - 1
    let at = firstSlot(hash, mask)
    for (let probe = 0; probe < MAX_PROBES; probe++) {
      const number = (slots[at] ?? 0) - 1
      if (number === -1) return this.#add(hash, at)
      if (slots[at + 1] === hash && this.isSought(number)) return number
      at = (at + 2) & mask
    }
    return this.#crowded.get(this.textOf(this.#size))?.number ?? this.#add(hash, null)
  }

  /** Makes room for so many more keys. */
  protected reserve(count: number): void {
    let { length } = this.#slots
    while ((this.#size + count) * 4 > length) length *= 2
    if (length > this.#slots.length) this.#grow(length)
  }

  #add(hash: number, at: number | null): number {
    const number = this.#size++
    this.#take(number, hash, at)
    this.reserve(0)
    return number
  }

  #take(number: number, hash: number, at: number | null): void {
    if (at === null) {
      this.#crowded.set(this.textOf(number), { number, hash })
      return
    }
    this.#slots[at] = number + 1
    this.#slots[at + 1] = hash
  }

  #grow(length: number): void {
    const slots = this.#slots
    const crowded = [...this.#crowded.values()]
    this.#slots = new Int32Array(length)
    this.#crowded.clear()
    for (let at = 0; at < slots.length; at += 2) {
      const [taken = 0, hash = 0] = [slots[at], slots[at + 1]]
      if (taken !== 0) this.#take(taken - 1, hash, this.#freeSlot(hash))
    }
    for (const { number, hash } of crowded) this.#take(number, hash, this.#freeSlot(hash))
  }

  #freeSlot(hash: number): number | null {
    const mask = this.#slots.length - 1
    let at = firstSlot(hash, mask)
    for (let probe = 0; probe < MAX_PROBES; probe++) {
      if (this.#slots[at] === 0) return at
      at = (at + 2) & mask
    }
    return null
  }
}

/** Slots are chosen by the low bits, so the high ones are mixed in. */
function firstSlot(hash: number, mask: number): number {
  return ((hash ^ (hash >>> 15)) << 1) & mask
}
