import { readFileSync } from 'node:fs'
import { SettingError } from './setting-values.ts'

type Environment = Readonly<Record<string, string | undefined>>

export const SECRET: ReadonlySet<string> = new Set([
  'DATABASE_URL',
  'SMTP_URL',
  'ADMIN_PASSWORD',
  'METRICS_TOKEN',
  'OIDC_CLIENT_SECRET',
  'STRIPE_SECRET_KEY',
  // If the two keys are swapped, this one holds the secret key.
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
])

const SUFFIX = '_FILE'

/** A longer file must be the wrong file. */
const MAX_CHARACTERS = 10_000

/** Child processes can't see secret files. @throws {SettingError} if one is unreadable, empty, or set twice */
export function withSecretFiles(environment: Environment): Environment {
  const secrets = [...SECRET].flatMap((variable) => {
    const path = environment[variable + SUFFIX]?.trim() ?? ''
    if (path === '') return []
    if ((environment[variable]?.trim() ?? '') !== '') {
      throw new SettingError(`${variable} and ${variable}${SUFFIX} must not both be set.`)
    }
    return [[variable, readSecret(variable, path)] as const]
  })
  return { ...environment, ...Object.fromEntries(secrets) }
}

function readSecret(variable: string, path: string): string {
  const name = `${variable}${SUFFIX}`
  const text = readText(name, path).trim()
  if (text === '') throw new SettingError(`${name} must name a file that isn't empty, but ${path} is empty.`)
  if (text.length > MAX_CHARACTERS || text.includes('\n')) {
    throw new SettingError(`${name} must name a file with one line, but ${path} has more.`)
  }
  return text
}

function readText(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException
    throw new SettingError(`${name} must name a file that can be read, but ${path} can't be read: ${code}.`)
  }
}
