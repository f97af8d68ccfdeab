/**
 * Why a workbook can't be read:
 * - `protected`: it needs a password, or it's in Excel's older format, which looks the same from outside;
 * - `broken`: it's damaged, or no XLSX file;
 * - `large`: it unpacks to more than the limits allow;
 * - `empty`: it has no sheets with cells.
 */
export type UnreadableReason = 'protected' | 'broken' | 'large' | 'empty'

export class UnreadableWorkbookError extends Error {
  override readonly name = 'UnreadableWorkbookError'
  readonly reason: UnreadableReason

  constructor(reason: UnreadableReason, options?: ErrorOptions) {
    super(`The workbook can't be read: ${reason}.`, options)
    this.reason = reason
  }
}
