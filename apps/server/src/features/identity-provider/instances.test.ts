import { aDatabase, DATABASES } from '@wordloom/testing/database/database'
import {
  aProvider,
  PUBLIC_URL,
  signInAt,
  type TestProvider,
} from '@wordloom/testing/identity-provider/process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTwoFactor } from '../../assembly/two-factor.ts'
import type { Database } from '../../database/database.ts'
import { openDatabase } from '../../database/open.ts'
import { createTaskQueue } from '../../task-queue.ts'
import { createApiTokenStorage } from '../api-tokens/storage.ts'
import { createAuditLog } from '../audit-log/storage.ts'
import { createPasswords } from '../passwords/service.ts'
import { createRateLimits } from '../rate-limits/service.ts'
import { createRateLimitStorage } from '../rate-limits/storage.ts'
import { createSessionService } from '../sessions/service.ts'
import { createSessionStorage } from '../sessions/storage.ts'
import { createOpenIdConnect } from './open-id-connect.ts'
import { createSecret } from './secrets.ts'
import { createIdentityService } from './service.ts'
import { createIdentityStorage } from './storage.ts'

const CLIENT = {
  address: '192.0.2.7',
  network: '192.0.2.7',
  userAgent: '',
  deviceToken: 'd'.repeat(43),
  networkFactor: 1,
}

let provider: TestProvider
beforeAll(async () => {
  provider = await aProvider()
})
afterAll(() => provider.kill())

describe.runIf(DATABASES.includes('postgres'))('two server instances', () => {
  it('can each complete a sign-in that began at the other', async () => {
    await using database = await aDatabase('postgres')
    const other = await openDatabase(database.settings)
    const [here, there] = [instanceOf(database), instanceOf(other)]
    const browser = createSecret()
    const callback = await callbackOf(here, browser)
    const { session } = await there.complete(callback)
    expect(session).not.toBeNull()
    await expect(here.complete(callback)).rejects.toMatchObject({ problem: 'incomplete' })
    await other.close()
  })

  it('create one account when a new user returns to both at the same time', async () => {
    await using database = await aDatabase('postgres')
    const other = await openDatabase(database.settings)
    const instances = [instanceOf(database), instanceOf(other)]
    for (let round = 0; round < 10; round++) {
      const visits = await Promise.all(
        [...instances, ...instances].map(async (instance) => ({
          instance,
          callback: await callbackOf(instance, createSecret(), `ann-${round}`),
        })),
      )
      await Promise.all(visits.map(({ instance, callback }) => instance.complete(callback)))
      const users = await database.kysely.selectFrom('users').select('id').execute()
      const links = await database.kysely.selectFrom('accounts').select('user_id').execute()
      expect([users.length, links.length]).toEqual([round + 1, round + 1])
    }
    await other.close()
  })
})

type Instance = ReturnType<typeof instanceOf>

async function callbackOf(instance: Instance, browser: string, account = 'ann') {
  const location = await instance.beginSignIn(browser, '/', CLIENT)
  const url = new URL(await signInAt(location, { account, email: `${account}@loom.example` }))
  return { parameters: url.searchParams, browser, client: CLIENT, session: null }
}

function instanceOf(database: Database) {
  const inTurn = createTaskQueue({ atOnce: 2, maxWaiting: 10 })
  const rateLimits = createRateLimits({ storage: createRateLimitStorage(database) })
  const auditLog = createAuditLog(database)
  const { secondSteps } = createTwoFactor(database, { origin: null })
  const sessions = createSessionService({
    storage: createSessionStorage(database),
    passwords: createPasswords({ inTurn }),
    rateLimits,
    auditLog,
    secondSteps,
    apiTokens: createApiTokenStorage(database),
    inTurn,
  })
  const { OIDC_ISSUER = '', OIDC_CLIENT_ID = '', OIDC_CLIENT_SECRET = '' } = provider.settings
  return createIdentityService({
    storage: createIdentityStorage(database),
    provider: createOpenIdConnect({
      issuer: new URL(OIDC_ISSUER),
      clientId: OIDC_CLIENT_ID,
      clientSecret: OIDC_CLIENT_SECRET,
    }),
    publicUrl: () => PUBLIC_URL,
    sessions,
    secondSteps,
    confirm: async () => {},
    rateLimits,
    auditLog,
  })
}
