import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { accounts, ERRORS, READINESS_PATH, SavedList, savedLists, sessions } from '@wordloom/contract'
import { openDatabase } from '@wordloom/server/internal/database/open'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { SILENT_LOG } from '../../src/database/database.ts'
import { aSmallDisk, HAS_SMALL_DISKS } from '../../src/disk/small-disk.ts'
import { aVisitor, type Visitor } from '../../src/network/visitor.ts'
import { aServerProcess, type ServerProcess } from '../../src/server/process.ts'
import { soon } from '../../src/soon.ts'

const PASSWORD = 'seven looms at dusk'
const EMAIL = 'ann@loom.example'
const TIMEOUT_MS = 120_000

const WORDS = Array.from({ length: 25_000 }, (_, at) => `word number ${at} of many`)
const MORE_WORDS = Array.from({ length: 220_000 }, (_, at) => `word number ${at} of many`)

describe.runIf(HAS_SMALL_DISKS)('R3 a server with a full disk', () => {
  it(
    'refuses new data and does everything else, without losing anything, until there is space again',
    async () => {
      await using disk = await aSmallDisk(88)
      await disk.take(24)
      const place = { dataFolder: disk.folder, url: null }
      await using server = await aServerProcess(place)
      const ann = aVisitor(server.origin)
      expect((await ann.call(accounts.signUp, { body: { email: EMAIL, password: PASSWORD } })).status).toBe(
        201,
      )
      const small = await save(ann, ['boot'])
      const large = await save(ann, MORE_WORDS)
      const kept = [await save(ann), await save(ann)]
      await soon(async () => expect(await reserveOf(disk.folder)).toBe(16 * 1024 * 1024))

      // The server fills the disk itself, except for its reserve.
      for (let answer = await post(ann); ; answer = await post(ann)) {
        if (answer.status !== 201) {
          const { status, message } = ERRORS.storage_full
          expect([answer.status, await answer.json()]).toEqual([status, { message, code: 'storage_full' }])
          break
        }
        kept.push(SavedList.parse(await answer.json()))
      }
      expect(kept.length).toBeGreaterThan(5)
      expect(await reserveOf(disk.folder)).toBe(16 * 1024 * 1024)
      expect((await rename(ann, small.id, 'Boots')).status).toBe(200)

      await disk.fill()
      expect(await readiness(server)).toEqual([503, { status: 'storage' }])
      for (const { id, words } of kept) expect((await read(ann, id)).words).toEqual(words)
      const summaries = await ann.get(`${savedLists.list.path}?view=summary`)
      expect(await summaries.json()).toHaveLength(kept.length + 2)
      expect((await ann.call(savedLists.remove, { params: paramsOf(large) })).status).toBe(204)
      const [gone, ...rest] = kept
      expect((await ann.call(savedLists.remove, { params: paramsOf(gone) })).status).toBe(204)
      expect((await ann.call(savedLists.read, { params: paramsOf(gone) })).status).toBe(404)
      expect((await ann.call(savedLists.restore, { params: paramsOf(gone) })).status).toBe(507)
      const again = aVisitor(server.origin)
      expect((await again.call(sessions.signIn, { body: { email: EMAIL, password: PASSWORD } })).status).toBe(
        200,
      )
      // Small writes keep working, because their log space is reused.
      for (const { id } of rest) {
        expect((await again.call(savedLists.remove, { params: { id: String(id) } })).status).toBe(204)
        expect((await rename(again, small.id, `Boots without ${id}`)).status).toBe(200)
      }
      expect((await post(again, ['hat'])).status).toBe(507)
      const download = await again.get(accounts.download.path)
      expect(download.status).toBe(200)
      expect((await download.arrayBuffer()).byteLength).toBeGreaterThan(1_000_000)
      expect((await fetch(`${server.origin}/`)).status).toBe(200)
      expect(await readiness(server)).toEqual([503, { status: 'storage' }])

      await disk.clear()
      const last = await save(ann, ['hat'])
      expect(await readiness(server)).toEqual([200, { status: 'ready' }])
      await soon(async () => expect(await reserveOf(disk.folder)).toBe(16 * 1024 * 1024))
      for (const { id } of rest) await ann.call(savedLists.restore, { params: { id: String(id) } })
      for (const { id, words } of [...rest, last]) expect((await read(ann, id)).words).toEqual(words)
      expect(await server.stop()).toBe(0)
      await expectWhole(disk.folder)
    },
    TIMEOUT_MS,
  )

  it('writes what needs more space than is left, once, in the space that it kept back', async () => {
    await using disk = await aSmallDisk(48)
    const told: string[] = []
    const log = { ...SILENT_LOG, warn: (_details: object, message: string) => void told.push(message) }
    const database = await openDatabase({ dataFolder: disk.folder, url: null, log })
    database.hasRoom(0)
    await soon(async () => expect(await reserveOf(disk.folder)).toBe(16 * 1024 * 1024))
    await disk.fill()
    const write = () =>
      database.transaction((transaction) =>
        sql`insert into audit_log (at, action, details) values (0, 'a', hex(randomblob(1000000)))`.execute(
          transaction,
        ),
      )
    await write()
    expect(told).toContain('the disk is full, so the reserved space was released')
    await expect(reserveOf(disk.folder)).rejects.toMatchObject({ code: 'ENOENT' })
    await database.close()
    await expectWhole(disk.folder)
  })

  it(
    'starts after it was killed',
    async () => {
      await using disk = await aSmallDisk(48)
      const place = { dataFolder: disk.folder, url: null }
      const killed = await aServerProcess(place)
      const ann = aVisitor(killed.origin)
      await ann.call(accounts.signUp, { body: { email: EMAIL, password: PASSWORD } })
      const kept = [await save(ann), await save(ann)]
      await soon(async () => expect(await reserveOf(disk.folder)).toBe(16 * 1024 * 1024))
      await disk.fill()
      expect((await post(ann)).status).toBe(507)
      await disk.fill()
      await killed.kill()

      await using server = await aServerProcess(place)
      for (const { id, words } of kept) expect((await read(ann.at(server.origin), id)).words).toEqual(words)
      expect((await post(ann.at(server.origin))).status).toBe(507)
      await disk.clear()
      await save(ann.at(server.origin))
    },
    TIMEOUT_MS,
  )

  it(
    'starts even without its reserve, reads, and saves again once there is space',
    async () => {
      await using disk = await aSmallDisk(48)
      const place = { dataFolder: disk.folder, url: null }
      const killed = await aServerProcess(place)
      const ann = aVisitor(killed.origin)
      await ann.call(accounts.signUp, { body: { email: EMAIL, password: PASSWORD } })
      const kept = [await save(ann), await save(ann)]
      await soon(async () => expect(await reserveOf(disk.folder)).toBe(16 * 1024 * 1024))
      await killed.kill()
      await rm(join(disk.folder, 'reserve'))
      await disk.fill()

      await using server = await aServerProcess(place)
      const again = ann.at(server.origin)
      for (const { id, words } of kept) expect((await read(again, id)).words).toEqual(words)
      expect((await again.call(savedLists.remove, { params: paramsOf(kept[0]) })).status).toBe(507)
      await disk.clear()
      expect((await again.call(savedLists.remove, { params: paramsOf(kept[0]) })).status).toBe(204)
      await save(again)
      expect(await server.stop()).toBe(0)
      await expectWhole(disk.folder)
    },
    TIMEOUT_MS,
  )
})

function post(visitor: Visitor, words: readonly string[] = WORDS): Promise<Response> {
  return visitor.call(savedLists.create, { body: { name: 'Many', words: [...words] } })
}

async function save(visitor: Visitor, words = WORDS): Promise<SavedList> {
  const answer = await post(visitor, words)
  expect(answer.status).toBe(201)
  return SavedList.parse(await answer.json())
}

async function read(visitor: Visitor, id: number): Promise<SavedList> {
  return SavedList.parse(await (await visitor.call(savedLists.read, { params: { id: String(id) } })).json())
}

function rename(visitor: Visitor, id: number, name: string): Promise<Response> {
  return visitor.call(savedLists.rename, { params: { id: String(id) }, body: { name } })
}

function paramsOf(list: SavedList | undefined): { id: string } {
  return { id: String(list?.id) }
}

async function readiness({ origin }: ServerProcess): Promise<[number, unknown]> {
  const answer = await fetch(`${origin}${READINESS_PATH}`)
  return [answer.status, await answer.json()]
}

async function reserveOf(folder: string): Promise<number> {
  return (await stat(join(folder, 'reserve'))).size
}

async function expectWhole(dataFolder: string): Promise<void> {
  const database = await openDatabase({ dataFolder, url: null, log: SILENT_LOG })
  const { rows } = await sql<object>`pragma integrity_check`.execute(database.kysely)
  expect(rows).toEqual([{ integrity_check: 'ok' }])
  await database.close()
}
