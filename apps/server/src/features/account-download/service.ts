import { RequestError } from '../../errors.ts'
import { heldByCurrent } from '../../memory/held-memory.ts'
import type { Text } from '../../memory/text.ts'
import type { AuditLog } from '../../ports/audit-log.ts'
import { perAccount, type RateLimits } from '../../ports/rate-limits.ts'
import { documentOf } from './document.ts'
import type { DownloadStorage } from './storage.ts'
import { linesOf, type TextFile, toTextFiles } from './text-files.ts'

export interface ArchiveFile {
  readonly name: string
  readonly lastModified: Date
  readonly input: AsyncIterable<string>
}

interface DownloadParts {
  readonly storage: DownloadStorage
  readonly rateLimits: Pick<RateLimits, 'take'>
  readonly auditLog: AuditLog
}

export type AccountDownload = ReturnType<typeof createAccountDownload>

/** Reads items one at a time: each is complete, but those saved meanwhile may be missing. */
export function createAccountDownload({ storage, rateLimits, auditLog }: DownloadParts) {
  return {
    async open(userId: string, address: string): Promise<AsyncIterable<ArchiveFile>> {
      await rateLimits.take([perAccount('downloadPerAccount', userId)])
      const found = await storage.findUser(userId)
      if (found === null) throw new RequestError('unauthorized')
      await storage.transaction((transaction) =>
        auditLog.record(transaction, {
          action: 'account_downloaded',
          actorId: userId,
          subjectId: userId,
          address,
        }),
      )
      const lists = toTextFiles('lists', await storage.listHeads(userId))
      const results = toTextFiles('results', await storage.resultHeads(userId))
      return filesOf(found, lists, results)
    },
  }

  async function* filesOf(
    found: NonNullable<Awaited<ReturnType<DownloadStorage['findUser']>>>,
    lists: readonly TextFile[],
    results: readonly TextFile[],
  ): AsyncGenerator<ArchiveFile> {
    const { user, readAt } = found
    yield {
      name: 'account.json',
      lastModified: new Date(readAt),
      input: heldByCurrent(documentOf(storage, found, { lists, results })),
    }
    yield* textsOf(lists, async (id) => {
      const list = await storage.findList(user.id, id)
      return list === undefined || list.wordCount === 0
        ? null
        : storage.findText('saved_lists', 'words', user.id, id)
    })
    yield* textsOf(results, async (id) => {
      const result = await storage.findResult(user.id, id)
      return result === undefined || result.combinationCount === '0'
        ? null
        : storage.findText('saved_results', 'combinations', user.id, id)
    })
  }
}

async function* textsOf(
  files: readonly TextFile[],
  read: (id: number) => Promise<Text | null>,
): AsyncGenerator<ArchiveFile> {
  for (const { id, file, updatedAt } of files) {
    if (file === null) continue
    const text = await read(id)
    yield { name: file, lastModified: new Date(updatedAt), input: heldByCurrent(linesOf(text)) }
  }
}
