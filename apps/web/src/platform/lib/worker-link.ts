import { type Remote, wrap } from 'comlink'
import { toScriptUrl } from './trusted-types.ts'

/** The worker couldn't start, or an error ended it. */
export class WorkerFailure extends Error {
  override name = 'WorkerFailure'
}

/** A worker that runs `Api`. */
export class WorkerLink<Api> {
  readonly api: Remote<Api>
  readonly #worker: Worker
  readonly #end = Promise.withResolvers<never>()

  /** `url` comes from an import that ends in `?worker&url`. `notStarted` tells people that the worker couldn't start. */
  constructor(url: string, name: string, notStarted = '') {
    this.#worker = new Worker(toScriptUrl(url), { type: 'module', name })
    this.#worker.onerror = ({ message }) => this.#end.reject(new WorkerFailure(message || notStarted))
    this.api = wrap<Api>(this.#worker)
    this.#end.promise.catch(() => {})
  }

  /** @throws {WorkerFailure} also if the worker has failed before */
  ask = <Answer extends Promise<unknown>>(question: (api: Remote<Api>) => Answer): Promise<Awaited<Answer>> =>
    Promise.race([question(this.api), this.#end.promise])

  /** Ends the worker. Open and later questions are rejected with the reason; without one, they are never answered. */
  end(reason?: Error): void {
    this.#worker.terminate()
    if (reason !== undefined) this.#end.reject(reason)
  }
}
