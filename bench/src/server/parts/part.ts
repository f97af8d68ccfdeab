import type { Place } from '../place.ts'

export interface Part {
  readonly name: string
  /** Long measurements run only if named on the command line. */
  readonly isLong?: boolean
  /** Returns Markdown. */
  measure(means: Means): Promise<string>
}

interface Means {
  openPlace(): Promise<Place>
}
