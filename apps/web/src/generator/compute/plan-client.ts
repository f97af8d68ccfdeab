import { proxy, transfer } from 'comlink'
import { WorkerLink } from '#platform/lib/worker-link.ts'
import { GENERATOR_TEXTS } from '../texts.ts'
import type { PlanSize } from './compiled-plan.ts'
import type { RecipeInput } from './engine-recipe.ts'
import type { DocumentForm } from './export/export-choices.ts'
import type { ExportEnd, ExportTarget } from './export/export-target.ts'
import type { Compiled, PlanWorkerApi } from './plan.worker.ts'
import workerUrl from './plan.worker.ts?worker&url'
import { RefusedError } from './row-problem.ts'
import type { Row, RowSource } from './row-source.ts'

/** Thrown when the worker was ended because a newer plan replaced it. */
export class SupersededError extends Error {
  override name = 'SupersededError'
}

/** The page's side of a worker that has one plan. Every question is rejected once the worker has ended. */
export class PlanClient {
  readonly #link = new WorkerLink<PlanWorkerApi>(workerUrl, 'plan', GENERATOR_TEXTS.notStarted)
  readonly ask = this.#link.ask
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

  /** Rejects with a `RefusedError` if the row settings can't be used. */
  async compile(): Promise<PlanSize> {
    const compiled: Compiled = await this.ask((api) => api.compile())
    if (compiled.kind === 'refused') throw new RefusedError(compiled.problem)
    return compiled.size
  }

  export(form: DocumentForm, target: ExportTarget, report: (written: number) => void): Promise<ExportEnd> {
    const sent = target.kind === 'download' ? transfer(target, [target.port]) : target
    return this.ask((api) => api.export(form, sent, proxy(report)))
  }

  cancelExport(): void {
    void this.#api.cancelExport()
  }

  rows(size: PlanSize, columns: readonly number[]): RowSource {
    return {
      columns,
      isNumbered: size.rows !== null,
      extent: size.atMost,
      after: (key, count): Promise<readonly Row[]> => this.ask((api) => api.after(key, count)),
      before: (key, count): Promise<readonly Row[]> => this.ask((api) => api.before(key, count)),
      whole: (key) => this.ask((api) => api.whole(key)),
    }
  }
}
