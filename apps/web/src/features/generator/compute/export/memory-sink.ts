import type { ExportSink } from './export-target.ts'

export class MemorySink implements ExportSink {
  readonly #chunks: Uint8Array<ArrayBuffer>[] = []
  readonly #mediaType: string

  constructor(mediaType: string) {
    this.#mediaType = mediaType
  }

  async write(chunk: Uint8Array<ArrayBuffer>): Promise<void> {
    this.#chunks.push(chunk)
  }

  async close(): Promise<number> {
    return this.toBlob().size
  }

  async abort(): Promise<void> {
    this.#chunks.length = 0
  }

  toBlob(): Blob {
    return new Blob(this.#chunks, { type: this.#mediaType })
  }
}
