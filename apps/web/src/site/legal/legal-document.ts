export interface LegalDocument {
  readonly path: '/privacy' | '/terms'
  readonly title: string
  readonly description: string
  readonly lead: string
  readonly sections: readonly LegalSection[]
}

interface LegalSection {
  readonly id: string
  readonly title: string
  readonly blocks: readonly Block[]
}

export type Block = string | readonly string[] | Records

export interface Records {
  readonly head: readonly [what: string, why: string, howLong: string]
  readonly rows: readonly (readonly [what: string, why: string, howLong: string])[]
}
