import { type Ambiguity, CLEAR, DUPLICATE, type Level, step } from './ambiguity.ts'
import type { Core } from './core.ts'

/**
 * Finds duplicates while the rows of a grid are walked in order. `CLEAR` and `DUPLICATE` have their usual
 * meaning; any other state is opaque.
 */
export interface Walk {
  readonly root: number
  /**
   * Returns the state after `word` is chosen in `column`. `state` must come from the last step into that
   * column.
   */
  step(state: number, column: number, word: number): number
}

/** Uses a known ambiguity, so it can step from any state at any time. */
export function createExploredWalk(
  ambiguity: Ambiguity,
  levels: readonly Level[],
  core: Core,
  start: number,
): Walk {
  return {
    root: start,
    step(state, column, word) {
      const level = column < core.from ? undefined : levels[column - core.from]
      if (level === undefined || state === DUPLICATE) return state
      return step(ambiguity, level, state, word)
    },
  }
}

export const CERTAIN_WALK: Walk = { root: CLEAR, step: (state) => state }
