import { RECIPE_VERSION, Recipe } from '@wordloom/contract'
import * as z from 'zod/mini'

/** Browsers don't send the fragment of a URL to a server. */
export const RECIPE_FRAGMENT = '#recipe='

/** Longer links break in mail programs and chats. */
export const MAX_LINK_BYTES = 32 * 1024

/** Returns null if the link would be too long. */
export async function toRecipeLink(origin: string, recipe: Recipe): Promise<string | null> {
  const packed = await through(new CompressionStream('deflate-raw'), JSON.stringify(recipe))
  const link = `${origin}/${RECIPE_FRAGMENT}${toBase64Url(await packed.bytes())}`
  return link.length <= MAX_LINK_BYTES ? link : null
}

let handed: Recipe | null = null

/** The address that opens a recipe of any size in this tab's generator, without a load of the page. */
export function handToGenerator(recipe: Recipe): string {
  handed = recipe
  return `/${RECIPE_FRAGMENT}`
}

export type OpenedLink =
  | { readonly kind: 'recipe'; readonly recipe: Recipe }
  | { readonly kind: 'newer' | 'broken' }

/** Anyone can write a link, so what it unpacks to is bounded by its length and checked like a request. */
export async function readRecipeLink(fragment: string): Promise<OpenedLink> {
  if (fragment === RECIPE_FRAGMENT && handed !== null) return takeHanded(handed)
  if (fragment.length > MAX_LINK_BYTES) return { kind: 'broken' }
  try {
    const packed = fromBase64Url(fragment.slice(RECIPE_FRAGMENT.length))
    const json: unknown = await (await through(new DecompressionStream('deflate-raw'), packed)).json()
    if (isNewer(json)) return { kind: 'newer' }
    const { data } = z.safeParse(Recipe, json)
    return data === undefined ? { kind: 'broken' } : { kind: 'recipe', recipe: data }
  } catch {
    return { kind: 'broken' }
  }
}

function takeHanded(recipe: Recipe): OpenedLink {
  handed = null
  return { kind: 'recipe', recipe }
}

function isNewer(json: unknown): boolean {
  const version = typeof json === 'object' && json !== null && 'version' in json ? json.version : undefined
  return typeof version === 'number' && version > RECIPE_VERSION
}

async function through(
  stream: CompressionStream | DecompressionStream,
  content: string | Uint8Array<ArrayBuffer>,
): Promise<Response> {
  return new Response(new Blob([content]).stream().pipeThrough(stream))
}

function toBase64Url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))
}
