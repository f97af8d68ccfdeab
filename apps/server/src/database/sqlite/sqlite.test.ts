import { mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { aDatabase, aPlaceForADatabase } from '@wordloom/testing/database/database'
import { aDatabaseProcess } from '@wordloom/testing/database/process'
import { soon } from '@wordloom/testing/soon'
import Sqlite from 'better-sqlite3'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '../open.ts'

describe('SQLite', () => {
  it.each([
    ['journal_mode', 'wal', 'readers and the writer do not wait for each other'],
    ['synchronous', 1, 'a commit waits for the disk outside of the thread that answers'],
    ['foreign_keys', 1, 'references hold'],
    ['busy_timeout', 5000, 'it waits for whoever else reads the file'],
  ])('has %s at %s, so that %s', async (pragma, value, _reason) => {
    await using database = await aDatabase('sqlite')
    const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(pragma)}`.execute(database.kysely)
    expect(rows.flatMap((row) => Object.values(row))).toEqual([value])
  })

  it("is 3.51.3 or newer, which doesn't damage its file when the log restarts during writes", async () => {
    await using database = await aDatabase('sqlite')
    const { rows } = await sql<{ version: string }>`select sqlite_version() as version`.execute(
      database.kysely,
    )
    const [major = 0, minor = 0, patch = 0] = (rows[0]?.version ?? '').split('.').map(Number)
    expect(major * 1_000_000 + minor * 1000 + patch).toBeGreaterThanOrEqual(3_051_003)
  })

  it('creates its folder, and makes even existing files readable by their owner only', async () => {
    await using place = await aPlaceForADatabase('sqlite')
    const dataFolder = join(place.settings.dataFolder, 'deep', 'below')
    await mkdir(dataFolder, { recursive: true })
    await writeFile(join(dataFolder, 'wordloom.db'), '', { mode: 0o644 })
    const database = await openDatabase({ ...place.settings, dataFolder })
    const files = await readdir(dataFolder)
    expect(files.toSorted()).toEqual([
      'wordloom.db',
      'wordloom.db-shm',
      'wordloom.db-wal',
      'wordloom.lock',
      'wordloom.pid',
    ])
    for (const file of files) expect((await stat(join(dataFolder, file))).mode & 0o777).toBe(0o600)
    await database.close()
  })

  it('keeps its rows when it is closed and opened again', async () => {
    await using database = await aDatabase('sqlite')
    await database.kysely.insertInto('rate_limits').values({ key: 'a', count: 1, resets_at: 1 }).execute()
    await database.close()
    const again = await openDatabase(database.settings)
    expect(await again.kysely.selectFrom('rate_limits').select('key').execute()).toEqual([{ key: 'a' }])
    await again.close()
  })
})

it('moves what a killed process left in the log into the file before it writes anything', async () => {
  await using place = await aPlaceForADatabase('sqlite')
  const killed = aDatabaseProcess()
  const said = killed.open(place.settings)
  await said.next()
  const { value: id } = await said.next()
  await killed.kill()
  const log = join(place.settings.dataFolder, 'wordloom.db-wal')
  expect((await stat(log)).size).toBeGreaterThan(0)
  const database = await openDatabase(place.settings)
  expect((await stat(log)).size).toBe(0)
  const users = await database.kysely.selectFrom('users').select('id').execute()
  expect(users.map((user) => String(user.id))).toContain(id)
  await database.close()
})

it('empties an inherited log once no other process reads it', async () => {
  await using place = await aPlaceForADatabase('sqlite')
  const killed = aDatabaseProcess()
  const said = killed.open(place.settings)
  for (let line = 0; line < 3; line++) await said.next()
  await killed.kill()
  const file = join(place.settings.dataFolder, 'wordloom.db')
  const reader = new Sqlite(file, { readonly: true })
  reader.exec('begin')
  reader.prepare('select count(*) from users').get()
  const database = await openDatabase(place.settings)
  expect((await stat(`${file}-wal`)).size).toBeGreaterThan(0)
  reader.close()
  await database.kysely.insertInto('rate_limits').values({ key: 'a', count: 1, resets_at: 1 }).execute()
  await soon(async () => expect((await stat(`${file}-wal`)).size).toBe(0))
  expect(await database.kysely.selectFrom('rate_limits').select('key').execute()).toEqual([{ key: 'a' }])
  await database.close()
})

describe('R20 a folder in use', () => {
  it('is refused to a second process until the first is killed', async () => {
    await using place = await aPlaceForADatabase('sqlite')
    const first = aDatabaseProcess()
    await first.open(place.settings).next()
    await expect(openDatabase(place.settings)).rejects.toMatchObject({
      name: 'DatabaseInUseError',
      message: `Database is in use by process ${first.pid}. Stop it first, or set DATA_DIR to a folder other than ${place.settings.dataFolder}.`,
    })
    await first.kill()
    const second = await openDatabase(place.settings)
    await second.close()
  })

  it('is refused to the same process too', async () => {
    await using database = await aDatabase('sqlite')
    await expect(openDatabase(database.settings)).rejects.toThrow(`in use by process ${process.pid}.`)
  })

  it('stays locked to others after this process tries to open it twice', async () => {
    await using database = await aDatabase('sqlite')
    await expect(openDatabase(database.settings)).rejects.toThrow('in use')
    const other = aDatabaseProcess({ isQuiet: true })
    expect(await other.open(database.settings).next()).toEqual({ done: true, value: undefined })
  })

  it("is unlocked again if its database can't be opened", async () => {
    await using place = await aPlaceForADatabase('sqlite')
    const file = join(place.settings.dataFolder, 'wordloom.db')
    await writeFile(file, 'x'.repeat(8192))
    await expect(openDatabase(place.settings)).rejects.toThrow('is damaged or not a database')
    await writeFile(file, '')
    const database = await openDatabase(place.settings)
    await database.close()
  })
})

describe("a file that isn't a Wordloom database", () => {
  it.each([
    ['a text', 'Dear diary, '.repeat(1000)],
    ['a database whose pages are damaged', `SQLite format 3\0${'\x10'.repeat(8192)}`],
  ])('is refused and left unchanged: %s', async (_, content) => {
    await using place = await aPlaceForADatabase('sqlite')
    const file = join(place.settings.dataFolder, 'wordloom.db')
    await writeFile(file, content)
    await expect(openDatabase(place.settings)).rejects.toMatchObject({
      name: 'DatabaseStartError',
      message: `${file} is damaged or not a database. Restore it from a backup, or move it away to start with an empty one.`,
    })
    expect((await stat(file)).size).toBe(content.length)
  })

  it('is refused if it belongs to another program', async () => {
    await using place = await aPlaceForADatabase('sqlite')
    const file = join(place.settings.dataFolder, 'wordloom.db')
    new Sqlite(file).exec('create table recipes (name text)').close()
    await expect(openDatabase(place.settings)).rejects.toMatchObject({
      name: 'DatabaseStartError',
      message: `${file} contains tables of another program. Set DATA_DIR to a folder that only Wordloom uses.`,
    })
  })

  it('is refused if the data folder is a file', async () => {
    await using place = await aPlaceForADatabase('sqlite')
    const dataFolder = join(place.settings.dataFolder, 'file')
    await writeFile(dataFolder, '')
    await expect(openDatabase({ ...place.settings, dataFolder })).rejects.toMatchObject({
      name: 'DatabaseStartError',
      message: expect.stringMatching(
        /can't be used: .+\. Set DATA_DIR to a folder that Wordloom may write to\.$/,
      ),
    })
  })
})
