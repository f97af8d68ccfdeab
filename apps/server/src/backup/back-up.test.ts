import { execFile } from 'node:child_process'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'
import {
  aDatabase,
  aPlaceForADatabase,
  DATABASES,
  type TestDatabase,
} from '@wordloom/testing/database/database'
import { addUser } from '@wordloom/testing/database/rows'
import { operate } from '@wordloom/testing/server/command'
import { describe, expect, it } from 'vitest'
import { MIGRATIONS } from '../database/migrations/list.ts'
import { backUp, type MadeBackup } from './back-up.ts'
import { nameOf } from './backup-files.ts'
import { check } from './restore.ts'

const run = promisify(execFile)

const NEWEST = MIGRATIONS.at(-1)?.version

describe.each(DATABASES)('a backup of %s', (kind) => {
  it('is one file that only its owner can read, and describes its content', async () => {
    await using database = await aDatabase(kind)
    await database.transaction((transaction) => addUser(database, transaction))
    const { file, bytes, manifest } = await backUpOf(database)
    const { size, mode } = await stat(file)
    expect([size, mode & 0o777]).toEqual([bytes, 0o600])
    expect(manifest).toMatchObject({ format: 'wordloom-backup-1', database: kind, schemaVersion: NEWEST })
    expect(manifest.rows).toMatchObject({ users: 1, sessions: 0 })
    expect(await check(file)).toEqual(manifest)
    expect(await readdir(join(file, '..'))).toHaveLength(1)
  })

  it('is an archive that plain tar opens', async () => {
    await using database = await aDatabase(kind)
    const { file, manifest } = await backUpOf(database)
    const { stdout } = await run('tar', ['-xOf', file, 'manifest.json'])
    expect(JSON.parse(stdout)).toEqual(manifest)
    const content = await run('tar', ['-xOf', file, manifest.content.name], { encoding: 'buffer' })
    const start = kind === 'sqlite' ? gunzipSync(content.stdout) : content.stdout
    expect(start.toString('latin1', 0, 5)).toBe(kind === 'sqlite' ? 'SQLit' : 'PGDMP')
  })

  it('deletes older backups only as told, and nothing else', async () => {
    await using database = await aDatabase(kind)
    const folder = folderOf(database)
    const names = [nameOf(new Date(0)), nameOf(new Date(1)), nameOf(new Date(2), { beforeSchema: 7 })]
    const first = await backUpOf(database)
    for (const name of [...names, 'notes.tar']) await writeFile(join(folder, name), '')
    const { file, pruned } = await backUpOf(database, { keep: 2 })
    expect(pruned).toEqual(names.slice(0, 2))
    const left = (await readdir(folder)).map((name) => join(folder, name))
    expect(left.toSorted()).toEqual(
      [first.file, file, join(folder, 'notes.tar'), join(folder, names[2] ?? '')].toSorted(),
    )
  })
})

describe('a backup', () => {
  it.each([
    ['with another byte in it', (bytes: Buffer) => bytes.with(6000, 99), 'is damaged'],
    ['that is cut off', (bytes: Buffer) => bytes.subarray(0, -5000), 'is cut off'],
    ['of another program', () => Buffer.from('Dear diary'), "isn't a backup of Wordloom"],
    [
      'without a readable manifest',
      (bytes: Buffer) => bytes.fill('x', 600, 700),
      "isn't a backup that this version",
    ],
  ])('is refused: one %s', async (_, change, message) => {
    await using database = await aDatabase('sqlite')
    const { file } = await backUpOf(database)
    await writeFile(file, change(await readFile(file)))
    await expect(check(file)).rejects.toThrow(message)
  })

  it('removes what an interrupted backup left behind', async () => {
    await using database = await aDatabase('sqlite')
    const folder = folderOf(database)
    const { file } = await backUpOf(database)
    const gone = (await run('sh', ['-c', 'echo $$'])).stdout.trim()
    await writeFile(join(folder, `.wordloom-backup-${gone}.sqlite`), 'half')
    await writeFile(join(folder, `.wordloom-backup-${process.ppid}.tar`), 'somebody else is making it')
    const second = await backUpOf(database)
    expect((await readdir(folder)).map((name) => join(folder, name))).toEqual([
      join(folder, `.wordloom-backup-${process.ppid}.tar`),
      file,
      second.file,
    ])
  })

  it("can't be made of a damaged database", async () => {
    await using place = await aPlaceForADatabase('sqlite')
    await writeFile(join(place.settings.dataFolder, 'wordloom.db'), `SQLite format 3\0${'\x10'.repeat(8192)}`)
    const { code, errors } = await operate('backup', place.settings)
    expect(code).toBe(1)
    expect(errors).toMatch(/wordloom\.db is damaged or not a database\..*\n$/)
  })
})

describe('the backup command', () => {
  it.each([
    [[], 1, /^There is no database at .*wordloom\.db\. Set DATA_DIR to the server's data folder\.\n$/],
    [['--keep', '0'], 2, /^--keep takes a whole number from 1\. See npm run backup -- --help\.\n$/],
    [['--nope'], 2, /^Unknown option '--nope'\. See npm run backup -- --help\.\n$/],
  ])('says in one line what is wrong: %j', async (args, code, line) => {
    await using place = await aPlaceForADatabase('sqlite')
    const said = await operate('backup', place.settings, args)
    expect(said).toMatchObject({ code, output: '' })
    expect(said.errors).toMatch(line)
  })

  it('says when PostgreSQL is out of reach, without the password', async () => {
    await using place = await aPlaceForADatabase('sqlite')
    const url = new URL('postgres://ann:secret@127.0.0.1:1/words')
    const said = await operate('backup', { ...place.settings, url })
    expect(said).toMatchObject({ code: 1, output: '' })
    expect(said.errors).toMatch(/^PostgreSQL can't be reached: .*Check DATABASE_URL\.\n$/)
    expect(said.errors).not.toContain('secret')
  })

  it('explains its usage', async () => {
    await using place = await aPlaceForADatabase('sqlite')
    expect(await operate('backup', place.settings, ['--help'])).toMatchObject({
      code: 0,
      output: expect.stringContaining('npm run backup -- --keep 14'),
    })
  })
})

function folderOf({ settings }: TestDatabase): string {
  return join(settings.dataFolder, 'backups')
}

function backUpOf(database: TestDatabase, { keep = null as number | null } = {}): Promise<MadeBackup> {
  const { dataFolder, url } = database.settings
  return backUp({ dataFolder, databaseUrl: url, folder: folderOf(database), keep })
}
