import type { CombiningOptions } from '@wordloom/contract'

export interface Example {
  readonly columns: readonly (readonly string[])[]
  /** Missing options have the generator's defaults. */
  readonly options: Partial<CombiningOptions>
}

export interface WorkedExample extends Example {
  /** One word per column for each of the first combinations. */
  readonly rows: readonly (readonly string[])[]
  /** The total number of combinations. */
  readonly size: number
}
