/** The source of a limit: the platform's own page, an upload that someone documented, or another source. */
export type Evidence = 'maker' | 'tried' | 'secondary'

export type Unit =
  | 'characters'
  | 'bytes'
  | 'kilobytes'
  | 'megabytes'
  | 'words'
  | 'items'
  | 'tags'
  | 'keywords'
  | 'rows'
  | 'digits'
  | 'options'
  | 'variants'
  | 'lists'

interface LimitSource {
  readonly title: string
  readonly url: string
}

export interface Limit {
  readonly platform: string
  readonly field: string
  readonly most: Readonly<Partial<Record<Unit, number>>>
  readonly note?: string
  readonly source: LimitSource
  readonly secondSource?: LimitSource
  readonly evidence: Evidence
  /** Day on which the source was last read, as `2026-11-23`. */
  readonly checked: string
}

/** @example describeLimit({ most: { characters: 80, words: 10 } }) // '80 characters, 10 words' */
export function describeLimit({ most }: Pick<Limit, 'most'>): string {
  return Object.entries(most)
    .map(([unit, number]) => `${number.toLocaleString('en-US')} ${unit}`)
    .join(', ')
}
