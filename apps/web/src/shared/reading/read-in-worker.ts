import type { ReadingOptions } from '@wordloom/reading'
import { wrap } from 'comlink'
import { toScriptUrl } from '../lib/trusted-types.ts'
import type { ReadOutcome, Taking } from './read-source.ts'
import type { ReadingApi } from './reading.worker.ts'
import workerUrl from './reading.worker.ts?worker&url'
import { READING_TEXTS } from './texts.ts'

/** Each source gets a worker of its own, so that the memory is free again when it was read. */
export async function readInWorker(
  source: Blob | string,
  options: ReadingOptions,
  taking: Taking,
): Promise<ReadOutcome> {
  const worker = new Worker(toScriptUrl(workerUrl), { type: 'module', name: 'reading' })
  const failure = new Promise<ReadOutcome>((resolve) => {
    worker.addEventListener('error', () =>
      resolve({ kind: 'refused', message: READING_TEXTS.unreadable, problem: null }),
    )
  })
  try {
    return await Promise.race([wrap<ReadingApi>(worker).read(source, options, taking), failure])
  } finally {
    worker.terminate()
  }
}
