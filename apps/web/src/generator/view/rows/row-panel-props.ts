import type { GeneratorModel } from '../../state/generator-state.ts'

export interface RowPanelProps {
  readonly generator: GeneratorModel
  readonly names: readonly string[]
}
