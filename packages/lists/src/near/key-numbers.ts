import { HashedKeys } from './hashed-keys.ts'

/** Numbers different keys from 0, in the order in which they come. Takes half the time of a Map. */
export class KeyNumbers extends HashedKeys {
  readonly #keys: string[] = []

  /** Returns the number of the key, and adds the key if it's new. */
  numberOf(key: string): number {
    this.#keys[this.size] = key
    return this.numberOfHash(hashOf(key))
  }

  protected override isSought(number: number): boolean {
    return this.#keys[number] === this.#keys[this.size]
  }

  protected override textOf(number: number): string {
    return this.#keys[number] ?? ''
  }
}

/** FNV-1a over code units. */
function hashOf(key: string): number {
  let hash = 0
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193)
  return hash
}
