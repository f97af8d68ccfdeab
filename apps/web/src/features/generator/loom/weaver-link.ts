import type { Texts } from '@wordloom/contract'
import type { ExportFormat } from '@wordloom/engine'
import { proxy, type Remote, transfer, wrap } from 'comlink'
import { toScriptUrl } from '../../../shared/lib/trusted-types.ts'
import type { ExportEnd, ExportTarget } from '../export/export-target.ts'
import type { Row, RowSource } from '../results/row-source.ts'
import { GENERATOR_TEXTS } from '../texts.ts'
import type { Order, Woven } from './weaver.ts'
import type { WeaverApi } from './weaver.worker.ts'
import workerUrl from './weaver.worker.ts?worker&url'

/** Thrown when the worker was ended because a newer plan replaced it. */
export class SupersededError extends Error {
  override name = 'SupersededError'
}

/** The page's side of a worker that has one plan. Every call rejects once the worker has ended. */
export class WeaverLink {
  readonly #worker: Worker
  readonly #api: Remote<WeaverApi>
  #holders = 1
  readonly #end = Promise.withResolvers<never>()

  constructor() {
    this.#worker = new Worker(toScriptUrl(workerUrl), { type: 'module', name: 'weaver' })
    this.#worker.onerror = (event) => this.#end.reject(new Error(event.message || GENERATOR_TEXTS.notStarted))
    this.#api = wrap<WeaverApi>(this.#worker)
    this.#end.promise.catch(() => {})
  }

  /** Adds a user of the worker. The creator of the link counts as the first one. */
  hold(): void {
    this.#holders++
  }

  release(): void {
    if (--this.#holders > 0) return
    this.#worker.terminate()
    this.#end.reject(new SupersededError())
  }

  weave(order: Order): Promise<Woven> {
    const buffers = order.columns.map((column) => column.buffer)
    return this.#call(this.#api.weave(transfer(order, buffers)))
  }

  find(combination: string): Promise<bigint | null> {
    return this.#call(this.#api.find(combination))
  }

  toClipboardText(): Promise<Blob | null> {
    return this.#call(this.#api.toClipboardText())
  }

  bytesOf(format: ExportFormat): Promise<bigint | null> {
    return this.#call(this.#api.bytesOf(format))
  }

  export(format: ExportFormat, target: ExportTarget, report: (written: number) => void): Promise<ExportEnd> {
    const sent = target.kind === 'download' ? transfer(target, [target.port]) : target
    const end: Promise<ExportEnd> = this.#api.export(format, sent, proxy(report))
    return this.#call(end)
  }

  cancelExport(): void {
    void this.#api.cancelExport()
  }

  rows(woven: Woven, texts: Texts, columns: readonly number[]): RowSource {
    const api = this.#api
    return {
      texts,
      columns,
      isNumbered: woven.rows !== null,
      extent: woven.atMost,
      after: (key, count): Promise<readonly Row[]> => this.#call(api.after(key, count)),
      before: (key, count): Promise<readonly Row[]> => this.#call(api.before(key, count)),
      whole: (key) => this.#call(api.whole(key)),
    }
  }

  #call<T>(answer: Promise<T>): Promise<T> {
    return Promise.race([answer, this.#end.promise])
  }
}
