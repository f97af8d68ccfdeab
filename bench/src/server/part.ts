import type { Place } from './place.ts'

/** A measurement with its own table. */
export interface Part {
  readonly name: string
  /** Long measurements run only if named on the command line. */
  readonly isLong?: boolean
  /** Returns Markdown. */
  measure(means: Means): Promise<string>
}

interface Means {
  /** Opens a new place with the chosen database. */
  openPlace(): Promise<Place>
}
