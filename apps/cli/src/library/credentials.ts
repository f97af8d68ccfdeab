import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import * as z from 'zod/mini'
import { LibraryError } from '../library-error.ts'
import { toAddress } from './address.ts'
import { CREDENTIALS_TEXTS as T } from './texts.ts'

const Credentials = z.strictObject({ address: z.string(), token: z.string() })
export type Credentials = Readonly<z.infer<typeof Credentials>>

const OTHERS = 0o077

/** A stored token is only sent to the address it was stored for. @throws {LibraryError} */
export function readCredentials(): Credentials {
  const { WORDLOOM_TOKEN: token, WORDLOOM_ADDRESS: given } = process.env
  if (token && given) return { token, address: toAddress(given) }
  const kept = readKept()
  if (kept === null) throw new LibraryError(T.none)
  if (token) return { token, address: kept.address }
  const address = given ? toAddress(given) : kept.address
  if (address !== kept.address) throw new LibraryError(T.noToken(address))
  return kept
}

export function readKept(): Credentials | null {
  const file = fileOfCredentials()
  const text = read(file)
  if (text === null) return null
  const { data } = z.safeParse(Credentials, parseJson(text))
  if (data === undefined) throw new LibraryError(T.unreadable(file))
  return { ...data, address: toAddress(data.address) }
}

/** Writes a draft and renames it, so that a crash can't leave half a file. */
export function keepCredentials(credentials: Credentials): void {
  const file = fileOfCredentials()
  const draft = `${file}.${process.pid}`
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    writeFileSync(draft, `${JSON.stringify(credentials, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
    renameSync(draft, file)
  } catch (error) {
    rmSync(draft, { force: true })
    throw new LibraryError(T.unwritable(file, reasonOf(error)), { cause: error })
  }
}

export function forgetCredentials(): void {
  const file = fileOfCredentials()
  try {
    rmSync(file, { force: true })
  } catch (error) {
    throw new LibraryError(T.unwritable(file, reasonOf(error)), { cause: error })
  }
}

function fileOfCredentials(): string {
  const folder = process.env['XDG_CONFIG_HOME'] || join(homedir(), '.config')
  return join(folder, 'wordloom', 'credentials.json')
}

function read(file: string): string | null {
  const found = statSync(file, { throwIfNoEntry: false })
  if (found === undefined) return null
  // Windows has no such file modes.
  if (process.platform !== 'win32' && (found.mode & OTHERS) !== 0) throw new LibraryError(T.open(file))
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new LibraryError(T.unreadable(file), { cause: error })
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
