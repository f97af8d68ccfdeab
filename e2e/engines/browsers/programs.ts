import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

export function findProgram(name: string): string | null {
  const files = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, name))
  return files.find(isExecutable) ?? null
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
