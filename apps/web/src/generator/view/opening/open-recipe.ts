import { type Recipe, toPlaces } from '@wordloom/contract'
import type { GeneratorActions } from '../../state/generator-state.ts'

/** Returns an undo; null if nothing was replaced. */
export function openRecipe(
  { openAll }: Pick<GeneratorActions, 'openAll'>,
  { columns, names, rows, version, ...options }: Recipe,
): ReturnType<GeneratorActions['openAll']> {
  return openAll(columns, options, names, rows && toPlaces(rows, version))
}
