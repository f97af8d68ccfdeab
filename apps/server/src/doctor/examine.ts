import { checkAddress } from './checks/check-address.ts'
import { checkBackups } from './checks/check-backups.ts'
import { checkClock } from './checks/check-clock.ts'
import { checkDataFolder } from './checks/check-data-folder.ts'
import { checkDisk } from './checks/check-disk.ts'
import { checkIdentityProvider } from './checks/check-identity-provider.ts'
import { checkMail } from './checks/check-mail.ts'
import { checkMemory } from './checks/check-memory.ts'
import { checkPayments } from './checks/check-payments.ts'
import { checkPostgres } from './checks/check-postgres.ts'
import { checkSqlite } from './checks/check-sqlite.ts'
import { checkSurroundings } from './checks/check-surroundings.ts'
import { type Examination, type Finding, problem, reasonOf } from './finding.ts'

type Check = (examination: Examination) => Promise<readonly Finding[]>

const CHECKS: Readonly<Record<string, Check>> = {
  settings: checkSurroundings,
  memory: checkMemory,
  'data folder': checkDataFolder,
  database: checkDatabase,
  disk: checkDisk,
  backups: checkBackups,
  clock: checkClock,
  address: checkAddress,
  mail: checkMail,
  'identity provider': checkIdentityProvider,
  payments: checkPayments,
}

const TIME_LIMIT_MS = 30_000

export async function examine(examination: Examination): Promise<readonly Finding[]> {
  const findings = Object.entries(CHECKS).map(async ([subject, check]) => {
    try {
      return await Promise.race([check(examination), late()])
    } catch (error) {
      return [problem(subject, reasonOf(error), 'This is a bug. Please report it.')]
    }
  })
  return (await Promise.all(findings)).flat()
}

function checkDatabase({ config }: Examination): Promise<readonly Finding[]> {
  return config.databaseUrl === null ? checkSqlite(config.dataFolder) : checkPostgres(config.databaseUrl)
}

function late(): Promise<never> {
  return new Promise((_, reject) => {
    const error = new Error(`There was no answer within ${TIME_LIMIT_MS / 1000} seconds.`)
    setTimeout(() => reject(error), TIME_LIMIT_MS).unref()
  })
}
