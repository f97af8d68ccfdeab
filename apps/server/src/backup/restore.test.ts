import { randomUUIDv7 } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  aDatabase,
  aPlaceForADatabase,
  DATABASES,
  type DatabaseKind,
  type TestDatabase,
} from '@wordloom/testing/database/database'
import { anEmptyPlace } from '@wordloom/testing/database/empty-place'
import { addFolder, addUser } from '@wordloom/testing/database/rows'
import { snapshotOf } from '@wordloom/testing/database/snapshot'
import { addList } from '@wordloom/testing/library/library'
import { operate } from '@wordloom/testing/server/command'
import Sqlite from 'better-sqlite3'
import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '../database/open.ts'
import { INVALIDATED } from './after-restore.ts'
import { backUp } from './back-up.ts'
import { check, restore } from './restore.ts'

const KEPT = [
  'account_totals',
  'accounts',
  'audit_log',
  'authenticator_apps',
  'folders',
  'idempotency_keys',
  'identity_owners',
  'marks',
  'mark_tags',
  'joined_projects',
  'outbox',
  'passkeys',
  'payment_events',
  'payment_tasks',
  'payments',
  'project_history',
  'project_texts',
  'projects',
  'rate_limits',
  'recovery_codes',
  'result_texts',
  'sandbox_payments',
  'sandbox_subscriptions',
  'list_joinings',
  'list_texts',
  'list_versions',
  'version_differences',
  'version_texts',
  'saved_lists',
  'saved_results',
  'schema_version',
  'users',
]

describe.each(DATABASES)('restoring %s', (kind) => {
  it('brings everything back as it was, except sessions, tokens and sign-ins in progress', async () => {
    await using database = await aDatabase(kind)
    const userId = await aWorld(database)
    const before = await snapshotOf(database)
    const file = await backUpOf(database)
    await using machine = await anEmptyPlace(kind)
    await restoreTo(machine.settings, file)

    const restored = await openDatabase(machine.settings)
    const after = await snapshotOf(restored)
    for (const table of INVALIDATED) expect([table, after[table]]).toEqual([table, []])
    expect(before['sessions']).toHaveLength(1)
    for (const table of KEPT.filter((name) => name in before && name !== 'users')) {
      expect([table, after[table]]).toEqual([table, before[table]])
    }
    const id = await addList(restored, userId)
    const { most } = await database.kysely
      .selectFrom('saved_lists')
      .select(({ fn }) => fn.max('id').as('most'))
      .executeTakeFirstOrThrow()
    expect(id).toBeGreaterThan(most)
    await restored.close()
  })

  it('covers every table, as restored or as emptied', async () => {
    await using database = await aDatabase(kind)
    const { rows } = await check(await backUpOf(database))
    expect([...KEPT, ...INVALIDATED].toSorted()).toEqual(Object.keys(rows).toSorted())
  })

  it('R17 records the restore in the audit log, and has the payment provider asked about every customer', async () => {
    await using database = await aDatabase(kind)
    const { kysely } = database
    const userId = await database.transaction((transaction) => addUser(database, transaction))
    const checked = { subscription_checked_at: 1, stripe_customer_id: 'cus_1', subscription_busy_until: 1e15 }
    await kysely.updateTable('users').set(checked).where('id', '=', userId).execute()
    const file = await backUpOf(database)
    await using machine = await anEmptyPlace(kind)
    await restoreTo(machine.settings, file)
    const restored = await openDatabase(machine.settings)
    const [user] = await restored.kysely.selectFrom('users').selectAll().execute()
    expect(user).toMatchObject({ subscription_checked_at: null, subscription_busy_until: null })
    expect(user?.subscription_begun_at).toBeGreaterThan(Date.now() - 60_000)
    const [entry] = await restored.kysely.selectFrom('audit_log').selectAll().execute()
    expect(entry?.action).toBe('database_restored')
    expect(JSON.parse(entry?.details ?? '')).toEqual({ takenAt: expect.stringMatching(/^20.*Z$/) })
    await restored.close()
  })

  it('is refused while a server is running', async () => {
    await using database = await aDatabase(kind)
    await sql`select 1`.execute(database.kysely)
    const file = await backUpOf(database)
    const said = await operate('restore', database.settings, [file, '--replace'])
    expect(said).toMatchObject({ code: 1, output: '' })
    expect(said.errors).toMatch(/^Database is in use.*Stop .*\n$/)
  })

  it('refuses to replace a database unless told to', async () => {
    await using database = await anInstallationAtRest(kind)
    const file = await backUpOf(database)
    await database.close()
    const said = await operate('restore', database.settings, [file])
    expect(said).toMatchObject({ code: 1, output: '' })
    expect(said.errors).toMatch(/^There is .* database.*Add --replace .*\n$/)
  })

  it('R17 keeps the database it replaces, and lists what was done since the backup', async () => {
    await using database = await anInstallationAtRest(kind)
    const [annId, bobId] = [
      await aWorld(database, 'ann@loom.example'),
      await aWorld(database, 'bob@loom.example'),
    ]
    const file = await backUpOf(database)
    await noteAction(database, 'user_suspended', annId)
    await noteAction(database, 'sign_in', annId)
    await noteAction(database, 'account_deleted', bobId)
    await database.kysely.deleteFrom('users').where('id', '=', bobId).execute()
    await database.close()

    const { undone, kept } = await restoreTo(database.settings, file, { isReplacing: true })
    expect(undone?.map(({ action, email }) => [action, email])).toEqual([
      ['user_suspended', 'ann@loom.example'],
      ['account_deleted', 'bob@loom.example'],
    ])
    const restored = await openDatabase(database.settings)
    expect(await restored.kysely.selectFrom('users').select('id').execute()).toHaveLength(2)
    await restored.close()
    expect(existsSync(kept ?? '')).toBe(true)
  })

  it('R17 revives no recovery code that was used or renewed since, and keeps the others', async () => {
    await using database = await anInstallationAtRest(kind)
    const [annId, bobId, cyId] = [
      await addCodes(database, ['a', 'b']),
      await addCodes(database, ['c', 'd']),
      await addCodes(database, ['e']),
    ]
    const file = await backUpOf(database)
    await database.kysely.deleteFrom('recovery_codes').where('code_hash', 'in', ['a', 'c', 'd']).execute()
    await noteAction(database, 'recovery_code_used', annId)
    await addCodes(database, ["it's", 'new'], bobId)
    await noteAction(database, 'recovery_codes_renewed', bobId)
    await noteAction(
      database,
      'recovery_code_used',
      await addCodes(database, ['of somebody who comes later']),
    )
    await database.close()

    expect((await restoreTo(database.settings, file, { isReplacing: true })).undone).toEqual([])
    const restored = await openDatabase(database.settings)
    const codes = await restored.kysely
      .selectFrom('recovery_codes')
      .select(['user_id', 'code_hash'])
      .execute()
    expect(codes.map(({ user_id, code_hash }) => [user_id, code_hash]).toSorted()).toEqual(
      [
        [annId, 'b'],
        [bobId, "it's"],
        [bobId, 'new'],
        [cyId, 'e'],
      ].toSorted(),
    )
    await restored.close()
  })

  it("leaves the database unchanged if the backup doesn't match its manifest", async () => {
    await using database = await anInstallationAtRest(kind)
    await aWorld(database)
    const before = await snapshotOf(database)
    const file = await backUpOf(database)
    await database.close()
    const bytes = await readFile(file)
    const at = bytes.indexOf('"saved_lists": 1')
    await writeFile(file, bytes.fill('2', at + 15, at + 16))
    const restoring = restoreTo(database.settings, file, { isReplacing: true })
    await expect(restoring).rejects.toThrow(/The backup differs from its manifest: saved_lists/)
    const same = await openDatabase(database.settings)
    expect(await snapshotOf(same)).toEqual(before)
    await same.close()
  })

  it('reads an encrypted backup only with its passphrase', async () => {
    await using database = await aDatabase(kind)
    await aWorld(database)
    const file = await backUpOf(database, 'seven looms at dusk')
    expect((await readFile(file)).includes('SQLite format')).toBe(false)
    expect((await readFile(file)).includes('PGDMP')).toBe(false)
    await using machine = await anEmptyPlace(kind)
    await expect(restoreTo(machine.settings, file)).rejects.toThrow('is encrypted')
    await expect(restoreTo(machine.settings, file, { passphrase: 'eight looms at dusk' })).rejects.toThrow(
      'The backup was encrypted with another passphrase.',
    )
    await restoreTo(machine.settings, file, { passphrase: 'seven looms at dusk' })
    const restored = await openDatabase(machine.settings)
    expect(await restored.kysely.selectFrom('list_texts').select('words').execute()).toEqual(
      await database.kysely.selectFrom('list_texts').select('words').execute(),
    )
    await restored.close()
  })

  it('refuses a backup of a newer program', async () => {
    await using database = await aDatabase(kind)
    await database.kysely
      .insertInto('schema_version' as never)
      .values({ version: 999, name: 'later', applied_at: 0 } as never)
      .execute()
    const file = await backUpOf(database)
    await using machine = await anEmptyPlace(kind)
    await expect(restoreTo(machine.settings, file)).rejects.toThrow(
      /made by a newer Wordloom: its schema is version 999, but this program supports \d+\./,
    )
  })
})

describe('restoring SQLite', () => {
  it('removes the journal of a database that no longer exists', async () => {
    await using database = await aDatabase('sqlite')
    await aWorld(database)
    const file = await backUpOf(database)
    await using machine = await anEmptyPlace('sqlite')
    const { dataFolder } = machine.settings
    for (const ending of ['-wal', '-shm']) {
      await writeFile(
        join(dataFolder, `wordloom.db${ending}`),
        await readFile(`${join(database.settings.dataFolder, 'wordloom.db')}${ending}`),
      )
    }
    await restoreTo(machine.settings, file)
    expect((await readdir(dataFolder)).filter((name) => name.startsWith('wordloom.db'))).toEqual([
      'wordloom.db',
    ])
  })

  it('replaces a damaged database', async () => {
    await using database = await anInstallationAtRest('sqlite')
    await aWorld(database)
    const file = await backUpOf(database)
    await database.close()
    const { dataFolder } = database.settings
    const damaged = `SQLite format 3\0${'\x10'.repeat(8192)}`
    await writeFile(join(dataFolder, 'wordloom.db'), damaged)
    const { kept, undone } = await restoreTo(database.settings, file, { isReplacing: true })
    expect(undone).toBeNull()
    expect(await readFile(kept ?? '', 'latin1')).toBe(damaged)
    const restored = new Sqlite(join(dataFolder, 'wordloom.db'))
    expect(restored.prepare('select count(*) from saved_lists').pluck().get()).toBe(1)
    restored.close()
  })
})

describe('restoring to the other kind of database', () => {
  it.skipIf(!DATABASES.includes('postgres'))('is refused with advice', async () => {
    await using embedded = await aDatabase('sqlite')
    await using postgres = await aDatabase('postgres')
    await using machine = await aPlaceForADatabase('postgres')
    await expect(restoreTo(machine.settings, await backUpOf(embedded))).rejects.toThrow(
      'npm run migrate:to-postgres',
    )
    await expect(restoreTo({ ...machine.settings, url: null }, await backUpOf(postgres))).rejects.toThrow(
      'Set DATABASE_URL',
    )
  })

  it.skipIf(!DATABASES.includes('postgres'))(
    'is refused if the database holds tables of another program',
    async () => {
      await using postgres = await aDatabase('postgres')
      await using machine = await anEmptyPlace('postgres')
      const { url } = machine.settings
      const client = new pg.Client({ connectionString: url?.href })
      await client.connect()
      await client.query('create table accounts_of_the_grocer (id int)')
      await client.end()
      await expect(
        restoreTo(machine.settings, await backUpOf(postgres), { isReplacing: true }),
      ).rejects.toThrow('with tables of another program')
    },
  )
})

async function anInstallationAtRest(kind: DatabaseKind): Promise<TestDatabase> {
  const place = await aPlaceForADatabase(kind)
  const database = await openDatabase(place.settings)
  return { ...database, ...place }
}

async function aWorld(database: TestDatabase, email?: string): Promise<string> {
  const { kysely } = database
  const userId = await database.transaction((transaction) => addUser(database, transaction))
  if (email !== undefined) {
    await kysely.updateTable('users').set({ email, email_key: email }).where('id', '=', userId).execute()
  }
  await database.transaction((transaction) => addFolder(database, transaction, userId))
  await addList(database, userId, { words: ['boot', 'ß 🧵', "it's \\.", '\t'] })
  const session = {
    user_id: userId,
    token_hash: randomUUIDv7(),
    created_at: 1,
    last_seen_at: 1,
    expires_at: 1e15,
    authenticated_at: 1,
    user_agent: '',
    address: '',
  }
  await kysely.insertInto('sessions').values(session).execute()
  return userId
}

async function addCodes(database: TestDatabase, hashes: readonly string[], owner?: string): Promise<string> {
  const { kysely, now } = database
  const userId = owner ?? (await addUser(database, kysely))
  await kysely
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash, salt: 's', created_at: now })))
    .execute()
  return userId
}

function noteAction({ kysely, now }: TestDatabase, action: string, subjectId: string): Promise<unknown> {
  return kysely
    .insertInto('audit_log')
    .values({ at: now, action, actor_id: null, subject_id: subjectId, address: null, details: '{}' })
    .execute()
}

async function backUpOf({ settings }: TestDatabase, passphrase: string | null = null): Promise<string> {
  const { dataFolder, url } = settings
  const folder = join(dataFolder, 'backups')
  return (await backUp({ dataFolder, databaseUrl: url, folder, keep: null, passphrase })).file
}

function restoreTo(
  { dataFolder, url }: Pick<TestDatabase['settings'], 'dataFolder' | 'url'>,
  file: string,
  { isReplacing = false, passphrase = null as string | null } = {},
) {
  return restore({ file, dataFolder, databaseUrl: url, isReplacing, passphrase })
}
