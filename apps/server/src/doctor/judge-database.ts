import { MIGRATIONS } from '../database/migrations/list.ts'
import { type Finding, fine, problem, warning } from './finding.ts'

export const SUBJECT = 'database'

export function judgeSchema(version: number | null): readonly Finding[] {
  const newest = MIGRATIONS.at(-1)?.version ?? 0
  if (version === null) return [fine(SUBJECT, 'it has no tables yet: they are made at the first start')]
  if (version === newest) return [fine(SUBJECT, `its schema is version ${version}, the newest`)]
  if (version < newest) {
    return [
      warning(
        SUBJECT,
        `its schema is version ${version}, and this program makes it ${newest}`,
        'It is brought up to date at the next start. Back it up before: npm run backup',
      ),
    ]
  }
  return [
    problem(
      SUBJECT,
      `its schema is version ${version}, and this program knows ${newest}`,
      'A newer Wordloom has been here: start that one.',
    ),
  ]
}

export function judgeAdministrators(count: number): readonly Finding[] {
  if (count > 0) return [fine(SUBJECT, `${count} ${count === 1 ? 'administrator' : 'administrators'}`)]
  return [warning(SUBJECT, 'nobody is an administrator', 'npm run admin -- create you@example.org')]
}
