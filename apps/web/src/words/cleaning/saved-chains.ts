import { CleaningChain, type CleaningStep } from '@wordloom/lists'
import * as z from 'zod/mini'
import { savedChains as kept } from '#platform/user/forget-drafts.ts'

export interface SavedChain {
  readonly name: string
  readonly chain: CleaningChain
}

const MAX_CHAINS = 100
const MAX_NAME_CHARACTERS = 100

const SavedChains = z.array(z.strictObject({ name: z.string(), chain: CleaningChain }))

/** Recipes for cleaning, which stay on the device. Those that can't be read are left out. */
export function readChains(): readonly SavedChain[] {
  return SavedChains.safeParse(kept.readJson()).data ?? []
}

/** Replaces the chain with the same name. Returns null if the device has no room. */
export function saveChain(name: string, steps: readonly CleaningStep[]): readonly SavedChain[] | null {
  const saved = { name: name.trim().slice(0, MAX_NAME_CHARACTERS), chain: toChain(steps) }
  const others = readChains().filter((each) => each.name !== saved.name)
  return writeChains([saved, ...others].slice(0, MAX_CHAINS))
}

export function removeChain(name: string): readonly SavedChain[] {
  const left = readChains().filter((each) => each.name !== name)
  return writeChains(left) ?? readChains()
}

/** Returns the problem and its place if the text isn't a chain. */
export function readChainFile(
  text: string,
): { readonly chain: CleaningChain } | { readonly problem: string } {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { problem: '' }
  }
  const { success, data, error } = z.safeParse(CleaningChain, json)
  if (success) return { chain: data }
  const [issue] = error.issues
  const place = issue?.path.map((part) => (typeof part === 'number' ? part + 1 : String(part))).join(' ')
  return { problem: [place, issue?.message].filter(Boolean).join(': ') }
}

export function toChainFile(steps: readonly CleaningStep[]): string {
  return `${JSON.stringify(toChain(steps), null, 2)}\n`
}

function toChain(steps: readonly CleaningStep[]): CleaningChain {
  return CleaningChain.parse({ version: 1, steps })
}

function writeChains(chains: readonly SavedChain[]): readonly SavedChain[] | null {
  return kept.writeJson(chains) ? chains : null
}
