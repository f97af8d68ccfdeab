import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Bundles the command line before tests run it, so that they see the sources as they are. */
export function setup(): void {
  execFileSync('npm', ['run', '--silent', 'prepare'], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
