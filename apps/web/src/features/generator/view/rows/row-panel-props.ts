import type { GeneratorModel } from '../../state/generator-state.ts'

export interface RowPanelProps {
  readonly generator: GeneratorModel
  /** The names of all columns, as patterns and rules know them. */
  readonly names: readonly string[]
}
