export class IntList {
  #items = new Int32Array(256)
  #length = 0

  get length(): number {
    return this.#length
  }

  at(index: number): number {
    return this.#items[index] ?? 0
  }

  push(item: number): void {
    if (this.#length === this.#items.length) {
      const items = new Int32Array(this.#items.length * 2)
      items.set(this.#items)
      this.#items = items
    }
    this.#items[this.#length++] = item
  }

  toArray(): Int32Array {
    return this.#items.slice(0, this.#length)
  }
}
