import { type ExportSink, TooLargeForMemoryError } from './export-target.ts'

export class MemorySink implements ExportSink {
  readonly #chunks: Uint8Array<ArrayBuffer>[] = []
  readonly #mediaType: string
  #room: number

  constructor(mediaType: string, most: number) {
    this.#mediaType = mediaType
    this.#room = most
  }

  async write(chunk: Uint8Array<ArrayBuffer>): Promise<void> {
    this.#room -= chunk.byteLength
    if (this.#room < 0) throw new TooLargeForMemoryError('The file is too large for memory.')
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
