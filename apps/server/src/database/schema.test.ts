import { aDatabase, DATABASES } from '@wordloom/testing/database/database'
import { addFolder, addUser, linkIdentity } from '@wordloom/testing/database/rows'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { isUniqueViolation } from './accounts/user-row.ts'
import type { Database } from './database.ts'
import { addTexts } from './queries/large-text.ts'

describe.each(DATABASES)('the tables of %s', (kind) => {
  it.each(['folder_id', 'project_id'] as const)(
    'refuse a list whose %s belongs to another account',
    async (reference) => {
      await using database = await aDatabase(kind)
      const ann = await addUser(database, database.kysely)
      const bob = await addUser(database, database.kysely)
      const add = reference === 'folder_id' ? addFolder : addProject
      const ofBob = await add(database, database.kysely, bob)
      await expect(addList(database, ann, { [reference]: ofBob })).rejects.toThrow(/foreign key/i)
      await addList(database, bob, { [reference]: ofBob })
      await addList(database, ann, {})
    },
  )

  it('refuse a result whose project belongs to another account', async () => {
    await using database = await aDatabase(kind)
    const ann = await addUser(database, database.kysely)
    const bob = await addUser(database, database.kysely)
    const ofBob = await addProject(database, database.kysely, bob)
    await expect(addResult(database, ann, ofBob)).rejects.toThrow(/foreign key/i)
    await addResult(database, bob, ofBob)
  })

  it('refuse to move a list in a folder to another account', async () => {
    await using database = await aDatabase(kind)
    const ann = await addUser(database, database.kysely)
    const bob = await addUser(database, database.kysely)
    await addList(database, bob, { folder_id: await addFolder(database, database.kysely, bob) })
    const moved = database.kysely.updateTable('saved_lists').set({ user_id: ann }).execute()
    await expect(moved).rejects.toThrow(/foreign key/i)
  })

  it('keep nothing of a deleted account, and everything of the others', async () => {
    await using database = await aDatabase(kind)
    const ann = await addEverything(database)
    const bob = await addEverything(database)
    await database.kysely.deleteFrom('users').where('id', '=', ann).execute()
    for (const table of OF_ACCOUNTS) {
      const rows = await database.kysely.selectFrom(table).select('user_id').execute()
      expect({ table, rows }).toEqual({ table, rows: [{ user_id: bob }] })
    }
  })

  it('give out growing ids and never reuse one, not even after the last was deleted', async () => {
    await using database = await aDatabase(kind)
    const ann = await addUser(database, database.kysely)
    const first = await addFolder(database, database.kysely, ann)
    const second = await addFolder(database, database.kysely, ann)
    await database.kysely.deleteFrom('folders').where('id', '=', second).execute()
    const third = await addFolder(database, database.kysely, ann)
    expect([first, second, third]).toEqual([1, 2, 3])
  })

  it('hold one account per email', async () => {
    await using database = await aDatabase(kind)
    const ann = await addUser(database, database.kysely)
    const again = addUser(database, database.kysely, ann).catch((error: unknown) => error)
    expect(isUniqueViolation(await again)).toBe(true)
    expect(isUniqueViolation(new Error('something else'))).toBe(false)
  })

  it('refuse text in a number column', async () => {
    await using database = await aDatabase(kind)
    const row = { key: 'a', count: 'many' as never, resets_at: 0 }
    await expect(database.kysely.insertInto('rate_limits').values(row).execute()).rejects.toThrow()
  })

  it('return numbers and counts as numbers, up to the largest exact one', async () => {
    await using database = await aDatabase(kind)
    const row = { key: 'a', count: 2, resets_at: Number.MAX_SAFE_INTEGER }
    await database.kysely.insertInto('rate_limits').values(row).execute()
    const told = await database.kysely
      .selectFrom('rate_limits')
      .select(({ fn }) => [
        fn.countAll().as('rows'),
        fn.sum('count').as('sum'),
        fn.max('resets_at').as('max'),
      ])
      .execute()
    expect(told).toEqual([{ rows: 1, sum: 2, max: Number.MAX_SAFE_INTEGER }])
  })

  it('tell the time in whole milliseconds', async () => {
    await using database = await aDatabase(kind)
    const before = Date.now()
    const { rows } = await sql<{ now: number }>`select ${database.now} as now`.execute(database.kysely)
    const { now } = rows[0] ?? { now: 0 }
    expect(Number.isInteger(now)).toBe(true)
    expect(now).toBeGreaterThanOrEqual(before - 1)
    expect(now).toBeLessThanOrEqual(Date.now() + 1)
  })
})

const OF_ACCOUNTS = [
  'account_totals',
  'sessions',
  'accounts',
  'tokens',
  'known_devices',
  'api_tokens',
  'identity_requests',
  'folders',
  'projects',
  'saved_lists',
  'list_versions',
  'list_joinings',
  'list_texts',
  'version_texts',
  'result_texts',
  'project_texts',
  'share_texts',
  'version_differences',
  'saved_results',
  'payments',
  'sandbox_subscriptions',
  'sandbox_payments',
  'authenticator_apps',
  'passkeys',
  'passkey_setups',
  'recovery_codes',
  'second_steps',
  'shares',
  'marks',
  'mark_tags',
  'project_people',
  'joined_projects',
  'project_history',
] as const

async function addEverything(database: Database): Promise<string> {
  const { kysely, now } = database
  const user_id = await addUser(database, kysely)
  const times = { created_at: now, expires_at: now }
  const session = {
    token_hash: user_id,
    last_seen_at: now,
    authenticated_at: now,
    user_agent: '',
    address: '',
  }
  await kysely
    .insertInto('sessions')
    .values({ user_id, ...session, ...times })
    .execute()
  await linkIdentity(database, user_id)
  const token = { token_hash: user_id, purpose: 'reset' as const, email: 'ann@example.org', outbox_id: 1 }
  await kysely
    .insertInto('tokens')
    .values({ user_id, ...token, ...times })
    .execute()
  await kysely.insertInto('known_devices').values({ user_id, device_hash: 'a', last_seen_at: now }).execute()
  await kysely
    .insertInto('api_tokens')
    .values({ user_id, token_hash: user_id, name: 'Nightly', scope: 'read', ...times })
    .execute()
  const request = { state_hash: user_id, code_verifier: '', nonce: '', return_to: '/' }
  await kysely
    .insertInto('identity_requests')
    .values({ user_id, ...request, ...times })
    .execute()
  await kysely.insertInto('account_totals').values({ user_id, items: 4 }).execute()
  const project_id = await addProject(database, kysely, user_id)
  const folder_id = await addFolder(database, kysely, user_id)
  const list_id = await addList(database, user_id, { folder_id, project_id })
  const earlier = { word_count: 1, preview: '[]', bytes: 3, changed_at: now }
  const { id: version_id } = await kysely
    .insertInto('list_versions')
    .values({ user_id, list_id, changed_by: user_id, ...earlier })
    .returning('id')
    .executeTakeFirstOrThrow()
  await kysely.insertInto('list_joinings').values({ user_id, list_id, after_version: version_id }).execute()
  const difference = { added: 0, removed: 0, added_examples: '[]', removed_examples: '[]' }
  await kysely
    .insertInto('version_differences')
    .values({ user_id, version_id, ...difference })
    .execute()
  const result_id = await addResult(database, user_id, project_id)
  const payment = { user_id, id: 'a', at: now, amount: 900 }
  await kysely
    .insertInto('payments')
    .values({ ...payment, currency: 'usd', status: 'paid' })
    .execute()
  await kysely.insertInto('sandbox_payments').values(payment).execute()
  const made = { user_id, created_at: now }
  await kysely
    .insertInto('authenticator_apps')
    .values({ ...made, secret: 'A' })
    .execute()
  const passkey = { ...made, id: 'a', name: 'Laptop', public_key: '', counter: 0, transports: '[]' }
  await kysely.insertInto('passkeys').values(passkey).execute()
  await kysely.insertInto('passkey_setups').values({ user_id, challenge: '', expires_at: now }).execute()
  await kysely
    .insertInto('recovery_codes')
    .values({ ...made, code_hash: 'a', salt: '' })
    .execute()
  await kysely
    .insertInto('second_steps')
    .values({ ...made, token_hash: 'a', challenge: '', expires_at: now })
    .execute()
  const { id: share_id } = await kysely
    .insertInto('shares')
    .values({ ...made, project_id, secret_hash: 'a' })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [table, id, texts] of [
    ['saved_lists', list_id, { words: 'red\nblue' }],
    ['list_versions', version_id, { words: 'red' }],
    ['saved_results', result_id, {}],
    ['projects', project_id, { state: '{}' }],
    ['shares', share_id, {}],
  ] as const)
    await addTexts(database, kysely, table, { userId: user_id, id }, texts)
  const { id: mark_id } = await kysely
    .insertInto('marks')
    .values({ user_id, project_id, starred_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await kysely.insertInto('mark_tags').values({ user_id, mark_id, tag_key: 'ads', tag: 'Ads' }).execute()
  await kysely
    .insertInto('project_people')
    .values({ user_id, project_id, email: '', email_key: '', role: 'viewer', invited_at: now })
    .execute()
  await kysely
    .insertInto('joined_projects')
    .values({ user_id, owner_id: user_id, project_id, joined_at: now })
    .execute()
  await kysely
    .insertInto('project_history')
    .values({ user_id, project_id, person_id: user_id, event: 'joined', happened_at: now })
    .execute()
  await kysely
    .insertInto('sandbox_subscriptions')
    .values({ user_id, id: user_id, plan: 'monthly', status: 'active', created_at: now })
    .execute()
  return user_id
}

async function addProject({ now }: Database, kysely: Database['kysely'], userId: string): Promise<number> {
  const row = { user_id: userId, name: 'Shoes', created_at: now, updated_at: now }
  const { id } = await kysely.insertInto('projects').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

async function addList(
  { kysely, now }: Database,
  userId: string,
  references: { folder_id?: number; project_id?: number },
): Promise<number> {
  const content = { name: 'Colors', word_count: 2, preview: 'red, blue' }
  const { id } = await kysely
    .insertInto('saved_lists')
    .values({ user_id: userId, ...references, ...content, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function addResult({ kysely, now }: Database, userId: string, projectId: number): Promise<number> {
  const content = { name: 'Foxes', combination_count: '2', preview: 'red fox', separator: ' ', wrap: 'none' }
  const { id } = await kysely
    .insertInto('saved_results')
    .values({ user_id: userId, project_id: projectId, ...content, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
