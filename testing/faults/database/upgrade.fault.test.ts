import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync } from 'node:fs'
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Database, DatabaseSettings } from '@wordloom/server/internal/database/database'
import { MIGRATIONS } from '@wordloom/server/internal/database/migrations/list'
import { openDatabase } from '@wordloom/server/internal/database/open'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { DATABASES, type DatabaseKind } from '../../src/database/database.ts'
import { anEmptyPlace } from '../../src/database/empty-place.ts'
import { expectSound } from '../../src/database/expect-sound.ts'
import { withBoundaries } from '../../src/database/upgrade/boundaries.ts'
import { fillTables, insert } from '../../src/database/upgrade/fill-tables.ts'
import { digestsOf, type Table, tablesOf } from '../../src/database/upgrade/tables.ts'
import { memoryFolder } from '../../src/disk/memory-folder.ts'
import { COMPILE_CACHE } from '../../src/server/compile-cache.ts'
import { IS_LONG_RUN } from '../../src/workload/rounds.ts'

const VERSIONS = MIGRATIONS.map(({ version }) => version)

const MIGRATING = fileURLToPath(new URL('../../src/database/upgrade/migrating-program.ts', import.meta.url))
const KILLS = IS_LONG_RUN ? Number.POSITIVE_INFINITY : 4
const MILLION = 1_000_000
const TIMEOUT_MS = 240_000

describe.each(DATABASES)('R15 an upgrade of %s', (kind) => {
  it.each(VERSIONS.slice(0, -1))(
    'from schema %i keeps every row of every table, and ends with the same schema as a new database',
    async (version) => {
      await using place = await anEmptyPlace(kind)
      const before = await anOldDatabase(place.settings, { version, isLarge: version === 1 })
      const database = await openDatabase(place.settings)
      expect(await digestsOf(database.kysely, before.tables)).toEqual(before.digests)
      expect(await shapeOf(database)).toEqual(await shapeOfNew(kind))
      await expectSound(database)
      await database.close()

      const again = await openDatabase(place.settings)
      expect(await digestsOf(again.kysely, before.tables)).toEqual(before.digests)
      await again.close()
      if (kind === 'sqlite') {
        expect(await readdir(join(place.settings.dataFolder, 'backups'))).toHaveLength(1)
      }
    },
    TIMEOUT_MS,
  )

  it.each([
    ['between two statements', { version: 1 }],
    ['while it moves texts in batches', { version: 17, largeLists: 6 }],
  ])(
    'that is killed %s is undone or partly done, and continues at the next start',
    async (_, old) => {
      await using place = await anEmptyPlace(kind)
      const before = await anOldDatabase(place.settings, old)
      const shape = await shapeOfNew(kind)
      const boundaries = await countBoundaries(kind, old)
      const step = Math.max(1, Math.floor(boundaries / KILLS))
      let kills = 0
      for (let boundary = Math.floor(Math.random() * step); boundary < boundaries; boundary += step) {
        await using copy = await aCopyOf(kind, place.settings, old)
        expect(await migrateAndDie(copy.settings, boundary)).toBe('SIGKILL')
        kills++
        const database = await openDatabase(copy.settings)
        expect([boundary, await digestsOf(database.kysely, before.tables)]).toEqual([
          boundary,
          before.digests,
        ])
        expect(await shapeOf(database)).toEqual(shape)
        await database.close()
      }
      expect(kills).toBeGreaterThanOrEqual(Math.min(KILLS, boundaries))
    },
    TIMEOUT_MS * (IS_LONG_RUN ? 5 : 1),
  )

  it.runIf(IS_LONG_RUN)(
    'of 10,000 users and 0.25 GB takes less than a minute of CPU time per gigabyte',
    async () => {
      await using place = await anEmptyPlace(kind)
      const old = await openDatabase(place.settings, MIGRATIONS.slice(0, 1))
      await addPeople(old, 10_000)
      for (let result = 0; result < 15; result++) await addLargeResult(old)
      const size = await old.kysely
        .selectFrom('saved_results')
        .select((query) => query.fn.sum<number>(sql`octet_length(combinations)`).as('bytes'))
        .executeTakeFirstOrThrow()
      await old.close()
      const gigabytes = size.bytes / 1e9
      expect(gigabytes).toBeGreaterThan(0.2)
      const before = process.cpuUsage()
      const database = await openDatabase(place.settings)
      // CPU time, so that other load on the machine does not matter.
      const { user, system } = process.cpuUsage(before)
      const seconds = (user + system) / 1e6
      await database.close()
      process.stdout.write(
        `${kind}: ${gigabytes.toFixed(2)} GB upgraded with ${seconds.toFixed(1)} s of computing\n`,
      )
      expect(seconds / gigabytes).toBeLessThan(60)
    },
    TIMEOUT_MS * 3,
  )
})

describe('R15 an upgrade of the embedded database', () => {
  it(
    'leaves files between any two statements from which the next start completes it',
    async () => {
      await using place = await anEmptyPlace('sqlite')
      const before = await anOldDatabase(place.settings, { version: 1 })
      await using stack = new AsyncDisposableStack()
      const images = await mkdtemp(join(memoryFolder(), 'wordloom-images-'))
      stack.defer(() => rm(images, { recursive: true }))
      const { dataFolder } = place.settings
      let taken = 0
      const takeImage = (number: number) => {
        for (const file of ['wordloom.db', 'wordloom.db-wal']) {
          cpSync(join(dataFolder, file), join(images, String(number), file))
        }
        taken++
      }
      await (await openDatabase(place.settings, withBoundaries(MIGRATIONS, takeImage))).close()
      expect(taken).toBeGreaterThan(50)
      const shape = await shapeOfNew('sqlite')
      for (let number = 0; number < taken; number++) {
        const image = { ...place.settings, dataFolder: join(images, String(number)) }
        const database = await openDatabase(image)
        expect([number, await digestsOf(database.kysely, before.tables)]).toEqual([number, before.digests])
        expect(await shapeOf(database)).toEqual(shape)
        await database.close()
      }
    },
    TIMEOUT_MS,
  )
})

interface OldKind {
  readonly version: number
  readonly isLarge?: boolean
  /** Together, they are too large for one batch. */
  readonly largeLists?: number
}

interface Old {
  readonly tables: readonly Table[]
  readonly digests: Readonly<Record<string, string>>
}

async function anOldDatabase(
  settings: DatabaseSettings,
  { version, isLarge = false, largeLists = 0 }: OldKind,
): Promise<Old> {
  const database = await openDatabase(
    settings,
    MIGRATIONS.filter((each) => each.version <= version),
  )
  const tables = await tablesOf(database)
  await fillTables(database, tables)
  if (isLarge) await addLargeResult(database)
  for (let list = 0; list < largeLists; list++) await addLargeList(database, list)
  const digests = await digestsOf(database.kysely, tables)
  await database.close()
  return { tables, digests }
}

async function addPeople({ kysely, now }: Database, people: number): Promise<void> {
  for (let from = 0; from < people; from += 1000) {
    const rows = Array.from({ length: 1000 }, (_, at) => {
      const email = `${from + at}@loom.example`
      return { id: email, email, email_key: email, created_at: now, updated_at: now }
    })
    await kysely.insertInto('users').values(rows).execute()
  }
}

async function addLargeResult(database: Database): Promise<void> {
  const user = await database.kysely.selectFrom('users').select('id').executeTakeFirstOrThrow()
  await insert(database, 'saved_results', {
    user_id: user.id,
    name: 'A million',
    combination_count: String(MILLION),
    preview: '[]',
    separator: 'space',
    wrap: 'nothing',
    created_at: 1,
    updated_at: 1,
    combinations: Array.from({ length: MILLION }, (_, at) => `red boot ${at}`).join('\n'),
  })
}

async function addLargeList(database: Database, list: number): Promise<void> {
  const user = await database.kysely.selectFrom('users').select('id').orderBy('id').executeTakeFirstOrThrow()
  const words = `word ${list} 🧵\n`.repeat(500_000)
  const row = {
    user_id: user.id,
    name: 'Large',
    word_count: 500_000,
    preview: '[]',
    bytes: Buffer.byteLength(words),
  }
  await insert(database, 'saved_lists', { ...row, words, created_at: 1, updated_at: 1 })
}

async function shapeOf(database: Database): Promise<readonly string[]> {
  const tables = await tablesOf(database)
  return tables
    .flatMap(({ name, columns, references }) => [
      ...columns.map((column) => `${name}.${column.name} ${JSON.stringify(column)}`),
      ...references.map((reference) => `${name} ${JSON.stringify(reference)}`),
    ])
    .toSorted()
}

async function shapeOfNew(kind: DatabaseKind): Promise<readonly string[]> {
  await using place = await anEmptyPlace(kind)
  const database = await openDatabase(place.settings)
  const shape = await shapeOf(database)
  await database.close()
  return shape
}

async function countBoundaries(kind: DatabaseKind, old: OldKind): Promise<number> {
  await using place = await anEmptyPlace(kind)
  await anOldDatabase(place.settings, old)
  let boundaries = 0
  const count = () => boundaries++
  const database = await openDatabase(place.settings, withBoundaries(MIGRATIONS, count))
  await database.close()
  return boundaries
}

async function aCopyOf(
  kind: DatabaseKind,
  settings: DatabaseSettings,
  old: OldKind,
): Promise<AsyncDisposable & { settings: DatabaseSettings }> {
  const copy = await anEmptyPlace(kind)
  if (kind === 'sqlite') {
    await cp(settings.dataFolder, copy.settings.dataFolder, { recursive: true })
    return copy
  }
  await anOldDatabase(copy.settings, old)
  return copy
}

async function migrateAndDie(
  { dataFolder, url }: DatabaseSettings,
  boundary: number,
): Promise<NodeJS.Signals | null> {
  const child = spawn(process.execPath, [MIGRATING], {
    stdio: ['pipe', 'inherit', 'inherit'],
    env: { ...process.env, ...COMPILE_CACHE },
  })
  const ended = once(child, 'exit')
  child.stdin.write(JSON.stringify({ dataFolder, url: url?.href ?? null, boundary }))
  const [, signal] = await ended
  return signal as NodeJS.Signals | null
}
