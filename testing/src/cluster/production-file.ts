import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const PRODUCTION = fileURLToPath(new URL('../../../deploy/cluster', import.meta.url))

/** Throws if a text to replace is missing, so that tests never run with unexpected settings. */
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
