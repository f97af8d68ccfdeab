import type { ReadingOptions } from '@wordloom/reading'
import { type Remote, wrap } from 'comlink'
import { toScriptUrl } from '../../shared/lib/trusted-types.ts'
import workerUrl from './import.worker.ts?worker&url'
import type { Choice } from './reading/choose-items.ts'
import type { Reader, Reading, Selection, Source, TakenList } from './reading/reader.ts'

export class StoppedError extends Error {
  override name = 'StoppedError'
}

/** Every pending and later call rejects once the worker is stopped. */
export class ReaderLink {
  readonly #worker: Worker
  readonly #reader: Remote<Reader>
  readonly #end = Promise.withResolvers<never>()

  constructor() {
    this.#worker = new Worker(toScriptUrl(workerUrl), { type: 'module', name: 'import' })
    this.#worker.onerror = (event) =>
      this.#end.reject(new Error(event.message || 'The worker could not start'))
    this.#reader = wrap<Reader>(this.#worker)
    this.#end.promise.catch(() => {})
  }

  read(source: Source, options: ReadingOptions): Promise<Reading> {
    return this.#call(this.#reader.read(source, options))
  }

  compareWith(text: string | null): Promise<void> {
    return this.#call(this.#reader.compareWith(text))
  }

  choose(choice: Choice): Promise<Selection> {
    return this.#call(this.#reader.choose(choice))
  }

  take(): Promise<readonly TakenList[]> {
    return this.#call(this.#reader.take())
  }

  stop(): void {
    this.#worker.terminate()
    this.#end.reject(new StoppedError())
  }

  #call<Answer>(answer: Promise<Answer>): Promise<Answer> {
    return Promise.race([answer, this.#end.promise])
  }
}
