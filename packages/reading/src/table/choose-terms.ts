import { type ColumnRole, TITLE_NAMES } from '@wordloom/targets'
import { toNameKey } from '../roles/name-key.ts'
import type { ColumnKind } from '../table-shape.ts'

const TITLES: ReadonlySet<string> = new Set(Object.values(TITLE_NAMES).flat().map(toNameKey))

/** Terms can be years and other numbers, too. */
const TERM_KINDS: ReadonlySet<ColumnKind> = new Set(['words', 'mixed'])

/**
 * Gives the role of terms to the column of words whose cells differ most, unless a name already gives it. A report whose
 * language nobody knows has its terms there: campaigns, match types and countries repeat. Titles of products come before
 * them, because handles and descriptions differ as much.
 */
export function chooseTerms(
  roles: readonly (ColumnRole | null)[],
  kinds: readonly ColumnKind[],
  cells: readonly (readonly string[])[],
  names: readonly string[],
): { readonly roles: readonly (ColumnRole | null)[]; readonly isNamed: boolean } {
  if (roles.includes('term')) return { roles, isNamed: true }
  let chosen = -1
  let most = 0
  for (const [column, kind] of kinds.entries()) {
    if (!TERM_KINDS.has(kind) || (roles[column] ?? null) !== null) continue
    const isTitle = TITLES.has(toNameKey(names[column] ?? ''))
    const share = differentShare(cells[column] ?? []) + Number(isTitle)
    if (share <= most) continue
    chosen = column
    most = share
  }
  return { roles: roles.map((role, column) => (column === chosen ? 'term' : role)), isNamed: false }
}

function differentShare(cells: readonly string[]): number {
  const filled = cells.map((cell) => cell.trim().toLowerCase()).filter((cell) => cell !== '')
  return filled.length === 0 ? 0 : new Set(filled).size / cells.length
}
