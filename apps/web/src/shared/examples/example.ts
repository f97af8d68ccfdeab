import type { CombiningOptions } from '@wordloom/contract'

export interface Example {
  readonly columns: readonly (readonly string[])[]
  readonly options: Partial<CombiningOptions>
  readonly headings?: readonly string[]
}

export interface WorkedExample extends Example {
  readonly rows: readonly (readonly string[])[]
  readonly size: number
}
