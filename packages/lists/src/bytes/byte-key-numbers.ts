import { HashedKeys } from '../near/hashed-keys.ts'
import { areEqual, type WordBytes } from './word-bytes.ts'

/** Numbers the different keys of lists from 0, in the order in which they come. The keys stay where they are. */
export class ByteKeyNumbers extends HashedKeys {
  readonly #lists: WordBytes[] = []
  /** For each key, its list and its place there. The sought key is behind them. */
  #listOf = new Uint32Array(0)
  #placeOf = new Uint32Array(0)

  /** Returns the number of each key, and adds new ones. */
  numberAll(keys: WordBytes): Uint32Array {
    const { length } = keys
    const list = this.#lists.push(keys) - 1
    this.reserve(length)
    this.#listOf = longer(this.#listOf, this.size + length)
    this.#placeOf = longer(this.#placeOf, this.size + length)
    // All hashes first, so that the processor looks for several keys at the same time.
    const hashes = hashesOf(keys)
    const numbers = new Uint32Array(length)
    for (let place = 0; place < length; place++) {
      this.#listOf[this.size] = list
      this.#placeOf[this.size] = place
      numbers[place] = this.numberOfHash(hashes[place] ?? 0)
    }
    return numbers
  }

  protected override isSought(number: number): boolean {
    const { size } = this
    const one = this.#lists[this.#listOf[number] ?? 0]
    const other = this.#lists[this.#listOf[size] ?? 0]
    if (one === undefined || other === undefined) return false
    return areEqual(one, this.#placeOf[number] ?? 0, other, this.#placeOf[size] ?? 0)
  }

  protected override textOf(number: number): string {
    return this.#lists[this.#listOf[number] ?? 0]?.at(this.#placeOf[number] ?? 0) ?? ''
  }
}

function longer(numbers: Uint32Array, length: number): Uint32Array<ArrayBuffer> {
  const copy = new Uint32Array(length)
  copy.set(numbers.subarray(0, length))
  return copy
}

/** FNV-1a over bytes. */
function hashesOf({ bytes, bounds, length }: WordBytes): Int32Array {
  const hashes = new Int32Array(length)
  for (let place = 0; place < length; place++) {
    const to = bounds[2 * place + 1] ?? 0
    let hash = 0
    for (let at = bounds[2 * place] ?? 0; at < to; at++) hash = Math.imul(hash ^ (bytes[at] ?? 0), 0x01000193)
    hashes[place] = hash
  }
  return hashes
}
