import type { Place } from './place.ts'

/** What is measured by itself, and told in a table of its own. */
export interface Part {
  readonly name: string
  /** Too long to be measured where it is not asked for. */
  readonly isLong?: boolean
  /** Returns Markdown. */
  measure(means: Means): Promise<string>
}

interface Means {
  /** A new one, with the database that was asked for. */
  openPlace(): Promise<Place>
}
