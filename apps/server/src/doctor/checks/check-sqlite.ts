import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { toMegabytes } from '../../megabytes.ts'
import { type Finding, fine, problem, reasonOf, warning } from '../finding.ts'
import { judgeAdministrators, judgeSchema, SUBJECT } from './judge-database.ts'

/** A full check of a larger file would take too long. */
const MAX_READ_BYTES = 1e9
const BUSY_TIMEOUT_MS = 5000

export async function checkSqlite(dataFolder: string): Promise<readonly Finding[]> {
  const file = join(dataFolder, 'wordloom.db')
  const size = (await stat(file).catch(() => null))?.size
  if (size === undefined) return [fine(SUBJECT, `${file} is created at the first start`)]
  try {
    return examine(file, size)
  } catch (error) {
    return [
      problem(
        SUBJECT,
        `${file} can't be read: ${reasonOf(error)}`,
        'If it is damaged, restore a backup: npm run restore -- FILE --replace',
      ),
    ]
  }
}

function examine(file: string, size: number): readonly Finding[] {
  const database = new Sqlite(file, { readonly: true, fileMustExist: true, timeout: BUSY_TIMEOUT_MS })
  try {
    const ask = (question: string) => database.prepare(question).pluck().get()
    const version = ask("select 1 from sqlite_schema where name = 'schema_version'")
      ? Number(ask('select max(version) from schema_version'))
      : null
    return [
      fine(SUBJECT, `SQLite ${ask('select sqlite_version()')}, ${file}, ${toMegabytes(size)}`),
      ...judgeJournal(String(database.pragma('journal_mode', { simple: true }))),
      ...(size > MAX_READ_BYTES ? [] : judgeSoundness(database.pragma('quick_check(1)', { simple: true }))),
      ...judgeSchema(version),
      ...(version === null
        ? []
        : judgeAdministrators(
            Number(ask('select count(*) from users where is_admin = 1 and is_suspended = 0')),
          )),
    ]
  } finally {
    database.close()
  }
}

function judgeJournal(mode: string): readonly Finding[] {
  if (mode === 'wal') return []
  return [warning(SUBJECT, `its journal is ${mode}`, 'The server corrects this when it starts.')]
}

function judgeSoundness(said: unknown): readonly Finding[] {
  if (said === 'ok') return [fine(SUBJECT, "it isn't damaged")]
  return [problem(SUBJECT, `it is damaged: ${said}`, 'Restore a backup: npm run restore -- FILE --replace')]
}
