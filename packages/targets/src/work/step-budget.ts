/** Work on the given input would take too many steps. The message says what to make smaller. */
export class TooMuchWorkError extends Error {
  override readonly name = 'TooMuchWorkError'
}

/** Bounds work whose length depends on more than the length of its input. A step takes some nanoseconds. */
export interface StepBudget {
  readonly spent: number
  /** @throws {TooMuchWorkError} if all steps together are more than the budget has. */
  spend(steps: number): void
}

/** @example createStepBudget(1000, 'Send fewer keywords.').spend(10) */
export function createStepBudget(most: number, problem: string): StepBudget {
  let spent = 0
  return {
    get spent() {
      return spent
    },
    spend(steps) {
      spent += steps
      if (spent > most) throw new TooMuchWorkError(problem)
    },
  }
}

/** For work on the user's own machine. */
export function unlimitedSteps(): StepBudget {
  return createStepBudget(Number.POSITIVE_INFINITY, '')
}
