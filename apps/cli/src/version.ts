import { readFileSync } from 'node:fs'

/** The sources and the bundles are each in one folder beside `package.json`. */
export function readVersion(): string {
  return JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version
}
