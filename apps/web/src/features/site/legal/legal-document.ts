/** A text that says what holds between people and whoever runs the installation. */
export interface LegalDocument {
  readonly path: '/privacy' | '/terms'
  readonly title: string
  /** For search engines. */
  readonly description: string
  readonly lead: string
  readonly sections: readonly LegalSection[]
}

interface LegalSection {
  /** Its address within the page. */
  readonly id: string
  readonly title: string
  readonly blocks: readonly Block[]
}

/** A paragraph, points, or what is kept. */
export type Block = string | readonly string[] | Records

export interface Records {
  readonly head: readonly [what: string, why: string, howLong: string]
  readonly rows: readonly (readonly [what: string, why: string, howLong: string])[]
}
