export class CleaningError extends Error {
  override readonly name = 'CleaningError'
  /** The step's number in its chain, counted from 0. */
  readonly step: number

  constructor(message: string, step: number, options?: ErrorOptions) {
    super(message, options)
    this.step = step
  }
}
