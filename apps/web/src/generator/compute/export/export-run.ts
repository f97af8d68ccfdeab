import { DownloadSink } from './download-sink.ts'
import { type DocumentFormat, type ExportChoice, toExportChoice } from './export-choices.ts'
import { toFailureMessage, toShortFileMessage } from './export-failure.ts'
import type { ExportEnd, ExportSink, ExportTarget } from './export-target.ts'
import type { ExportedDocument } from './exported-document.ts'
import { openFileSink } from './file-sink.ts'
import { MemorySink } from './memory-sink.ts'

/** Large chunks need fewer writes, but a canceled export still finishes its current chunk. */
const CHUNK_SIZE = 8 * 1024 * 1024
const REPORT_EVERY_MS = 250

export class ExportRun {
  readonly #document: ExportedDocument
  readonly #choice: ExportChoice
  readonly #report: (written: number) => void
  #sink: ExportSink | null = null
  #isCanceled = false

  constructor(document: ExportedDocument, format: DocumentFormat, report: (written: number) => void) {
    this.#document = document
    this.#choice = toExportChoice(format)
    this.#report = report
  }

  cancel(): void {
    this.#isCanceled = true
    // Unblocks a write that waits for a paused download.
    void this.#sink?.abort().catch(() => {})
  }

  async to(target: ExportTarget): Promise<ExportEnd> {
    try {
      const sink = await open(target, this.#choice.mediaType)
      this.#sink = sink
      const sent = await this.#writeTo(sink)
      if (this.#isCanceled) return { kind: 'canceled' }
      const arrived = await sink.close()
      const expected = this.#expected() ?? sent
      if (arrived !== expected) return { kind: 'failed', message: toShortFileMessage(arrived, expected) }
      return { kind: 'done', written: arrived, blob: sink instanceof MemorySink ? sink.toBlob() : null }
    } catch (error) {
      if (this.#isCanceled) return { kind: 'canceled' }
      await this.#sink?.abort().catch(() => {})
      return { kind: 'failed', message: toFailureMessage(error) }
    }
  }

  async #writeTo(sink: ExportSink): Promise<number> {
    let written = 0
    let reportedAt = performance.now()
    for await (const chunk of this.#chunks()) {
      // Read the length first, because the sink may transfer the chunk's memory.
      const { byteLength } = chunk
      await sink.write(chunk)
      if (this.#isCanceled) break
      written += byteLength
      if (performance.now() - reportedAt > REPORT_EVERY_MS) {
        reportedAt = performance.now()
        this.#report(written)
      }
    }
    return written
  }

  /** Each chunk has a buffer of its own. */
  async *#chunks(): AsyncIterable<Uint8Array<ArrayBuffer>> {
    if (this.#choice.isWorkbook) {
      const { writeWorkbook } = await import('@wordloom/xlsx')
      yield* writeWorkbook(this.#document.chunks(), { hasHeader: this.#document.hasHeader })
      return
    }
    // With a given chunk size, the engine gives each chunk a buffer of its own and doesn't reuse it.
    for (const chunk of this.#document.chunks(CHUNK_SIZE)) yield chunk as Uint8Array<ArrayBuffer>
  }

  #expected(): number | null {
    const { bytes } = this.#document
    return bytes === null || this.#choice.isWorkbook ? null : Number(bytes)
  }
}

async function open(target: ExportTarget, mediaType: string): Promise<ExportSink> {
  switch (target.kind) {
    case 'file':
      return await openFileSink(target.handle)
    case 'download':
      return await DownloadSink.open(target)
    case 'memory':
      return new MemorySink(mediaType, target.most)
  }
}
