import type { Nearness } from '../near/near-key.ts'

export interface TextPattern {
  /** `wildcard` has `*` for any characters and `?` for one. `regex` has the syntax of RE2. */
  readonly syntax: 'text' | 'wildcard' | 'regex'
  readonly text: string
  readonly ignoresCase?: boolean | undefined
}

export type WordTest =
  /** A text or a regular expression matches anywhere in the word, a wildcard only the whole word. */
  | { readonly kind: 'pattern'; readonly pattern: TextPattern }
  | {
      readonly kind: 'length'
      readonly unit: 'characters' | 'words'
      readonly least?: number | undefined
      readonly most?: number | undefined
    }
  /** The word contains such a character. */
  | { readonly kind: 'characters'; readonly of: 'digits' | 'symbols' | 'non-ascii' | 'emoji' }
  /** The word is one of these, which are one per line. */
  | ({ readonly kind: 'list'; readonly words: string } & Nearness)

export type SortKey = 'name' | 'length' | 'number' | 'random'

export type Survivor = 'first' | 'last' | 'shortest' | 'longest'

/** The contract's `CleaningStep` parses it. */
export type CleaningStep =
  /** Removes spaces around a word and repeated ones in it. */
  | { readonly kind: 'trim' }
  | { readonly kind: 'remove-empty' }
  /** Title and sentence case only change first letters, because 'NASA' and 'McDonald' are right. */
  | {
      readonly kind: 'case'
      readonly to: 'lower' | 'upper' | 'title' | 'sentence'
      readonly language?: string | undefined
    }
  | ({ readonly kind: 'remove-duplicates'; readonly keep: Survivor } & Nearness)
  | {
      readonly kind: 'sort'
      readonly by: SortKey
      readonly isDescending?: boolean | undefined
      /** A BCP 47 tag, whose alphabet decides on the order of names. */
      readonly language?: string | undefined
      readonly seed?: string | undefined
    }
  /** A regular expression's replacement may have `$1` and `${name}` for its groups. */
  | { readonly kind: 'replace'; readonly pattern: TextPattern; readonly by: string }
  | { readonly kind: 'affix'; readonly prefix: string; readonly suffix: string }
  | { readonly kind: 'keep'; readonly test: WordTest }
  | { readonly kind: 'remove'; readonly test: WordTest }
  /** Makes a word of each part, or keeps only one part, counted from 1. */
  | { readonly kind: 'split'; readonly separator: string; readonly part?: number | undefined }
  | { readonly kind: 'strip-punctuation' }
  | { readonly kind: 'normalize'; readonly form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD' }
  /** To ASCII, such as `Köln` to `Koln` and `лиса` to `lisa`. */
  | { readonly kind: 'transliterate' }
  | { readonly kind: 'extract'; readonly what: 'urls' | 'emails' | 'hashtags' | 'numbers' }
