import { accessSync, constants, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export function findProgram(name: string): string | null {
  const installed = globSync('/usr/{lib/postgresql/*,pgsql-*}/bin').toSorted().toReversed()
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...installed, '/usr/sbin']
  return folders.map((folder) => join(folder, name)).find(isProgram) ?? null
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
