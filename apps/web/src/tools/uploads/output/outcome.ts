import type { Problem } from '@wordloom/targets'
import type { FilePlace } from '@wordloom/uploads'

export interface Mistake {
  readonly place: FilePlace
  readonly message: string
}

export interface Preview {
  readonly fileName: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** The longest text that a template of an ad makes, with the defaults of keyword insertions. */
export interface LongestText {
  readonly place: FilePlace
  readonly text: string
  /** Characters of double width count twice. */
  readonly width: number
  readonly most: number
}

export type Outcome =
  | { readonly kind: 'mistaken'; readonly mistakes: readonly Mistake[] }
  | {
      readonly kind: 'checked'
      /** Grouped by cause, errors first. A file with errors can't be imported. */
      readonly problems: readonly Problem[]
      readonly summary: readonly string[]
      readonly previews: readonly Preview[]
      readonly longestTexts: readonly LongestText[]
    }

export interface WrittenFile {
  readonly fileName: string
  readonly blob: Blob
}

export type Written =
  | { readonly kind: 'written'; readonly files: readonly WrittenFile[] }
  | { readonly kind: 'refused'; readonly reason: string }

export function canWrite(outcome: Outcome | null): boolean {
  return outcome?.kind === 'checked' && outcome.problems.every(({ severity }) => severity !== 'error')
}
