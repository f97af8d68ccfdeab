import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { aPlaceForADatabase, DATABASES } from '@wordloom/testing/database/database'
import { aDatabaseProcess } from '@wordloom/testing/database/process'
import { addUser } from '@wordloom/testing/database/rows'
import { aLargeAccount } from '@wordloom/testing/library/large-account'
import { addList } from '@wordloom/testing/library/library'
import { COMPILE_CACHE } from '@wordloom/testing/server/compile-cache'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Database, DatabaseSettings } from './database/database.ts'
import { openDatabase } from './database/open.ts'
import type { Tables } from './database/schema.ts'
import { createSessionStorage } from './features/sessions/storage.ts'

const COMMAND = fileURLToPath(new URL('./migrate-to-postgres.ts', import.meta.url))

/** One result has a million combinations and takes about 14 MB. */
const RESULTS = Number(process.env['MOVED_RESULTS'] ?? 4)

const MAX_MEGABYTES = 350
const LARGE_MS = 600_000

describe.runIf(DATABASES.includes('postgres') && DATABASES.includes('sqlite'))('moving to PostgreSQL', () => {
  it(
    'copies a large account byte for byte in limited memory, and continues its ids',
    async () => {
      await using from = await aPlaceForADatabase('sqlite')
      await using to = await aPlaceForADatabase('postgres')
      const source = await openDatabase(from.settings)
      const { userId, secret } = await aLargeAccount(source, { results: RESULTS })
      const gone = await addList(source, userId)
      await source.kysely.deleteFrom('saved_lists').where('id', '=', gone).execute()
      const before = await hashesIn(source)
      await source.close()

      const moved = await moveToPostgres(from.settings, to.settings)
      expect(moved).toMatchObject({ code: 0, errors: '' })
      expect(moved.output).toMatch(
        new RegExp(`saved_results +${RESULTS + 1} rows {2}identical on both sides, \\w{64}`),
      )
      expect(moved.megabytes).toBeLessThan(MAX_MEGABYTES)

      await using target = await openTo(to.settings)
      expect(await hashesIn(target)).toEqual(before)
      expect(await addList(target, userId)).toBe(gone + 1)
      const viewer = await createSessionStorage(target).find(secret)
      expect(viewer?.user).toMatchObject({ id: userId, firstName: 'Zoë 🧶', lastName: null })
    },
    LARGE_MS,
  )

  it('leaves the source unchanged, and moves nothing twice', async () => {
    await using from = await aPlaceForADatabase('sqlite')
    await using to = await aPlaceForADatabase('postgres')
    const source = await openDatabase(from.settings)
    const userId = await addUser(source, source.kysely)
    await addList(source, userId)
    const before = await hashesIn(source)
    await source.close()
    expect(await moveToPostgres(from.settings, to.settings)).toMatchObject({ code: 0 })
    expect(await moveToPostgres(from.settings, to.settings)).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/^DATABASE_URL names a database that isn't empty \(.*users.*\)/),
    })
    await using again = await openTo(from.settings)
    expect(await hashesIn(again)).toEqual(before)
    await using target = await openTo(to.settings)
    expect(await hashesIn(target)).toEqual(before)
  })

  it('moves all or nothing, and can be retried', async () => {
    await using from = await aPlaceForADatabase('sqlite')
    await using to = await aPlaceForADatabase('postgres')
    const source = await openDatabase(from.settings)
    const userId = await addUser(source, source.kysely)
    await addList(source, userId)
    // A NUL character: the API refuses it, and so does PostgreSQL.
    await source.kysely.updateTable('list_texts').set({ words: 'fox\u0000owl' }).execute()
    await source.close()
    const refused = await moveToPostgres(from.settings, to.settings)
    expect(refused).toMatchObject({ code: 1 })
    expect(refused.errors).toMatch(
      /^PostgreSQL refused a row of list_texts: .*0x00.*\. Nothing was moved\.\n$/,
    )
    await using target = await openTo(to.settings)
    expect(Object.values(await hashesIn(target)).flat()).toEqual([])

    const mended = await openDatabase(from.settings)
    await mended.kysely.updateTable('list_texts').set({ words: 'fox' }).execute()
    await mended.close()
    expect(await moveToPostgres(from.settings, to.settings)).toMatchObject({ code: 0, errors: '' })
    expect(await target.kysely.selectFrom('list_texts').select('words').execute()).toEqual([{ words: 'fox' }])
  })

  it('refuses while a server uses the source', async () => {
    await using from = await aPlaceForADatabase('sqlite')
    await using to = await aPlaceForADatabase('postgres')
    const server = aDatabaseProcess()
    await server.open(from.settings).next()
    const refused = await moveToPostgres(from.settings, to.settings)
    await server.kill()
    expect(refused).toMatchObject({ code: 1, output: '' })
    expect(refused.errors).toContain(`Database is in use by process ${server.pid}.`)
  })

  it("doesn't touch another program's database", async () => {
    await using from = await aPlaceForADatabase('sqlite')
    await using to = await aPlaceForADatabase('postgres')
    await (await openDatabase(from.settings)).close()
    const foreign = await openDatabase(to.settings)
    await sql`drop schema public cascade; create schema public; create table notes (text text)`.execute(
      foreign.kysely,
    )
    await foreign.close()
    expect(await moveToPostgres(from.settings, to.settings)).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/^DATABASE_URL names a database with tables of another program\./),
    })
  })

  it.each([
    ['without a source database', { DATA_DIR: '/nowhere/at/all' }, 1, /^There is no database at \/nowhere/],
    ['without a target', { DATABASE_URL: '' }, 1, /^Set DATABASE_URL to the PostgreSQL database to move to/],
    ['with an unreachable target', { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c' }, 1, /^PostgreSQL at 127/],
  ])('explains a failure in one line: %s', async (_, settings, code, errors) => {
    await using from = await aPlaceForADatabase('sqlite')
    await using to = await aPlaceForADatabase('postgres')
    await (await openDatabase(from.settings)).close()
    const refused = await moveToPostgres(from.settings, to.settings, settings)
    expect(refused).toMatchObject({ code, output: '', errors: expect.stringMatching(errors) })
    expect(refused.errors.trimEnd()).not.toContain('\n')
  })
})

async function openTo(settings: DatabaseSettings): Promise<Database & AsyncDisposable> {
  const database = await openDatabase(settings)
  return { ...database, [Symbol.asyncDispose]: () => database.close() }
}

async function hashesIn({ kysely }: Database): Promise<Record<string, readonly string[]>> {
  const names = (await kysely.introspection.getTables())
    .map(({ name }) => name as keyof Tables | 'schema_version')
    .filter((name) => name !== 'schema_version')
  const hashes: Record<string, readonly string[]> = {}
  for (const name of names.toSorted()) {
    const rows =
      name === 'result_texts' ? inPieces(kysely) : [await kysely.selectFrom(name).selectAll().execute()]
    const all: string[] = []
    for await (const piece of rows) all.push(...piece.map(hashOf))
    hashes[name] = all.toSorted()
  }
  return hashes
}

async function* inPieces(kysely: Database['kysely']): AsyncGenerator<object[]> {
  for (const { id } of await kysely.selectFrom('result_texts').select('id').execute()) {
    yield await kysely.selectFrom('result_texts').selectAll().where('id', '=', id).execute()
  }
}

function hashOf(row: object): string {
  const entries = Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(entries)).digest('hex')
}

async function moveToPostgres(
  from: DatabaseSettings,
  to: DatabaseSettings,
  settings: Readonly<Record<string, string>> = {},
) {
  const child = spawn(process.execPath, [COMMAND], {
    env: { ...COMPILE_CACHE, DATA_DIR: from.dataFolder, DATABASE_URL: to.url?.href, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let megabytes = 0
  const watch = setInterval(() => {
    megabytes = Math.max(megabytes, residentMegabytes(child))
  }, 20)
  const ended = once(child, 'exit')
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
  const [code]: (number | null)[] = await ended
  clearInterval(watch)
  return { code, output, errors, megabytes }
}

function residentMegabytes({ pid }: ChildProcess): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1000
  } catch {
    return 0
  }
}
