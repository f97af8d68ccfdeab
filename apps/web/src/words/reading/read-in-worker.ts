import type { ReadingOptions } from '@wordloom/reading'
import { WorkerFailure, WorkerLink } from '#platform/lib/worker-link.ts'
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
  const link = new WorkerLink<ReadingApi>(workerUrl, 'reading')
  try {
    return await link.ask((api) => api.read(source, options, taking))
  } catch (error) {
    if (error instanceof WorkerFailure)
      return { kind: 'refused', message: READING_TEXTS.unreadable, problem: null }
    throw error
  } finally {
    link.end()
  }
}
