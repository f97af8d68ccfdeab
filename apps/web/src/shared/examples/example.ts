import type { CombiningOptions } from '@wordloom/contract'

/** Words in columns and how they are combined, as a page shows them. */
export interface Example {
  readonly columns: readonly (readonly string[])[]
  /** What is not named is as the generator begins. */
  readonly options: Partial<CombiningOptions>
}

/** An example with what the engine made of it. */
export interface WorkedExample extends Example {
  /** The words of each of the first combinations, one of every column. */
  readonly rows: readonly (readonly string[])[]
  /** How many combinations there are. */
  readonly size: number
}
