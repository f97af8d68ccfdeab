/** Numbers in one block of memory that grows, because an array of numbers takes more. */
export class GrowingNumbers {
  #values = new Float64Array(1024)
  #length = 0

  get length(): number {
    return this.#length
  }

  push(value: number): void {
    if (this.#length === this.#values.length) {
      const grown = new Float64Array(this.#values.length * 2)
      grown.set(this.#values)
      this.#values = grown
    }
    this.#values[this.#length++] = value
  }

  set(index: number, value: number): void {
    this.#values[index] = value
  }

  copy(): GrowingNumbers {
    const copy = new GrowingNumbers()
    copy.#values = this.#values.slice()
    copy.#length = this.#length
    return copy
  }

  /** The numbers in the same memory, so add no more. */
  toArray(): Float64Array {
    return this.#values.subarray(0, this.#length)
  }
}
