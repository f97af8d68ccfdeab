import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { accounts, savedLists, sessions } from '@wordloom/contract'
import { aPlaceForADatabase, DATABASES } from '@wordloom/testing/database/database'
import { anEmptyPlace } from '@wordloom/testing/database/empty-place'
import { aVisitor, type Visitor } from '@wordloom/testing/network/visitor'
import { operate } from '@wordloom/testing/server/command'
import { aServerProcess } from '@wordloom/testing/server/process'
import { soon } from '@wordloom/testing/soon'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { DatabaseSettings } from '../database/database.ts'
import { openDatabase } from '../database/open.ts'
import { check } from './restore.ts'

const PEOPLE = 4
const PASSWORD = 'seven looms at dusk'
const WRITES_BEFORE = 100
const WRITES_WITHIN = 50
const WORDS = 200
const TIMEOUT_MS = 120_000

describe.each(DATABASES)('R16 a backup of %s while users write, restored on another machine', (kind) => {
  it(
    'holds everything acknowledged before it began, and lets users in only by password',
    async () => {
      await using place = await aPlaceForADatabase(kind)
      await using machine = await anEmptyPlace(kind)
      const folder = join(machine.settings.dataFolder, 'from-elsewhere')
      const server = await aServerProcess(place.settings)
      const people = await Promise.all(Array.from({ length: PEOPLE }, (_, at) => signUp(server.origin, at)))
      const ledger = new Map<string, string>()
      const stop = new AbortController()
      const writing = people.map((person, at) => keepWriting(person, `person-${at}`, ledger, stop.signal))
      await soon(() => expect(ledger.size).toBeGreaterThanOrEqual(WRITES_BEFORE))

      const before = new Map(ledger)
      const made = await operate('backup', place.settings, ['--to', folder])
      expect(made).toMatchObject({ code: 0, errors: '' })
      const file = made.output.slice(0, made.output.indexOf(' ('))
      await soon(() => expect(ledger.size).toBeGreaterThanOrEqual(before.size + WRITES_WITHIN))
      stop.abort()
      await Promise.all(writing)
      await server.kill()

      const restored = await operate('restore', machine.settings, [file])
      expect(restored).toMatchObject({ code: 0, errors: '' })

      const { rows } = await check(file)
      const found = await takeStock(machine.settings)
      expect(found.counts).toEqual({
        users: rows['users'],
        saved_lists: rows['saved_lists'],
        folders: rows['folders'],
        sessions: 0,
      })
      expect(rows['sessions']).toBeGreaterThanOrEqual(PEOPLE)
      expect(found.torn).toEqual([])
      const missing = [...before].filter(([name, digest]) => found.digests.get(name) !== digest)
      expect(missing).toEqual([])

      await using next = await aServerProcess(machine.settings)
      for (const [at, visitor] of people.entries()) {
        expect((await visitor.at(next.origin).call(sessions.currentUser)).status).toBe(401)
        const again = aVisitor(next.origin)
        expect((await again.call(sessions.signIn, { body: credentialsOf(at) })).status).toBe(200)
        const lists = await again.get('/api/saved-lists?view=summary')
        expect(await lists.json()).toHaveLength(
          [...found.digests.keys()].filter((name) => name.startsWith(`person-${at}-`)).length,
        )
      }
    },
    TIMEOUT_MS,
  )
})

function credentialsOf(at: number) {
  return { email: `person-${at}@loom.example`, password: PASSWORD }
}

async function signUp(origin: string, at: number): Promise<Visitor> {
  const visitor = aVisitor(origin)
  expect((await visitor.call(accounts.signUp, { body: credentialsOf(at) })).status).toBe(201)
  return visitor
}

async function keepWriting(
  visitor: Visitor,
  name: string,
  ledger: Map<string, string>,
  signal: AbortSignal,
): Promise<void> {
  for (let number = 0; !signal.aborted; number++) {
    const list = { name: `${name}-${number}`, words: wordsOf(number) }
    const answer = await visitor.call(savedLists.create, { body: list })
    expect(answer.status).toBe(201)
    await answer.arrayBuffer()
    ledger.set(list.name, digestOf(list.words.join('\n')))
  }
}

function wordsOf(number: number): string[] {
  return Array.from({ length: WORDS }, (_, at) => `mot ${number} ß 🧵 ${at}`)
}

async function takeStock(settings: DatabaseSettings) {
  const database = await openDatabase(settings)
  const { kysely } = database
  const count = async (table: 'users' | 'saved_lists' | 'folders' | 'sessions') => {
    const query = kysely.selectFrom(table).select(({ fn }) => fn.countAll<number>().as('count'))
    return (await query.executeTakeFirstOrThrow()).count
  }
  const counts = {
    users: await count('users'),
    saved_lists: await count('saved_lists'),
    folders: await count('folders'),
    sessions: await count('sessions'),
  }
  const lists = await kysely
    .selectFrom('saved_lists')
    .innerJoin('list_texts', 'list_texts.id', 'saved_lists.id')
    .select(['name', 'word_count', sql<string>`words`.as('words')])
    .execute()
  await database.close()
  return {
    counts,
    digests: new Map(lists.map(({ name, words }) => [name, digestOf(words)])),
    torn: lists.filter(({ words, word_count }) => words.split('\n').length !== word_count),
  }
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
