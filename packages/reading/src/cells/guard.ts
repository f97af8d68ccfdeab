/**
 * Spreadsheets run cells that begin with these signs, so our CSV and that of other programs has an apostrophe before them.
 * Ours has one more before a cell that begins with apostrophes and such a sign, so nothing else is taken off.
 */
const GUARDED = /^'+[=+\-@\t\r\n]/

/** Takes the apostrophe off that guards a cell from running as a formula. */
export function withoutGuard(cell: string): string {
  return cell.charCodeAt(0) === 0x27 && GUARDED.test(cell) ? cell.slice(1) : cell
}
