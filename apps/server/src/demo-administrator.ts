import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const FILE = 'demo-administrator.json'
const PASSWORD_BYTES = 12

export interface Credentials {
  readonly email: string
  readonly password: string
}

interface DemoParts {
  /** Exists already. */
  readonly dataFolder: string
  readonly makeAdministrator: (credentials: Credentials) => Promise<void>
}

/** The account to try the product with: made at the first start, its password made up and kept beside the database. */
export async function prepareDemoAdministrator({
  dataFolder,
  makeAdministrator,
}: DemoParts): Promise<Credentials> {
  const file = join(dataFolder, FILE)
  const kept = await readFile(file, 'utf8').catch(() => null)
  if (kept !== null) return JSON.parse(kept)
  const credentials = {
    email: 'admin@wordloom.example',
    password: randomBytes(PASSWORD_BYTES).toString('base64url'),
  }
  await makeAdministrator(credentials)
  await writeFile(file, `${JSON.stringify(credentials, null, 2)}\n`, { mode: 0o600 })
  return credentials
}
