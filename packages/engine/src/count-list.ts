/** A growing list of counts. It takes 8 bytes per count until a count reaches 2^63. */
export class CountList {
  #small = new BigInt64Array(256)
  #large: bigint[] | null = null
  #length = 0

  at(index: number): bigint {
    return (this.#large ?? this.#small)[index] ?? 0n
  }

  push(count: bigint): void {
    if (this.#large === null && count >= 2n ** 63n) this.#large = [...this.#small.subarray(0, this.#length)]
    if (this.#large !== null) {
      this.#large.push(count)
      return
    }
    if (this.#length === this.#small.length) {
      const counts = new BigInt64Array(this.#small.length * 2)
      counts.set(this.#small)
      this.#small = counts
    }
    this.#small[this.#length++] = count
  }
}
