import type { CombiningOptions } from '@wordloom/contract'
import type { GeneratorActions } from '../../state/generator-state.ts'

export interface OptionsProps {
  readonly options: CombiningOptions
  readonly setOptions: GeneratorActions['setOptions']
}
