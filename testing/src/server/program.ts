import { fileURLToPath } from 'node:url'

type Program = 'main' | 'admin' | 'backup' | 'restore' | 'doctor' | 'migrate-to-postgres'

export function serverProgram(name: Program): string {
  return fileURLToPath(import.meta.resolve(`@wordloom/server/internal/${name}`))
}
