import type { CombiningOptions } from '@wordloom/contract'
import type { TargetId } from '@wordloom/targets'

export interface Example {
  readonly columns: readonly (readonly string[])[]
  readonly options: Partial<CombiningOptions>
  readonly headings?: readonly string[]
  /** The generator leaves out rows that don't fit it. */
  readonly target?: TargetId
}

export interface WorkedExample extends Example {
  readonly rows: readonly (readonly string[])[]
  readonly size: number
}
