import type { ExportFormat } from '@wordloom/engine'
import { expose } from 'comlink'
import { toClipboardText } from '../export/copied-text.ts'
import { ExportRun } from '../export/export-run.ts'
import type { ExportEnd, ExportTarget } from '../export/export-target.ts'
import type { Row } from '../results/row-source.ts'
import { type Order, Weaver, type Woven } from './weaver.ts'

/** One plan a worker: a newer one while this is still being compiled costs only the worker's end. */
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

  /** All combinations as text, or `null` when they are too many for a clipboard. */
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

  /** The size of an export, or `null` when it cannot be known ahead. */
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
