import { createTwoFactor } from '../assembly/two-factor.ts'
import type { Config } from '../config/config.ts'
import { openBeside } from '../database/open.ts'
import { createLinkTokens } from '../features/accounts/email/link-tokens.ts'
import { createOperator, type Operator } from '../features/accounts/operator/operator.ts'
import { createOperatorStorage } from '../features/accounts/operator/operator-storage.ts'
import { createAccountStorage } from '../features/accounts/storage.ts'
import { createApiTokenStorage } from '../features/api-tokens/storage.ts'
import { createAuditLog } from '../features/audit-log/storage.ts'
import { createOutbox } from '../features/mail/storage.ts'
import { createPasswords } from '../features/passwords/service.ts'
import { createRateLimits } from '../features/rate-limits/service.ts'
import { createRateLimitStorage } from '../features/rate-limits/storage.ts'
import { createSessionService } from '../features/sessions/service.ts'
import { createSessionStorage } from '../features/sessions/storage.ts'

const LOG = { info: tell, warn() {}, error: tell, fatal: tell }

const inTurn = <Result>(task: () => Promise<Result>) => task()

export async function openOperator({
  dataFolder,
  databaseUrl,
}: Pick<Config, 'dataFolder' | 'databaseUrl'>): Promise<AsyncDisposable & { readonly operator: Operator }> {
  const database = await openBeside({ dataFolder, url: databaseUrl, log: LOG })
  const auditLog = createAuditLog(database)
  const passwords = createPasswords({ inTurn })
  const sessions = createSessionService({
    storage: createSessionStorage(database),
    passwords,
    rateLimits: createRateLimits({ storage: createRateLimitStorage(database) }),
    auditLog,
    secondSteps: createTwoFactor(database, { origin: null }).secondSteps,
    apiTokens: createApiTokenStorage(database),
    inTurn,
  })
  const operator = createOperator({
    storage: createAccountStorage(database),
    operatorStorage: createOperatorStorage(database),
    linkTokens: createLinkTokens(database),
    passwords,
    mail: createOutbox(database),
    sessions,
    auditLog,
  })
  return { operator, [Symbol.asyncDispose]: () => database.close() }
}

function tell(_details: object, message: string): void {
  process.stderr.write(`${message}\n`)
}
