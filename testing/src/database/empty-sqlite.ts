import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DatabaseSettings } from '@wordloom/server/internal/database/database'
import { openDatabase } from '@wordloom/server/internal/database/open'
import { memoryFolder } from '../disk/memory-folder.ts'

interface File {
  readonly name: string
  readonly content: Buffer
}

let files: Promise<readonly File[]> | null = null

/** Copies a prepared database, because creating its tables takes longer than most tests. */
export async function putEmptySqlite(folder: string): Promise<void> {
  files ??= makeOnce()
  for (const { name, content } of await files) await writeFile(join(folder, name), content)
}

async function makeOnce(): Promise<readonly File[]> {
  const folder = await mkdtemp(join(memoryFolder(), 'wordloom-empty-'))
  const log: DatabaseSettings['log'] = { info() {}, warn() {}, error() {}, fatal() {} }
  const database = await openDatabase({ dataFolder: folder, url: null, log })
  await database.close()
  const names = await readdir(folder)
  const made = await Promise.all(
    names.map(async (name) => ({ name, content: await readFile(join(folder, name)) })),
  )
  await rm(folder, { recursive: true })
  return made
}
