/**
 * Why a workbook can't be read:
 * - `protected`: it needs a password;
 * - `old`: it's in the format that Excel wrote until 2003 (.xls);
 * - `broken`: it's damaged, or no XLSX file;
 * - `large`: it has more of something than the limits allow;
 * - `empty`: it has no sheets with cells;
 * - `bomb`: it unpacks to far more than its size.
 */
export type UnreadableReason = 'protected' | 'old' | 'broken' | 'large' | 'empty' | 'bomb'

/** A workbook is refused if it has too many of one of these. */
export type LimitedPart =
  | 'unpacked bytes'
  | 'cells'
  | 'characters'
  | 'characters in a cell'
  | 'texts'
  | 'cell styles'
  | 'parts'
  | 'relations'
  | 'attributes'
  | 'merged ranges'

const SENTENCES: Readonly<Record<Exclude<UnreadableReason, 'large'>, string>> = {
  protected: 'This workbook has a password. Remove the password in your spreadsheet program, then try again.',
  old: 'This is a workbook of Excel 2003 or older (.xls). Open it in a spreadsheet program and save it as .xlsx.',
  broken:
    'This workbook is damaged, or not an .xlsx file. Open it in a spreadsheet program and save it again.',
  empty: 'This workbook has no sheet with cells.',
  bomb: 'This workbook unpacks to hundreds of times its size, as harmful files do. If you trust it, save it as CSV in a spreadsheet program.',
}

interface UnreadableOptions extends ErrorOptions {
  readonly limit?: { readonly of: LimitedPart; readonly most: number }
}

/** Its message is a sentence for people. */
export class UnreadableWorkbookError extends Error {
  override readonly name = 'UnreadableWorkbookError'
  readonly reason: UnreadableReason

  constructor(reason: Exclude<UnreadableReason, 'large'>, options?: ErrorOptions)
  constructor(reason: 'large', options: UnreadableOptions & Required<Pick<UnreadableOptions, 'limit'>>)
  constructor(reason: UnreadableReason, { limit, ...options }: UnreadableOptions = {}) {
    super(reason === 'large' ? sentenceOf(limit) : SENTENCES[reason], options)
    this.reason = reason
  }
}

/** @throws {UnreadableWorkbookError} if there are more than `most`. */
export function refuseMoreThan(most: number, of: LimitedPart, count: number): void {
  if (count > most) throw new UnreadableWorkbookError('large', { limit: { of, most } })
}

function sentenceOf(limit: UnreadableOptions['limit']): string {
  const most = limit === undefined ? '' : ` It may have ${limit.most.toLocaleString('en-US')} ${limit.of}.`
  return `This workbook is too large to read.${most} Save only the sheet and columns you need, or save it as CSV.`
}
