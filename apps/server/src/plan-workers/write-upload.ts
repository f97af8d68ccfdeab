import { setImmediate as nextTurn } from 'node:timers/promises'
import type { MessagePort } from 'node:worker_threads'
import { makeZip } from 'client-zip'
import { sendChunks } from './send-chunks.ts'
import { openFiles, type UploadTask } from './uploads.ts'

/** One file as it is, several as a ZIP. */
export function writeUpload({
  task,
  isZip,
  port,
}: {
  readonly task: UploadTask
  readonly isZip: boolean
  readonly port: MessagePort
}): Promise<void> {
  const chunks = isZip ? makeZip(entriesOf(task)) : onlyFileOf(task)
  return sendChunks(port, { length: null, chunks })
}

function* onlyFileOf(task: UploadTask): Iterable<Uint8Array | null> {
  for (const { chunks } of openFiles(task)) yield* chunks
}

function* entriesOf(task: UploadTask) {
  for (const { name, chunks } of openFiles(task))
    yield { name, lastModified: new Date(), input: withoutPauses(chunks) }
}

async function* withoutPauses(chunks: Iterable<Uint8Array | null>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (const chunk of chunks) {
    if (chunk === null) await nextTurn()
    else yield new Uint8Array(chunk)
  }
}
