import type { Plan } from '@wordloom/engine'
import type { ExportedDocument } from './exported-document.ts'

/** More than this takes too long to reach the clipboards of common systems. */
export const MAX_COPIED_ROWS = 1_000_000
export const MAX_COPIED_BYTES = 50_000_000

/** `text` is the document in the format `txt`. */
export function toClipboardText(plan: Plan, text: ExportedDocument): Blob | null {
  if (plan.kind === 'indexed' && plan.size > MAX_COPIED_ROWS) return null
  if (text.bytes !== null && text.bytes > MAX_COPIED_BYTES) return null
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  for (const chunk of text.chunks(1024 * 1024)) {
    bytes += chunk.byteLength
    if (bytes > MAX_COPIED_BYTES) return null
    chunks.push(chunk as Uint8Array<ArrayBuffer>)
  }
  return new Blob(chunks, { type: 'text/plain' }).slice(0, Math.max(0, bytes - 1), 'text/plain')
}
