import {
  type Endpoint,
  type Folder,
  folders,
  type Project,
  type ProjectSummary,
  projects,
  type SavedList,
  type SavedListSummary,
  type SavedResult,
  type SavedResultSummary,
  savedLists,
  savedResults,
  type TrashedItem,
  trash,
} from '@wordloom/contract'
import type { Visitor } from '../network/visitor.ts'
import { soon } from '../soon.ts'
import { anItem, type Holdings, type Item, keyOf } from './holdings.ts'
import { digestOf } from './ledger.ts'

export type Known = Map<string, string>

export async function readLibrary(server: Visitor, known: Known): Promise<Holdings> {
  const read = async <Reply>(endpoint: Endpoint, path = endpoint.path) => {
    const answer = await soon(async () => {
      const once = await server.get(path)
      // Unlike changes, reading may wait.
      if (once.status === 503) throw new Error(`${path} is not available.`)
      return once
    })
    if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}.`)
    return (await answer.json()) as Reply
  }
  const summaries = <Summary>(endpoint: Endpoint) =>
    read<readonly Summary[]>(endpoint, `${endpoint.path}?view=summary`)
  const seen: Holdings = new Map()
  const add = (item: Item) => seen.set(keyOf(item.kind, item.id), item)

  const contentOf = async (
    kind: 'list' | 'result' | 'project',
    { id, version }: { readonly id: number; readonly version: number },
    readContent: (path: string) => Promise<string>,
  ) => {
    const key = `${kind} ${id} ${version}`
    const content = known.get(key) ?? digestOf(await readContent(String(id)))
    known.set(key, content)
    return content
  }

  for (const list of await summaries<SavedListSummary>(savedLists.list)) {
    const { id, name, folderId, projectId } = list
    const content = await contentOf('list', list, async () => {
      const { words } = await read<SavedList>(savedLists.read, `${savedLists.list.path}/${id}`)
      if (words.length !== list.wordCount) throw new Error(`List ${id} has not as many words as it says.`)
      return words.join('\n')
    })
    add(anItem('list', id, { name, content, folderId, projectId }))
  }
  for (const result of await summaries<SavedResultSummary>(savedResults.list)) {
    const { id, name, projectId } = result
    const content = await contentOf('result', result, async () => {
      const { combinations } = await read<SavedResult>(savedResults.read, `${savedResults.list.path}/${id}`)
      if (combinations?.length !== result.combinationCount) {
        throw new Error(`Result ${id} has not as many combinations as it says.`)
      }
      return combinations.join('\n')
    })
    add(anItem('result', id, { name, content, projectId }))
  }
  for (const project of await summaries<ProjectSummary>(projects.list)) {
    const { id, name } = project
    const content = await contentOf('project', project, async () => {
      const { columns } = await read<Project>(projects.read, `${projects.list.path}/${id}`)
      return columns.map(({ words }) => words).join('\n\n')
    })
    add(anItem('project', id, { name, content }))
  }
  for (const { id, name, color } of await read<readonly Folder[]>(folders.list)) {
    add(anItem('folder', id, { name, content: digestOf(color) }))
  }
  for (const { kind, id, name } of await read<readonly TrashedItem[]>(trash.list)) {
    add(anItem(kind, id, { name, isDeleted: true }))
  }
  return seen
}
