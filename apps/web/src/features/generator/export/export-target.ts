/** Where an export goes, as it is sent to the worker that writes it. */
export type ExportTarget =
  | { readonly kind: 'file'; readonly handle: FileSystemFileHandle }
  /** To the service worker, which answers a download with what arrives here. */
  | { readonly kind: 'download'; readonly id: string; readonly port: MessagePort }
  | { readonly kind: 'memory' }

export type ExportEnd =
  | { readonly kind: 'done'; readonly written: number; readonly blob: Blob | null }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly message: string }

/** What takes the chunks of an export. Each chunk is the sink's to keep. */
export interface ExportSink {
  /** Settles when the next chunk may come. */
  write(chunk: Uint8Array<ArrayBuffer>): Promise<void>
  /** Settles with the bytes that arrived, when all of them are safe. */
  close(): Promise<number>
  /** Takes back what was written. */
  abort(): Promise<void>
}

/** The one who receives the export has ended it. */
export class ExportRefusedError extends Error {
  override name = 'ExportRefusedError'
}
