const EMPTY = -1
const FIRST_SLOTS = 1 << 12

/** So many neighbors are rare, unless someone chose keys with equal hashes. */
const MOST_PROBES = 32

/** Numbers different keys from 0, in the order in which they come. Takes half the time of a Map. */
export class KeyNumbers {
  readonly #keys: string[] = []
  /** Open addressing, at most half full. A slot has the number of a key and its hash. There are a power of 2. */
  #slots = emptySlots(FIRST_SLOTS)
  /** Keys with too many neighbors. Nobody can choose the hashes of a Map. */
  readonly #crowded = new Map<string, number>()

  /** The number of different keys so far. */
  get size(): number {
    return this.#keys.length
  }

  /** Returns the number of the key, and adds the key if it's new. */
  numberOf(key: string): number {
    const hash = hashOf(key)
    const slots = this.#slots
    const mask = slots.length - 1
    let at = (hash << 1) & mask
    for (let probe = 0; probe < MOST_PROBES; probe++) {
      const number = slots[at] ?? EMPTY
      if (number === EMPTY) return this.#add(key, hash, at)
      if (slots[at + 1] === hash && this.#keys[number] === key) return number
      at = (at + 2) & mask
    }
    return this.#crowded.get(key) ?? this.#add(key, hash, null)
  }

  #add(key: string, hash: number, at: number | null): number {
    const number = this.#keys.push(key) - 1
    this.#take(number, hash, at)
    if (this.#keys.length * 4 > this.#slots.length) this.#grow()
    return number
  }

  #take(number: number, hash: number, at: number | null): void {
    if (at === null) {
      this.#crowded.set(this.#keys[number] ?? '', number)
      return
    }
    this.#slots[at] = number
    this.#slots[at + 1] = hash
  }

  #grow(): void {
    const slots = this.#slots
    const crowded = [...this.#crowded]
    this.#slots = emptySlots(slots.length * 2)
    this.#crowded.clear()
    for (let at = 0; at < slots.length; at += 2) {
      const [number = EMPTY, hash = 0] = [slots[at], slots[at + 1]]
      if (number !== EMPTY) this.#take(number, hash, this.#freeSlot(hash))
    }
    for (const [key, number] of crowded) {
      const hash = hashOf(key)
      this.#take(number, hash, this.#freeSlot(hash))
    }
  }

  #freeSlot(hash: number): number | null {
    const mask = this.#slots.length - 1
    let at = (hash << 1) & mask
    for (let probe = 0; probe < MOST_PROBES; probe++) {
      if (this.#slots[at] === EMPTY) return at
      at = (at + 2) & mask
    }
    return null
  }
}

function emptySlots(count: number): Int32Array {
  return new Int32Array(count * 2).fill(EMPTY)
}

/** FNV-1a over code units, mixed because slots are chosen by the low bits. */
function hashOf(key: string): number {
  let hash = 0
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193)
  return hash ^ (hash >>> 15)
}
