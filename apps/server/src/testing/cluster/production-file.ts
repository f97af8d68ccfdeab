import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The files that operators copy. */
export const PRODUCTION = fileURLToPath(new URL('../../../../../deploy/cluster', import.meta.url))

/**
 * A file as operators get it, with what is different on this machine put in its place: addresses, paths, certificates.
 * Whatever is to be replaced must be there, so that a test never runs with other settings than it says.
 */
export async function productionFile(
  name: string,
  replacements: ReadonlyMap<string, string> = new Map(),
): Promise<string> {
  let text = await readFile(join(PRODUCTION, name), 'utf8')
  for (const [production, here] of replacements) {
    if (!text.includes(production)) throw new Error(`There is no "${production}" in ${name}.`)
    text = text.replaceAll(production, here)
  }
  return text
}
