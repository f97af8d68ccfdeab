import { proxy, transfer } from 'comlink'
import { WorkerFailure, WorkerLink } from '#platform/lib/worker-link.ts'
import { GENERATOR_TEXTS } from '../texts.ts'
import type { PlanSize } from './compiled-plan.ts'
import type { RecipeInput } from './engine-recipe.ts'
import type { DocumentForm } from './export/export-choices.ts'
import type { ExportEnd, ExportTarget } from './export/export-target.ts'
import type { FirstRows } from './first-rows.ts'
import type { Compiled, PlanWorkerApi } from './plan.worker.ts'
import workerUrl from './plan.worker.ts?worker&url'
import { RefusedError } from './row-problem.ts'
import type { Row, RowSource } from './row-source.ts'
import type { Culprit, LeftOut, ShortenedRows } from './single-rules.ts'

/** Thrown when the worker was ended because a newer plan replaced it. */
export class SupersededError extends Error {
  override name = 'SupersededError'
}

/** The page's side of a worker that has one plan. Every call rejects once the worker has ended. */
export class PlanClient {
  readonly #link = new WorkerLink<PlanWorkerApi>(workerUrl, 'plan')
  readonly #api = this.#link.api
  #holders = 1

  /** Adds a user of the worker. The creator of the client counts as the first one. */
  hold(): void {
    this.#holders++
  }

  release(): void {
    if (--this.#holders > 0) return
    this.#link.end(new SupersededError())
  }

  take({ columns, leaveOut, recipe }: RecipeInput): void {
    const buffers = [...columns, ...leaveOut].map(({ buffer }) => buffer)
    void this.#api.take(transfer({ columns, leaveOut, recipe }, buffers))
  }

  firstRows(count: number, milliseconds: number): Promise<FirstRows | null> {
    return this.#call(this.#api.firstRows(count, milliseconds))
  }

  /** Rejects with a `RefusedError` if the row settings can't be used. */
  async compile(): Promise<PlanSize> {
    const answer: Promise<Compiled> = this.#api.compile()
    const compiled = await this.#call(answer)
    if (compiled.kind === 'refused') throw new RefusedError(compiled.problem)
    return compiled.size
  }

  countDropped(rule: number): Promise<bigint | null> {
    return this.#call(this.#api.countDropped(rule))
  }

  countBroken(rule: number): Promise<readonly (bigint | null)[]> {
    return this.#call(this.#api.countBroken(rule))
  }

  countShortened(rule: number): Promise<ShortenedRows> {
    return this.#call(this.#api.countShortened(rule))
  }

  findCulprit(): Promise<Culprit | null> {
    return this.#call(this.#api.findCulprit())
  }

  findLeftOut(rule: number | null, position: bigint, count: number): Promise<LeftOut> {
    return this.#call(this.#api.findLeftOut(rule, position, count))
  }

  cells(from: bigint, count: number): Promise<readonly (readonly string[])[] | null> {
    return this.#call(this.#api.cells(from, count))
  }

  find(combination: string): Promise<bigint | null> {
    return this.#call(this.#api.find(combination))
  }

  toClipboardText(): Promise<Blob | null> {
    return this.#call(this.#api.toClipboardText())
  }

  bytesOf(form: DocumentForm): Promise<bigint | null> {
    return this.#call(this.#api.bytesOf(form))
  }

  export(form: DocumentForm, target: ExportTarget, report: (written: number) => void): Promise<ExportEnd> {
    const sent = target.kind === 'download' ? transfer(target, [target.port]) : target
    const end: Promise<ExportEnd> = this.#api.export(form, sent, proxy(report))
    return this.#call(end)
  }

  cancelExport(): void {
    void this.#api.cancelExport()
  }

  rows(size: PlanSize, columns: readonly number[]): RowSource {
    const api = this.#api
    return {
      columns,
      isNumbered: size.rows !== null,
      extent: size.atMost,
      after: (key, count): Promise<readonly Row[]> => this.#call(api.after(key, count)),
      before: (key, count): Promise<readonly Row[]> => this.#call(api.before(key, count)),
      whole: (key) => this.#call(api.whole(key)),
    }
  }

  #call<T>(answer: Promise<T>): Promise<T> {
    return this.#link
      .ask(() => answer)
      .catch((error: unknown) => {
        if (error instanceof WorkerFailure && error.message === '')
          throw new Error(GENERATOR_TEXTS.notStarted)
        throw error
      })
  }
}
