/** Spreadsheets run cells that begin with these signs, so our CSV for people puts an apostrophe before them. */
const GUARDED = /^'+[=+\-@\t\r]/

/** Takes the apostrophe off that guards a cell from running as a formula. */
export function withoutGuard(cell: string): string {
  return cell.charCodeAt(0) === 0x27 && GUARDED.test(cell) ? cell.slice(1) : cell
}
