import { readFile } from 'node:fs/promises'
import { BackupError } from '../backup-error.ts'

const MIN_CHARACTERS = 16

export async function readPassphrase(file: string | null): Promise<string | null> {
  if (file === null) return null
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new BackupError(`The passphrase can't be read: ${error.message}.`, { cause: error })
  })
  const [passphrase = ''] = text.split('\n', 1)
  if (passphrase.length >= MIN_CHARACTERS) return passphrase
  throw new BackupError(
    `The passphrase in ${file} is shorter than ${MIN_CHARACTERS} characters. Make one: openssl rand -base64 32`,
  )
}
