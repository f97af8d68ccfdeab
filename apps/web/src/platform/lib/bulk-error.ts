/** The other items were changed. `cause` is the error of the first failed item. */
export class BulkError extends Error {
  override readonly name = 'BulkError'
  readonly failed: readonly { readonly id: number }[]
  readonly total: number

  constructor(failed: readonly { readonly id: number }[], total: number, cause: unknown) {
    super(`${failed.length} of ${total} could not be changed`, { cause })
    this.failed = failed
    this.total = total
  }
}
