import type { CombiningOptions } from '@wordloom/contract'
import type { TargetId } from '@wordloom/targets'

export interface Example {
  readonly columns: readonly (readonly string[])[]
  readonly options: Partial<CombiningOptions>
  readonly headings?: readonly string[]
  /** What the rows are for. The generator leaves out those that don't fit. */
  readonly target?: TargetId
}

export interface WorkedExample extends Example {
  readonly rows: readonly (readonly string[])[]
  readonly size: number
}
