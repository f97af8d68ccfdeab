import { MIGRATIONS } from '../../database/migrations/list.ts'
import { type Finding, fine, problem, warning } from '../finding.ts'

export const SUBJECT = 'database'

export function judgeSchema(version: number | null): readonly Finding[] {
  const newest = MIGRATIONS.at(-1)?.version ?? 0
  if (version === null)
    return [fine(SUBJECT, 'it has no tables yet: the server creates them at the first start')]
  if (version === newest) return [fine(SUBJECT, `its schema is version ${version}, the newest`)]
  if (version < newest) {
    return [
      warning(
        SUBJECT,
        `its schema is version ${version}, and this program upgrades it to ${newest}`,
        'The next start upgrades it. Back it up first: npm run backup',
      ),
    ]
  }
  return [
    problem(
      SUBJECT,
      `its schema is version ${version}, but this program supports ${newest}`,
      'A newer Wordloom upgraded it. Start the newer program.',
    ),
  ]
}

export function judgeAdministrators(count: number): readonly Finding[] {
  if (count > 0) return [fine(SUBJECT, `${count} ${count === 1 ? 'administrator' : 'administrators'}`)]
  return [warning(SUBJECT, 'there is no administrator', 'npm run admin -- create you@example.org')]
}
