import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'

/** Bundles the command line before tests run it, so that they see the sources as they are. */
export function setup(): void {
  execFileSync('npm', ['run', '--silent', 'prepare'], {
    cwd: dirname(createRequire(import.meta.url).resolve('wordloom/package.json')),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
