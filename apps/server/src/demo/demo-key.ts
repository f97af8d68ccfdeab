import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writePrivateFile } from './private-file.ts'

const FILE = 'demo-key'
const KEY_BYTES = 32
const KEY = /^[\w-]{43}$/

export async function prepareDemoKey(dataFolder: string): Promise<string> {
  const file = join(dataFolder, FILE)
  const kept = await readFile(file, 'utf8').catch(() => '')
  return KEY.test(kept.trim()) ? kept.trim() : keepNew(file)
}

async function keepNew(file: string): Promise<string> {
  const key = randomBytes(KEY_BYTES).toString('base64url')
  await writePrivateFile(file, `${key}\n`)
  return key
}
