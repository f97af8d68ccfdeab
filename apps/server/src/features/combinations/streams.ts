import { fieldError, RequestError } from '../../errors.ts'
import type { OpenedDocument } from '../../plan-workers/plan-workers.ts'
import { COMBINATION_TEXTS as T } from './texts.ts'

const MEGABYTE = 1024 * 1024

export interface StreamLimits {
  readonly atOncePerAccount: number
  readonly megabytes: number
  readonly milliseconds: number
}

const LIMITS: StreamLimits = { atOncePerAccount: 4, megabytes: 2048, milliseconds: 15 * 60_000 }

const RETRY_AFTER_SECONDS = 10

/** A limit that a stream reached after its first bytes. Its connection breaks off, so that no client takes it for whole. */
class StreamCut extends Error {
  override readonly name = 'StreamCut'
}

interface Megabytes {
  spend(userId: string): Promise<void>
}

export function createStreams(account: Megabytes, limits: StreamLimits = LIMITS) {
  const openByUser = new Map<string, number>()

  return {
    /** `left` is aborted when the response is over. @throws {RequestError} `too_many_requests`, `bad_request` */
    async open<Document extends OpenedDocument>(
      userId: string,
      left: AbortSignal,
      tooLong: (megabytes: number) => string,
      openDocument: () => Promise<Document>,
    ): Promise<Document> {
      claim(userId, left)
      await account.spend(userId)
      const document = await openDocument()
      const timer = setTimeout(document.close, limits.milliseconds)
      onAbort(left, () => {
        clearTimeout(timer)
        document.close()
      })
      if (document.length !== null && document.length > BigInt(limits.megabytes * MEGABYTE))
        throw fieldError('count', tooLong(limits.megabytes))
      return { ...document, chunks: pay(document.chunks, userId, tooLong) }
    },
  }

  function claim(userId: string, left: AbortSignal): void {
    const open = openByUser.get(userId) ?? 0
    if (open >= limits.atOncePerAccount)
      throw new RequestError('too_many_requests', {
        message: T.tooManyStreams(limits.atOncePerAccount),
        retryAfter: RETRY_AFTER_SECONDS,
        reason: 'combining',
      })
    openByUser.set(userId, open + 1)
    onAbort(left, () => {
      const others = (openByUser.get(userId) ?? 1) - 1
      if (others === 0) openByUser.delete(userId)
      else openByUser.set(userId, others)
    })
  }

  /** The first megabyte is paid before the first byte. */
  async function* pay(
    chunks: AsyncIterable<Uint8Array>,
    userId: string,
    tooLong: (megabytes: number) => string,
  ): AsyncGenerator<Uint8Array> {
    let bytes = 0
    let paid = 1
    for await (const chunk of chunks) {
      bytes += chunk.length
      if (bytes > limits.megabytes * MEGABYTE) throw new StreamCut(tooLong(limits.megabytes))
      for (; bytes > paid * MEGABYTE; paid++) await account.spend(userId)
      yield chunk
    }
  }
}

function onAbort(signal: AbortSignal, work: () => void): void {
  if (signal.aborted) work()
  else signal.addEventListener('abort', work, { once: true })
}
