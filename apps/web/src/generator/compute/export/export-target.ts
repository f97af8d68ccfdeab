export type ExportTarget =
  | { readonly kind: 'file'; readonly handle: FileSystemFileHandle }
  | { readonly kind: 'download'; readonly id: string; readonly port: MessagePort }
  /** `most` is in bytes. */
  | { readonly kind: 'memory'; readonly most: number }

export type ExportEnd =
  | { readonly kind: 'done'; readonly written: number; readonly blob: Blob | null }
  | { readonly kind: 'canceled' }
  | { readonly kind: 'failed'; readonly message: string }

export interface ExportSink {
  /** Resolves when the sink can take the next chunk. */
  write(chunk: Uint8Array<ArrayBuffer>): Promise<void>
  close(): Promise<number>
  abort(): Promise<void>
}

export class TooLargeForMemoryError extends Error {
  override name = 'TooLargeForMemoryError'
}

export class ExportRefusedError extends Error {
  override name = 'ExportRefusedError'
}
