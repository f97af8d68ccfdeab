import { sessions } from '@wordloom/contract'
import { createTwoFactor } from '@wordloom/server/internal/assembly/two-factor'
import type { Transaction } from '@wordloom/server/internal/database/database'
import { createApiTokenStorage } from '@wordloom/server/internal/features/api-tokens/storage'
import { createAuditLog } from '@wordloom/server/internal/features/audit-log/storage'
import { createPasswords } from '@wordloom/server/internal/features/passwords/service'
import { createRateLimits } from '@wordloom/server/internal/features/rate-limits/service'
import { createRateLimitStorage } from '@wordloom/server/internal/features/rate-limits/storage'
import { createSessionService } from '@wordloom/server/internal/features/sessions/service'
import { createSessionStorage } from '@wordloom/server/internal/features/sessions/storage'
import { describe, expect, it } from 'vitest'
import { type App, aClient, aPerson, PASSWORD, startSession, suspend } from '../../src/accounts/person.ts'
import { DATABASES } from '../../src/database/database.ts'
import { anApp } from '../../src/server/app.ts'

describe.each(DATABASES)('signing in while the account changes, on %s,', (kind) => {
  it('B07 fails with a password that has just been replaced', async () => {
    await using app = await anApp({ kind })
    const { id, email } = await aPerson(app)
    const outcome = signInMeanwhile(app, email, async (transaction) => {
      const change = { password_hash: 'another one' }
      await transaction.updateTable('users').set(change).where('id', '=', id).execute()
      await transaction.deleteFrom('sessions').where('user_id', '=', id).execute()
    })
    await expect(outcome).rejects.toMatchObject({ code: 'invalid_credentials' })
    expect(await sessionsOf(app, id)).toEqual([])
  })

  it('A11 fails for a user who has just been suspended', async () => {
    await using app = await anApp({ kind })
    const { id, email } = await aPerson(app)
    const outcome = signInMeanwhile(app, email, async (transaction) => {
      await transaction.updateTable('users').set({ is_suspended: 1 }).where('id', '=', id).execute()
      await transaction.deleteFrom('sessions').where('user_id', '=', id).execute()
    })
    await expect(outcome).rejects.toMatchObject({ code: 'account_suspended' })
    expect(await sessionsOf(app, id)).toEqual([])
  })

  it('fails like for an unknown address when the account has just been deleted', async () => {
    await using app = await anApp({ kind })
    const { id, email } = await aPerson(app)
    const outcome = signInMeanwhile(app, email, async (transaction) => {
      await transaction.deleteFrom('users').where('id', '=', id).execute()
    })
    await expect(outcome).rejects.toMatchObject({ code: 'invalid_credentials' })
  })
})

describe.each(DATABASES)('the sessions of an account on %s', (kind) => {
  it('B17 are at most 50, however many start at once', async () => {
    await using app = await anApp({ kind })
    const { id } = await aPerson(app)
    const first = await startSession(app.database, id)
    const service = createService(app)
    const start = () =>
      app.database.transaction((transaction) => service.start(transaction, id, aClient(), null))
    // More at once than there are connections. The rest wait for one, at most two seconds.
    for (let wave = 0; wave < 10; wave++) await Promise.all(Array.from({ length: 20 }, start))
    expect(await sessionsOf(app, id)).toHaveLength(50)
    expect(await service.find(first)).toBeNull()
  })

  it('A11 end at the next request after a suspension', async () => {
    await using app = await anApp({ kind })
    const { id, browser } = await aPerson(app)
    expect((await browser.call(sessions.currentUser)).status).toBe(200)
    await suspend(app.database, id)
    expect((await browser.call(sessions.currentUser)).status).toBe(401)
  })
})

function signInMeanwhile(app: App, email: string, change: (transaction: Transaction) => Promise<void>) {
  const service = createService(app, () => app.database.transaction(change))
  return service.signIn({ email, password: PASSWORD }, aClient(), null)
}

function createService({ database }: App, whenChecked = async () => {}) {
  const passwords = createPasswords({ inTurn: (task) => task() })
  return createSessionService({
    storage: createSessionStorage(database),
    passwords: {
      ...passwords,
      async verify(hash, password) {
        const isRight = await passwords.verify(hash, password)
        await whenChecked()
        return isRight
      },
    },
    rateLimits: createRateLimits({ storage: createRateLimitStorage(database) }),
    auditLog: createAuditLog(database),
    secondSteps: createTwoFactor(database, { origin: null }).secondSteps,
    apiTokens: createApiTokenStorage(database),
    inTurn: (attempt) => attempt(),
  })
}

function sessionsOf({ database }: App, userId: string) {
  return database.kysely.selectFrom('sessions').select('token_hash').where('user_id', '=', userId).execute()
}
