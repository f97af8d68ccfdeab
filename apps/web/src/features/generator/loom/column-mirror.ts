import { parseColumn } from '@wordloom/engine'
import { applyChanges, type Change } from '../../../shared/editor/change.ts'

export class ColumnMirror {
  readonly id: string
  #text: string
  #version: number
  #words: { readonly version: number; readonly removeWhitespace: boolean; readonly words: string[] } | null =
    null

  constructor(id: string, text: string, version: number) {
    this.id = id
    this.#text = text
    this.#version = version
  }

  get text(): string {
    return this.#text
  }

  get version(): number {
    return this.#version
  }

  /** Ignores versions it already has, so a change can arrive twice. */
  change(version: number, changes: readonly Change[]): void {
    if (version <= this.#version) return
    this.#text = applyChanges(this.#text, changes)
    this.#version = version
  }

  words(removeWhitespace: boolean): string[] {
    const known = this.#words
    if (known?.version === this.#version && known.removeWhitespace === removeWhitespace) return known.words
    const words = parseColumn(this.#text, { removeWhitespace })
    this.#words = { version: this.#version, removeWhitespace, words }
    return words
  }
}
