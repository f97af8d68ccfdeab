import { fileURLToPath } from 'node:url'

type Program = 'main' | 'admin' | 'backup' | 'restore' | 'doctor' | 'migrate-to-postgres'

/** Returns the file of a server program, to run it in a process of its own. */
export function serverProgram(name: Program): string {
  return fileURLToPath(import.meta.resolve(`@wordloom/server/internal/${name}`))
}
