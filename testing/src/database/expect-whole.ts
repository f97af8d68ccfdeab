import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '@wordloom/server/internal/database/database'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { expectRightTotals } from './expect-right-totals.ts'

export async function expectWhole(database: Database, dataFolder: string): Promise<void> {
  await expectWholeLibrary(database)
  await expectRightTotals(database)
  await expectWholeAccounts(database, dataFolder)
}

async function expectWholeLibrary({ kysely }: Database): Promise<void> {
  const lists = await kysely
    .selectFrom('saved_lists')
    .leftJoin('list_texts as texts', (join) =>
      join.onRef('texts.user_id', '=', 'saved_lists.user_id').onRef('texts.id', '=', 'saved_lists.id'),
    )
    .selectAll('saved_lists')
    .select(sql<string>`coalesce(words, 'missing')`.as('text'))
    .execute()
  expect(lists.filter(isTorn)).toEqual([])
  const versions = await kysely
    .selectFrom('list_versions')
    .leftJoin('version_texts as texts', (join) =>
      join.onRef('texts.user_id', '=', 'list_versions.user_id').onRef('texts.id', '=', 'list_versions.id'),
    )
    .selectAll('list_versions')
    .select(sql<string>`coalesce(words, 'missing')`.as('text'))
    .execute()
  expect(versions.filter(isTorn)).toEqual([])
  // A list and what it was before its change are saved together. The workload's changes all change words.
  const kept = new Set(versions.map(({ list_id }) => list_id))
  expect(lists.filter(({ id, version }) => version > 1 !== kept.has(id))).toEqual([])
  const results = await kysely
    .selectFrom('saved_results')
    .leftJoin('result_texts as texts', (join) =>
      join.onRef('texts.user_id', '=', 'saved_results.user_id').onRef('texts.id', '=', 'saved_results.id'),
    )
    .selectAll('saved_results')
    .select(sql<string | null>`combinations`.as('text'))
    .select(sql<string | null>`recipe`.as('json'))
    .execute()
  const tornResults = results.filter(({ text: combinations, json: recipe, combination_count, bytes }) => {
    const isCounted = combinations === null || combinations.split('\n').length === Number(combination_count)
    return !isCounted || Buffer.byteLength(combinations ?? '') + Buffer.byteLength(recipe ?? '') !== bytes
  })
  expect(tornResults.map(({ id }) => id)).toEqual([])

  for (const [parents, column] of [
    ['folders', 'folder_id'],
    ['projects', 'project_id'],
  ] as const) {
    const rows = await kysely.selectFrom(parents).select('id').where('deleted_at', 'is', null).execute()
    const open = new Set(rows.map(({ id }) => id))
    const astray = lists.filter(
      (list) => list.deleted_at === null && list[column] !== null && !open.has(list[column]),
    )
    expect(astray).toEqual([])
  }
  // A key without an item would block its request forever.
  const keys = await kysely.selectFrom('idempotency_keys').select('item_id').execute()
  expect(keys.length).toBeGreaterThan(0)
  expect(keys.filter((row) => row.item_id === 0)).toEqual([])
}

function isTorn(row: {
  readonly text: string
  readonly word_count: number
  readonly bytes: number
  readonly preview: string
}): boolean {
  const items = row.text.split('\n')
  const isPreviewed = JSON.stringify(items.slice(0, 3)) === row.preview
  return items.length !== row.word_count || Buffer.byteLength(row.text) !== row.bytes || !isPreviewed
}

async function expectWholeAccounts({ kysely }: Database, dataFolder: string): Promise<void> {
  const people = kysely.selectFrom('users').where('is_admin', '=', 0)
  const users = await people.select(['id', 'email']).execute()
  const sessions = await kysely.selectFrom('sessions').select('user_id').execute()
  const signUps = kysely.selectFrom('audit_log').where('action', '=', 'sign_up')
  const records = await signUps.select('subject_id').execute()
  const waiting = await kysely.selectFrom('outbox').select('recipient').execute()
  const asked = new Set([...waiting.map(({ recipient }) => recipient), ...(await recipientsIn(dataFolder))])
  const signedIn = new Set(sessions.map((row) => row.user_id))
  const recorded = new Set(records.map((row) => row.subject_id))
  expect(users.length).toBeGreaterThan(0)
  expect(
    users.filter(({ id, email }) => !(signedIn.has(id) && recorded.has(id) && asked.has(email))),
  ).toEqual([])
}

async function recipientsIn(dataFolder: string): Promise<string[]> {
  const folder = join(dataFolder, 'mail')
  const names = await readdir(folder).catch(() => [])
  const mails = names.filter((name) => name.endsWith('.eml'))
  const texts = await Promise.all(mails.map((name) => readFile(join(folder, name), 'utf8')))
  return texts.map((text) => /^To: (.+)$/m.exec(text)?.[1]?.trim() ?? '')
}
