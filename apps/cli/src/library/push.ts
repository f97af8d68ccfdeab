import { randomUUID } from 'node:crypto'
import { parse } from 'node:path'
import { folders, savedLists } from '@wordloom/contract'
import { readWords } from '../input/read-file.ts'
import { LibraryError } from '../library-error.ts'
import { writeText } from '../output/output.ts'
import type { PushCommand } from './command.ts'
import { listsNamed, readSummaries } from './lists.ts'
import { Refusal, type Server } from './server.ts'
import { LIST_TEXTS as T } from './texts.ts'

const SUMMARY = { query: { view: 'summary' } } as const

export async function push(server: Server, command: PushCommand): Promise<void> {
  const { file, reading, folder, replaces, name = parse(file).name } = command
  const lines = await readWords(file, reading)
  const words = lines.filter((word) => word.trim() !== '')
  if (words.length < lines.length) console.error(T.dropped(lines.length - words.length))
  const folderId = folder === undefined ? undefined : await findFolder(server, folder)

  const [existing, ...others] = listsNamed(await readSummaries(server), name.trim())
  if (existing === undefined) {
    const body = { name, words, ...(folderId !== undefined && { folderId }) }
    const made = await server.call(savedLists.create, { body, key: randomUUID(), ...SUMMARY })
    writeText(T.saved(made.name, made.id, words.length))
    return
  }
  const { id, version } = existing
  if (!replaces) throw new LibraryError(T.exists(existing.name, id))
  if (others.length > 0) {
    const ids = [existing, ...others].map((list) => list.id)
    throw new LibraryError(T.ambiguous(existing.name, ids))
  }
  await server
    .call(savedLists.replace, { params: { id }, body: { name, words }, version, ...SUMMARY })
    .catch((error: unknown) => {
      if (error instanceof Refusal && error.status === 412) throw new LibraryError(T.changed(name))
      throw error
    })
  if (folderId !== undefined && folderId !== existing.folderId) {
    await server.call(savedLists.setFolder, { params: { id }, body: { folderId } })
  }
  writeText(T.replaced(existing.name, id, words.length))
}

async function findFolder(server: Server, name: string): Promise<number> {
  const [found, ...others] = (await server.call(folders.list)).filter((folder) => folder.name === name)
  if (found === undefined) throw new LibraryError(T.noFolder(name))
  if (others.length > 0) throw new LibraryError(T.ambiguousFolder(name))
  return found.id
}
