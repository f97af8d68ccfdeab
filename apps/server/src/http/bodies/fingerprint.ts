import { createHash } from 'node:crypto'

export function fingerprintOf(
  { method, url }: { readonly method: string; readonly url: string },
  body: readonly Uint8Array[],
): string {
  const hash = createHash('sha256').update(`${method} ${url}\n`)
  for (const block of body) hash.update(block)
  return hash.digest('base64url')
}
