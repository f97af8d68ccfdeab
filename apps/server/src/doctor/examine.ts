import type { Config } from '../config.ts'
import { checkAddress } from './check-address.ts'
import { checkBackups } from './check-backups.ts'
import { checkClock } from './check-clock.ts'
import { checkDataFolder } from './check-data-folder.ts'
import { checkDatabase } from './check-database.ts'
import { checkDisk } from './check-disk.ts'
import { checkIdentityProvider } from './check-identity-provider.ts'
import { checkMail } from './check-mail.ts'
import { checkPayments } from './check-payments.ts'
import { checkSurroundings } from './check-surroundings.ts'
import { type Finding, problem, reasonOf } from './finding.ts'

export interface Examination {
  readonly config: Config
  readonly sendTo: string | null
}

type Check = (examination: Examination) => Promise<readonly Finding[]>

const CHECKS: Readonly<Record<string, Check>> = {
  settings: checkSurroundings,
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

const PATIENCE_MS = 30_000

/** Changes nothing, so a server may be running. */
export async function examine(examination: Examination): Promise<readonly Finding[]> {
  const findings = Object.entries(CHECKS).map(async ([subject, check]) => {
    try {
      return await Promise.race([check(examination), late()])
    } catch (error) {
      return [problem(subject, reasonOf(error), 'This was not foreseen: please report it.')]
    }
  })
  return (await Promise.all(findings)).flat()
}

function late(): Promise<never> {
  return new Promise((_, reject) => {
    const error = new Error(`There was no answer within ${PATIENCE_MS / 1000} seconds.`)
    setTimeout(() => reject(error), PATIENCE_MS).unref()
  })
}
