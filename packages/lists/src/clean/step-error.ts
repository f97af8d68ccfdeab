/** A step can't run. `CleaningError` adds the number of the step. */
export class StepError extends Error {
  override readonly name = 'StepError'
}
