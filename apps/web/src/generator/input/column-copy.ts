import type { WordReading } from '@wordloom/contract'
import { parseColumn } from '@wordloom/engine'
import { applyChanges, type Change } from '#platform/lib/change.ts'

/** Texts of up to this many characters are sent with a snapshot. */
const SMALL = 20_000

const SPACE_IN_LINE = /\S[^\S\n]+\S/

export interface ColumnSnapshot {
  readonly id: string
  readonly version: number
  readonly length: number
  /** Null for larger texts, which the page reads in pieces. */
  readonly text: string | null
}

export class ColumnCopy {
  readonly id: string
  #text: string
  #version: number
  #spaces: { readonly version: number; readonly areInWords: boolean } | null = null
  #words: (WordReading & { readonly version: number; readonly words: string[] }) | null = null

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

  /** As a list is saved: one word per line, also if the column has all its words on one line. */
  get lines(): string {
    return this.#hasOneLine ? parseColumn(this.#text).join('\n') : this.#text
  }

  get hasSpacesInWords(): boolean {
    if (this.#spaces?.version !== this.#version)
      this.#spaces = { version: this.#version, areInWords: this.#findSpace() }
    return this.#spaces.areInWords
  }

  snapshot(): ColumnSnapshot {
    const text = this.#text.length <= SMALL ? this.#text : null
    return { id: this.id, version: this.#version, length: this.#text.length, text }
  }

  /** Ignores versions it already has, so a change can arrive twice. */
  change(version: number, changes: readonly Change[]): void {
    if (version <= this.#version) return
    this.#text = applyChanges(this.#text, changes)
    this.#version = version
  }

  words({ removeWhitespace, keepBlankLines }: WordReading): string[] {
    const known = this.#words
    const isKnown =
      known?.version === this.#version &&
      known.removeWhitespace === removeWhitespace &&
      known.keepBlankLines === keepBlankLines
    if (isKnown) return known.words
    const words = parseColumn(this.#text, { removeWhitespace, keepBlankLines })
    this.#words = { version: this.#version, removeWhitespace, keepBlankLines, words }
    return words
  }

  get #hasOneLine(): boolean {
    return !this.#text.trim().includes('\n')
  }

  /** Parses only a single line, because its spaces may be beside delimiters. Large texts have many lines. */
  #findSpace(): boolean {
    if (!SPACE_IN_LINE.test(this.#text)) return false
    return !this.#hasOneLine || parseColumn(this.#text).some((word) => word.includes(' '))
  }
}
