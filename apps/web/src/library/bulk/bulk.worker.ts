import { projects, type SavedListSummary, savedLists, savedResults, toFileNames } from '@wordloom/contract'
import { makeZip } from 'client-zip'
import { expose } from 'comlink'
import { ApiError, call, NetworkError } from '#platform/lib/api.ts'
import { toOutcome } from '../content/outcome.ts'

export interface ArchivedItem {
  readonly kind: 'list' | 'result'
  readonly id: number
  readonly name: string
}

export interface MergedCounts {
  readonly words: number
  readonly different: number
}

interface MergedDraft {
  readonly name: string
  readonly removesDuplicates: boolean
  readonly folderId: number | null
  readonly projectId: number | null
  readonly account: Account
}

/** The owner's, if the items aren't the user's own. */
type Account = string | undefined

type OnProgress = (finished: number) => void

let joined: string[] = []
let different: string[] = []

const bulk = {
  archive: (items: readonly ArchivedItem[], account: Account, onProgress: OnProgress) =>
    toOutcome(() => collect(makeZip(filesOf(items, account, onProgress)))),

  readLists: (ids: readonly number[], account: Account, onProgress: OnProgress) =>
    toOutcome(async (): Promise<MergedCounts> => {
      const lists: string[][] = []
      for (const id of ids) {
        lists.push(await readWords(id, account))
        onProgress(lists.length)
      }
      joined = lists.flat()
      different = [...new Set(joined)]
      return { words: joined.length, different: different.length }
    }),

  createMerged: ({ removesDuplicates, account, ...draft }: MergedDraft, idempotencyKey: string) =>
    toOutcome(async () => {
      const words = removesDuplicates ? different : joined
      const { name, projectId } = draft
      const made =
        account === undefined || projectId === null
          ? await call(savedLists.create, {
              query: { view: 'summary' },
              body: { ...draft, words },
              idempotencyKey,
            })
          : await call(projects.addList, {
              params: { id: projectId },
              query: { view: 'summary', account },
              body: { name, words },
              idempotencyKey,
            })
      return made as SavedListSummary
    }),
}

export type BulkApi = typeof bulk

expose(bulk)

async function* filesOf(items: readonly ArchivedItem[], account: Account, onProgress: OnProgress) {
  const names = toFileNames(items.map(({ name }) => name))
  for (const [at, item] of items.entries()) {
    onProgress(at)
    const input = item.kind === 'list' ? await listText(item.id, account) : await resultText(item.id, account)
    yield { name: names[at] ?? '', input }
  }
}

async function readWords(id: number, account: Account): Promise<string[]> {
  return (await call(savedLists.read, { params: { id }, query: { account } })).words
}

async function listText(id: number, account: Account): Promise<string> {
  const words = await readWords(id, account)
  return words.length === 0 ? '' : `${words.join('\n')}\n`
}

async function resultText(id: number, account: Account): Promise<ReadableStream> {
  const query = new URLSearchParams({ format: 'txt', ...(account !== undefined && { account }) })
  const answer = await fetch(`${savedResults.export.path.replace(':id', String(id))}?${query}`).catch(
    toNetworkError,
  )
  if (!answer.ok) throw new ApiError(answer.status, await answer.text())
  return answer.body ?? new Blob().stream()
}

const PART_BYTES = 8 * 1024 * 1024

/** The browser can write the parts of a blob to disk, so memory never holds a large file. */
async function collect(stream: ReadableStream<Uint8Array>): Promise<Blob> {
  const parts: Blob[] = []
  let chunks: BlobPart[] = []
  let bytes = 0
  const reader = stream.getReader()
  for (;;) {
    const { done, value } = await reader.read().catch(toNetworkError)
    if (done) return new Blob([...parts, ...chunks], { type: 'application/zip' })
    chunks.push(value.slice())
    bytes += value.byteLength
    if (bytes < PART_BYTES) continue
    parts.push(new Blob(chunks))
    chunks = []
    bytes = 0
  }
}

/** A response that breaks off throws a TypeError. */
function toNetworkError(cause: unknown): never {
  throw cause instanceof TypeError ? new NetworkError("We can't reach the server", { cause }) : cause
}
