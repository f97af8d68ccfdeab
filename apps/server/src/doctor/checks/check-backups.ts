import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { backupFolderIn, backupsIn } from '../../backup/backup-files.ts'
import { findProgram } from '../../backup/postgres/find-program.ts'
import { type Examination, type Finding, fine, warning } from '../finding.ts'

const SUBJECT = 'backups'
const DAY_MS = 24 * 60 * 60 * 1000
const MAX_DAYS = 7

export async function checkBackups({ config }: Examination): Promise<readonly Finding[]> {
  const { dataFolder, databaseUrl, isDemo } = config
  const missing =
    databaseUrl === null ? [] : ['pg_dump', 'pg_restore', 'psql'].filter((name) => !findProgram(name))
  const folder = backupFolderIn(dataFolder)
  const newest = (await backupsIn(folder)).findLast(({ isBeforeUpgrade }) => !isBeforeUpgrade)
  const days = newest && (Date.now() - (await stat(join(folder, newest.name))).mtimeMs) / DAY_MS
  return [
    ...(missing.length > 0
      ? [
          warning(
            SUBJECT,
            `${missing.join(', ')} can't be found, but npm run backup and npm run restore need them`,
            'Install the PostgreSQL client programs (Debian: apt-get install postgresql-client).',
          ),
        ]
      : []),
    ...judgeAge({ folder, days, isDemo }),
  ]
}

function judgeAge(age: {
  readonly folder: string
  readonly days: number | undefined
  readonly isDemo: boolean
}): readonly Finding[] {
  const { folder, days, isDemo } = age
  const advice = 'Run npm run backup every night, and keep copies on another machine.'
  if (days === undefined) {
    const found = `there is none in ${folder}`
    return [isDemo ? fine(SUBJECT, found) : warning(SUBJECT, found, advice)]
  }
  const found = `the newest in ${folder} was made ${days < 1 ? 'today' : `${Math.floor(days)} days ago`}`
  return [days > MAX_DAYS ? warning(SUBJECT, found, advice) : fine(SUBJECT, found)]
}
