import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const FILE = 'demo-administrator.json'
const PASSWORD_BYTES = 12

export interface Credentials {
  readonly email: string
  readonly password: string
}

/** The account to try the product with: made up at the first start and kept beside the database. */
export async function readDemoAdministrator(dataFolder: string): Promise<Credentials> {
  const file = join(dataFolder, FILE)
  const kept = await readFile(file, 'utf8').catch(() => null)
  if (kept !== null) return JSON.parse(kept)
  const credentials = {
    email: 'admin@wordloom.example',
    password: randomBytes(PASSWORD_BYTES).toString('base64url'),
  }
  await mkdir(dataFolder, { recursive: true, mode: 0o700 })
  await writeFile(file, `${JSON.stringify(credentials, null, 2)}\n`, { mode: 0o600 })
  return credentials
}
