import { type Ambiguity, CLEAR, DUPLICATE, type Level, step } from './ambiguity.ts'
import type { Core } from './core.ts'

/**
 * Tells duplicates apart while the rows of a grid are walked in order, column by column. `CLEAR` means that
 * the words chosen so far decide nothing about the rows below, `DUPLICATE` that all of them are duplicates;
 * any other number is a state to step on from.
 */
export interface Walk {
  /** The state before the first column. */
  readonly root: number
  /**
   * The state after `word` is chosen in `column`. `state` must be what the last step into that column
   * answered.
   */
  step(state: number, column: number, word: number): number
}

/** The walk of a grid whose ambiguity is known: it may step from any state at any time. */
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
