import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { aPlaceForADatabase } from '@wordloom/testing/database/database'
import { aSmallDisk, HAS_SMALL_DISKS } from '@wordloom/testing/disk/small-disk'
import { describe, expect, it } from 'vitest'
import { MIGRATIONS } from '../../database/migrations/list.ts'
import { openDatabase } from '../../database/open.ts'
import { restore } from '../restore.ts'

const OLD = MIGRATIONS.slice(0, 4)
const NEWEST = MIGRATIONS.at(-1)?.version ?? 0

describe('SQLite before a migration', () => {
  it('is backed up, and can be restored from that backup', async () => {
    await using place = await aPlaceForADatabase('sqlite')
    await putOldDatabase(place.settings)
    await open(place.settings)
    const folder = join(place.settings.dataFolder, 'backups')
    const [name = ''] = await readdir(folder)
    expect(name).toMatch(new RegExp(`^wordloom-\\d{8}T\\d{6}\\.\\d{3}Z-before-schema-${NEWEST}\\.tar$`))

    const { manifest } = await restore({
      file: join(folder, name),
      dataFolder: place.settings.dataFolder,
      databaseUrl: null,
      isReplacing: true,
    })
    expect(manifest).toMatchObject({ schemaVersion: 4, rows: { rate_limits: 1 } })
    const older = await openDatabase(place.settings, OLD)
    expect(await older.kysely.selectFrom('rate_limits').select('key').execute()).toEqual([{ key: 'a' }])
    await older.close()
  })

  it("isn't backed up again if the upgrade was interrupted, but is if an older program served in between", async () => {
    await using place = await aPlaceForADatabase('sqlite')
    await putOldDatabase(place.settings)
    const failing = { version: 6, name: 'failing', statements: () => ['no statement'] }
    const backups = () => readdir(join(place.settings.dataFolder, 'backups'))
    const upgrade = (from: number) =>
      openDatabase(place.settings, [...MIGRATIONS.slice(0, from), { ...failing, version: from + 1 }])
    for (let attempt = 1; attempt <= 2; attempt++) {
      await expect(upgrade(4)).rejects.toThrow('syntax error')
      expect(await backups()).toHaveLength(attempt)
    }
    for (let attempt = 0; attempt < 2; attempt++) {
      await expect(upgrade(5)).rejects.toThrow('syntax error')
      expect(await backups()).toHaveLength(3)
    }
  })

  it("isn't backed up when it is created, nor at each start", async () => {
    await using place = await aPlaceForADatabase('sqlite')
    await open(place.settings)
    await open(place.settings)
    expect(await readdir(place.settings.dataFolder)).not.toContain('backups')
  })

  it('keeps the newest three of these backups', async () => {
    await using place = await aPlaceForADatabase('sqlite')
    const { dataFolder } = place.settings
    for (let upgrade = 0; upgrade < 4; upgrade++) {
      for (const ending of ['', '-wal', '-shm']) {
        await rm(join(dataFolder, `wordloom.db${ending}`), { force: true })
      }
      await putOldDatabase(place.settings)
      await open(place.settings)
    }
    expect(await readdir(join(dataFolder, 'backups'))).toHaveLength(3)
  })

  it.skipIf(!HAS_SMALL_DISKS)('is left unmigrated if there is no room for the backup', async () => {
    await using disk = await aSmallDisk(48)
    await using place = await aPlaceForADatabase('sqlite')
    const settings = { ...place.settings, dataFolder: disk.folder }
    await putOldDatabase(settings)
    await expect(openDatabase(settings)).rejects.toThrow(
      /^The backup before the upgrade couldn't be made\. There isn't enough space for a backup in .*backups: /,
    )
    const older = await openDatabase(settings, OLD)
    expect(await older.kysely.selectFrom('rate_limits').select('key').execute()).toHaveLength(1)
    await older.close()
  })
})

type Settings = Parameters<typeof openDatabase>[0]

async function putOldDatabase(settings: Settings): Promise<void> {
  const older = await openDatabase(settings, OLD)
  await older.kysely.insertInto('rate_limits').values({ key: 'a', count: 1, resets_at: 1 }).execute()
  await older.close()
}

async function open(settings: Settings): Promise<void> {
  const database = await openDatabase(settings)
  await database.close()
}
