import { folders, type SavedListSummary, savedLists } from '@wordloom/contract'
import { LibraryError } from '../library-error.ts'
import { writeText } from '../output/output.ts'
import type { Server } from './server.ts'
import { LIST_TEXTS, LISTS_TEXTS as T } from './texts.ts'

export async function readSummaries(server: Server): Promise<readonly SavedListSummary[]> {
  const lists = await server.call(savedLists.list, { query: { view: 'summary' } })
  return lists.filter((list): list is SavedListSummary => 'preview' in list)
}

/** Digits are an id if a list has that id, and a name otherwise. @throws {LibraryError} */
export function findList(lists: readonly SavedListSummary[], text: string): SavedListSummary {
  const byId = lists.find(({ id }) => String(id) === text)
  if (byId !== undefined) return byId
  const [named, ...others] = listsNamed(lists, text)
  if (named === undefined) throw new LibraryError(LIST_TEXTS.unknown(text))
  if (others.length === 0) return named
  const ids = [named, ...others].map(({ id }) => id)
  throw new LibraryError(LIST_TEXTS.ambiguous(text, ids))
}

export function listsNamed(lists: readonly SavedListSummary[], name: string): readonly SavedListSummary[] {
  return lists.filter((list) => list.name === name)
}

export async function writeLists(server: Server, isJson: boolean): Promise<void> {
  const [lists, inFolders] = await Promise.all([readSummaries(server), server.call(folders.list)])
  const nameById = new Map(inFolders.map(({ id, name }) => [id, name]))
  const folderOf = ({ folderId }: SavedListSummary) =>
    folderId === null ? null : (nameById.get(folderId) ?? null)
  if (isJson) {
    const known = lists.map((list) => ({ ...list, folder: folderOf(list) }))
    writeText(`${JSON.stringify(known, null, 2)}\n`)
  } else if (lists.length === 0) writeText(T.none)
  else writeText(toTable(lists.map((list) => toRow(list, folderOf(list) ?? ''))))
}

type Row = typeof T.headings | ReturnType<typeof toRow>

function toRow({ id, name, wordCount, updatedAt }: SavedListSummary, folder: string) {
  return { id: String(id), name, words: String(wordCount), folder, changed: updatedAt.slice(0, 10) }
}

function toTable(lists: readonly Row[]): string {
  const rows = [T.headings, ...lists]
  const widthOf = (column: keyof Row) => Math.max(...rows.map((row) => row[column].length))
  const [id, name, words, folder] = [widthOf('id'), widthOf('name'), widthOf('words'), widthOf('folder')]
  const lines = rows.map((row) =>
    [
      row.id.padStart(id),
      row.name.padEnd(name),
      row.words.padStart(words),
      row.folder.padEnd(folder),
      row.changed,
    ].join('  '),
  )
  return `${lines.join('\n')}\n`
}
