import { expose } from 'comlink'
import { CompiledPlan, type PlanSize } from './compiled-plan.ts'
import type { RecipeInput } from './engine-recipe.ts'
import { toClipboardText } from './export/copied-text.ts'
import type { DocumentForm } from './export/export-choices.ts'
import { ExportRun } from './export/export-run.ts'
import type { ExportEnd, ExportTarget } from './export/export-target.ts'
import { type FirstRows, findFirstRows } from './first-rows.ts'
import { RefusedError, type RowProblem } from './row-problem.ts'
import type { Row } from './row-source.ts'
import { type Culprit, type LeftOut, type ShortenedRows, SingleRules } from './single-rules.ts'

/** An error loses its place on its way out of a worker. */
export type Compiled =
  | { readonly kind: 'compiled'; readonly size: PlanSize }
  | { readonly kind: 'refused'; readonly problem: RowProblem }

/** Runs one plan per worker, so that a newer plan can stop this one by terminating the worker. */
class PlanWorker {
  #input: RecipeInput | null = null
  #plan: CompiledPlan | null = null
  #rules: SingleRules | null = null
  #run: ExportRun | null = null

  take(input: RecipeInput): void {
    this.#plan = null
    this.#rules = null
    this.#input = input
  }

  firstRows(count: number, milliseconds: number): FirstRows | null {
    return findFirstRows(this.#taken(), count, milliseconds)
  }

  compile(): Compiled {
    try {
      this.#plan = new CompiledPlan(this.#taken())
      return { kind: 'compiled', size: this.#plan.size }
    } catch (error) {
      if (error instanceof RefusedError) return { kind: 'refused', problem: error.problem }
      throw error
    }
  }

  countDropped(rule: number): bigint | null {
    return this.#singleRules().countDropped(rule)
  }

  countBroken(rule: number): readonly (bigint | null)[] {
    return this.#singleRules().countBroken(rule)
  }

  countShortened(rule: number): ShortenedRows {
    return this.#singleRules().countShortened(rule)
  }

  findCulprit(): Culprit | null {
    return this.#singleRules().findCulprit()
  }

  findLeftOut(rule: number | null, position: bigint, count: number): LeftOut {
    return this.#singleRules().findLeftOut(rule, position, count)
  }

  cells(from: bigint, count: number): readonly (readonly string[])[] | null {
    return this.#compiled().cells(from, count)
  }

  after(key: bigint, count: number): Row[] {
    return this.#compiled().after(key, count)
  }

  before(key: bigint, count: number): Row[] {
    return this.#compiled().before(key, count)
  }

  find(combination: string): bigint | null {
    return this.#compiled().find(combination)
  }

  whole(key: bigint): string {
    return this.#compiled().whole(key)
  }

  toClipboardText(): Blob | null {
    const compiled = this.#compiled()
    return toClipboardText(compiled.plan, compiled.document({ format: 'txt' }))
  }

  async export(
    form: DocumentForm,
    target: ExportTarget,
    report: (written: number) => void,
  ): Promise<ExportEnd> {
    this.#run = new ExportRun(this.#compiled().document(form), form.format, report)
    return await this.#run.to(target)
  }

  cancelExport(): void {
    this.#run?.cancel()
  }

  bytesOf(form: DocumentForm): bigint | null {
    return this.#compiled().document(form).bytes
  }

  #taken(): RecipeInput {
    if (this.#input === null) throw new Error('There is nothing to compile yet')
    return this.#input
  }

  #singleRules(): SingleRules {
    this.#rules ??= new SingleRules(this.#taken())
    return this.#rules
  }

  #compiled(): CompiledPlan {
    if (this.#plan === null) throw new Error('Nothing is compiled yet')
    return this.#plan
  }
}

export type PlanWorkerApi = PlanWorker

expose(new PlanWorker())
