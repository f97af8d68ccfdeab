import { appear, untilGone } from '#service-worker/lifetime.ts'
import {
  type FromDownload,
  type ToDownload,
  toTakerName,
  toWriterName,
} from '#service-worker/stream-download.ts'
import { ExportRefusedError, type ExportSink } from './export-target.ts'

/** Chunks in flight before the browser has read one of them. */
const AHEAD = 6

export class DownloadSink implements ExportSink {
  readonly #port: MessagePort
  #onTheirWay = 0
  #taken = 0
  #isRefused = false
  #wake: () => void = () => {}

  private constructor(port: MessagePort) {
    this.#port = port
    port.onmessage = ({ data }: MessageEvent<FromDownload>) => this.#hear(data)
  }

  static async open({ id, port }: { id: string; port: MessagePort }): Promise<DownloadSink> {
    const leave = await appear(toWriterName(id))
    const sink = new DownloadSink(port)
    void untilGone(toTakerName(id)).then(() => {
      leave()
      sink.#refuse()
    })
    return sink
  }

  async write(chunk: Uint8Array<ArrayBuffer>): Promise<void> {
    await this.#until(() => this.#onTheirWay < AHEAD)
    this.#onTheirWay++
    this.#send({ kind: 'chunk', bytes: chunk }, [chunk.buffer])
  }

  async close(): Promise<number> {
    await this.#until(() => this.#onTheirWay === 0)
    this.#send({ kind: 'end' })
    this.#port.close()
    return this.#taken
  }

  async abort(): Promise<void> {
    this.#send({ kind: 'abort' })
    this.#wake()
  }

  #hear(message: FromDownload): void {
    if (message.kind === 'taken') {
      this.#onTheirWay--
      this.#taken += message.bytes
    }
    this.#wake()
  }

  /** The browser ended the download or stopped the service worker. */
  #refuse(): void {
    this.#isRefused = true
    this.#wake()
  }

  async #until(isTrue: () => boolean): Promise<void> {
    while (!this.#isRefused && !isTrue()) {
      const { promise, resolve } = Promise.withResolvers<void>()
      this.#wake = resolve
      await promise
    }
    if (this.#isRefused) throw new ExportRefusedError('The browser ended the download.')
  }

  #send(message: ToDownload, transfer: Transferable[] = []): void {
    this.#port.postMessage(message, transfer)
  }
}
