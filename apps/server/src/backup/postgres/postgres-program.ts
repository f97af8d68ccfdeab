import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { PassThrough, pipeline, type Readable, type Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { BackupError } from '../backup-error.ts'
import { findProgram } from './find-program.ts'

/** URL options that our driver reads and PostgreSQL's programs refuse. */
const OF_THE_DRIVER = ['uselibpqcompat', 'ssl']

export interface PostgresProgram {
  readonly input: Writable
  readonly output: Readable
  readonly done: Promise<void>
  kill(): void
}

export function runPostgresProgram(
  name: 'pg_dump' | 'pg_restore' | 'psql',
  parameters: readonly string[],
  database: URL | null,
): PostgresProgram {
  const program = findProgram(name)
  if (program === null) {
    throw new BackupError(
      `${name} isn't installed here. Install the PostgreSQL client programs, in the version of the server or a newer one (Debian: apt-get install postgresql-client).`,
    )
  }
  const { place, password } = database === null ? { place: [], password: {} } : toConnection(database)
  const child = spawn(program, [...parameters, ...place], { env: { ...process.env, ...password } })
  // A program that fails stops reading its input.
  child.stdin.on('error', () => {})
  // Buffer the output, because Node drops what is unread when a program ends.
  const output = pipeline(child.stdout, new PassThrough(), () => {})
  const done = whenDone(name, child)
  // Callers await it after reading the output.
  done.catch(() => {})
  return { input: child.stdin, output, done, kill: () => void child.kill('SIGKILL') }
}

async function whenDone(name: string, child: ChildProcessByStdio<Writable, Readable, Readable>) {
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'close')])
  if (code === 0) return
  const reason = said.trim().split('\n').slice(0, 3).join(' ') || `it ended with ${code}`
  throw new BackupError(`${name} failed: ${reason}`)
}

/** Passes the password by the environment, because any user can read the list of processes. */
function toConnection(original: URL) {
  const url = new URL(original)
  for (const option of OF_THE_DRIVER) url.searchParams.delete(option)
  const { password } = url
  url.password = ''
  return {
    place: [`--dbname=${url.href}`],
    password: password === '' ? {} : { PGPASSWORD: decodeURIComponent(password) },
  }
}
