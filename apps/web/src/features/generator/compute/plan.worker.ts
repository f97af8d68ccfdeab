import type { ExportFormat } from '@wordloom/engine'
import { expose } from 'comlink'
import { CompiledPlan, type PlanInput, type PlanSize } from './compiled-plan.ts'
import { toClipboardText } from './export/copied-text.ts'
import { ExportRun } from './export/export-run.ts'
import type { ExportEnd, ExportTarget } from './export/export-target.ts'
import type { Row } from './row-source.ts'

/** Runs one plan per worker, so that a newer plan can stop this one by terminating the worker. */
class PlanWorker {
  #plan: CompiledPlan | null = null
  #run: ExportRun | null = null

  compile(input: PlanInput): PlanSize {
    this.#plan = null
    this.#plan = new CompiledPlan(input)
    return this.#plan.size
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
    return toClipboardText(this.#compiled().plan)
  }

  async export(
    format: ExportFormat,
    target: ExportTarget,
    report: (written: number) => void,
  ): Promise<ExportEnd> {
    this.#run = new ExportRun(this.#compiled().plan, format, report)
    return await this.#run.to(target)
  }

  cancelExport(): void {
    this.#run?.cancel()
  }

  bytesOf(format: ExportFormat): bigint | null {
    const { plan } = this.#compiled()
    return plan.kind === 'indexed' ? plan.bytesOf(format) : null
  }

  #compiled(): CompiledPlan {
    if (this.#plan === null) throw new Error('Nothing is compiled yet')
    return this.#plan
  }
}

export type PlanWorkerApi = PlanWorker

expose(new PlanWorker())
