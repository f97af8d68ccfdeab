import type { ExportFormat } from '@wordloom/engine'
import { expose } from 'comlink'
import { toClipboardText } from '../export/copied-text.ts'
import { ExportRun } from '../export/export-run.ts'
import type { ExportEnd, ExportTarget } from '../export/export-target.ts'
import type { Row } from '../results/row-source.ts'
import { type Order, Weaver, type Woven } from './weaver.ts'

/** Runs one plan per worker, so that a newer plan can stop this one by terminating the worker. */
class WeaverWorker {
  #weaver: Weaver | null = null
  #run: ExportRun | null = null

  weave(order: Order): Woven {
    this.#weaver = null
    this.#weaver = new Weaver(order)
    return this.#weaver.woven
  }

  after(key: bigint, count: number): Row[] {
    return this.#woven().after(key, count)
  }

  before(key: bigint, count: number): Row[] {
    return this.#woven().before(key, count)
  }

  find(combination: string): bigint | null {
    return this.#woven().find(combination)
  }

  whole(key: bigint): string {
    return this.#woven().whole(key)
  }

  toClipboardText(): Blob | null {
    return toClipboardText(this.#woven().plan)
  }

  async export(
    format: ExportFormat,
    target: ExportTarget,
    report: (written: number) => void,
  ): Promise<ExportEnd> {
    this.#run = new ExportRun(this.#woven().plan, format, report)
    return await this.#run.to(target)
  }

  cancelExport(): void {
    this.#run?.cancel()
  }

  bytesOf(format: ExportFormat): bigint | null {
    const { plan } = this.#woven()
    return plan.kind === 'indexed' ? plan.bytesOf(format) : null
  }

  #woven(): Weaver {
    if (this.#weaver === null) throw new Error('Nothing is woven yet')
    return this.#weaver
  }
}

export type WeaverApi = WeaverWorker

expose(new WeaverWorker())
