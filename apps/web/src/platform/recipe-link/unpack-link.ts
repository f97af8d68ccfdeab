import { RECIPE_VERSION, Recipe } from '@wordloom/contract'
import * as z from 'zod/mini'
import { MAX_LINK_BYTES, MAX_UNPACKED_BYTES, RECIPE_FRAGMENT } from './link-limits.ts'

export type OpenedLink =
  | { readonly kind: 'recipe'; readonly recipe: Recipe }
  | { readonly kind: 'newer' | 'broken' | 'too-large' }

/**
 * Anyone can write a link, and 32 KB can unpack to 32 MB. So nothing is parsed before all of it is unpacked and found to be
 * small, and then it's checked like a request.
 */
export async function unpackLink(fragment: string): Promise<OpenedLink> {
  if (fragment.length > MAX_LINK_BYTES) return { kind: 'broken' }
  try {
    const text = await unpackText(fromBase64Url(fragment.slice(RECIPE_FRAGMENT.length)))
    if (text === null) return { kind: 'too-large' }
    const json: unknown = JSON.parse(text)
    if (isNewer(json)) return { kind: 'newer' }
    const { data } = z.safeParse(Recipe, json)
    return data === undefined ? { kind: 'broken' } : { kind: 'recipe', recipe: data }
  } catch {
    return { kind: 'broken' }
  }
}

/** Null if there is too much, which is then not unpacked to its end. */
async function unpackText(packed: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  let text = ''
  let bytes = 0
  for await (const chunk of chunksOf(unpacked)) {
    bytes += chunk.length
    if (bytes > MAX_UNPACKED_BYTES) return null
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

/** WebKit can't iterate over a stream. */
async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}

function isNewer(json: unknown): boolean {
  const version = typeof json === 'object' && json !== null && 'version' in json ? json.version : undefined
  return typeof version === 'number' && version > RECIPE_VERSION
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))
}
