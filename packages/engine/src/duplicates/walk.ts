import { type Ambiguity, CLEAR, DUPLICATE, type Level, step } from './ambiguity.ts'
import type { Core } from './core.ts'

export interface Walk {
  readonly root: number
  /** `state` must come from the last step into that column. */
  step(state: number, column: number, word: number): number
}

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
