import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writePrivateFile } from './private-file.ts'

const FILE = 'demo-administrator.json'
const PASSWORD_BYTES = 12

export interface Credentials {
  readonly email: string
  readonly password: string
}

interface DemoParts {
  readonly dataFolder: string
  readonly makeAdministrator: (credentials: Credentials) => Promise<void>
}

export async function prepareDemoAdministrator({
  dataFolder,
  makeAdministrator,
}: DemoParts): Promise<Credentials> {
  const file = join(dataFolder, FILE)
  const credentials = (await readKept(file)) ?? (await keepNew(file))
  // Saved first, so that after a crash the next start creates the same account.
  await makeAdministrator(credentials)
  return credentials
}

async function readKept(file: string): Promise<Credentials | null> {
  const kept = await readFile(file, 'utf8').catch(() => null)
  return kept === null ? null : JSON.parse(kept)
}

async function keepNew(file: string): Promise<Credentials> {
  const credentials = {
    email: 'admin@wordloom.example',
    password: randomBytes(PASSWORD_BYTES).toString('base64url'),
  }
  await writePrivateFile(file, `${JSON.stringify(credentials, null, 2)}\n`)
  return credentials
}
