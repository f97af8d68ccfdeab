import type { Place } from '../place.ts'

export interface Part {
  readonly name: string
  readonly isLong?: boolean
  measure(means: Means): Promise<string>
}

interface Means {
  openPlace(): Promise<Place>
}
