/** Must be serializable by `postMessage`. */
export type ExportTarget =
  | { readonly kind: 'file'; readonly handle: FileSystemFileHandle }
  /** The service worker answers the download with what it receives on this port. */
  | { readonly kind: 'download'; readonly id: string; readonly port: MessagePort }
  | { readonly kind: 'memory' }

export type ExportEnd =
  | { readonly kind: 'done'; readonly written: number; readonly blob: Blob | null }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly message: string }

/** Receives the chunks of an export and owns each of them. */
export interface ExportSink {
  /** Resolves when the sink can take the next chunk. */
  write(chunk: Uint8Array<ArrayBuffer>): Promise<void>
  /** Resolves to the number of bytes saved. */
  close(): Promise<number>
  /** Discards what was written. */
  abort(): Promise<void>
}

/** Thrown when the receiving side ends the export. */
export class ExportRefusedError extends Error {
  override name = 'ExportRefusedError'
}
