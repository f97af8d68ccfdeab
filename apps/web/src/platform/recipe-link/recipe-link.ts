import type { Recipe } from '@wordloom/contract'
import { MAX_LINK_BYTES, MAX_UNPACKED_BYTES, RECIPE_FRAGMENT } from './link-limits.ts'

/** Returns null if the link would be too long, or would unpack to more than the page opens. */
export async function toRecipeLink(origin: string, recipe: Recipe): Promise<string | null> {
  if (recipe.columns.reduce((sum, { length }) => sum + length, 0) > MAX_UNPACKED_BYTES) return null
  const json = new Blob([JSON.stringify(recipe)])
  if (json.size > MAX_UNPACKED_BYTES) return null
  const packed = new Response(json.stream().pipeThrough(new CompressionStream('deflate-raw')))
  const link = `${origin}/${RECIPE_FRAGMENT}${toBase64Url(new Uint8Array(await packed.arrayBuffer()))}`
  return link.length <= MAX_LINK_BYTES ? link : null
}

function toBase64Url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
