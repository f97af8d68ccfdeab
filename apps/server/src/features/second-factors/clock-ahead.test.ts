import { secondFactors } from '@wordloom/contract'
import type { App } from '@wordloom/testing/accounts/person'
import { aTwoFactorPerson, aWaitingBrowser, enterCode } from '@wordloom/testing/accounts/two-factor-person'
import { aDatabase, DATABASES } from '@wordloom/testing/database/database'
import { addUser } from '@wordloom/testing/database/rows'
import { anApp } from '@wordloom/testing/server/app'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPasskeyStorage } from './passkeys/passkey-storage.ts'
import { createSecondStepStorage } from './second-step/second-step-storage.ts'

const YEARS = 3 * 365 * 24 * 60 * 60_000
const STEPS = YEARS / 30_000

describe.each(DATABASES)('an unfinished second step or setup, on %s,', (kind) => {
  it('is over when its end is too far in the future, because the clock was ahead and has been corrected', async () => {
    await using database = await aDatabase(kind)
    const { kysely, transaction } = database
    const passkeys = createPasskeyStorage(database)
    const steps = createSecondStepStorage(database)
    const userId = await addUser(database, kysely)
    const begin = (challenge: string) =>
      transaction(async (all) => {
        await passkeys.askToRegister(all, userId, 'a')
        return steps.begin(all, userId, challenge)
      })
    const secret = await begin('b')
    await passkeys.askAnybody('c')
    for (const table of ['second_steps', 'passkey_setups', 'passkey_challenges'] as const) {
      await kysely
        .updateTable(table)
        .set((row) => ({ expires_at: row('expires_at', '+', YEARS) }))
        .execute()
    }
    expect(await steps.find(secret)).toBeNull()
    expect(await steps.attempt(secret, 'd')).toBeNull()
    expect(await transaction((all) => steps.take(all, secret))).toBe(false)
    expect(await passkeys.takeRegistration(userId)).toBeNull()
    expect(await passkeys.takeChallenge('c')).toBe(false)

    expect(await steps.find(await begin('e'))).toMatchObject({ challenge: 'e' })
    expect(await passkeys.takeRegistration(userId)).toBe('a')
    await steps.purge()
    expect(await kysely.selectFrom('second_steps').select('challenge').execute()).toEqual([
      { challenge: 'e' },
    ])
  })
})

describe.each(DATABASES)('an authenticator app, on %s,', (kind) => {
  let app: App
  beforeAll(async () => {
    app = await anApp({ kind })
  })
  afterAll(() => app[Symbol.asyncDispose]())

  it('still opens the account after a code was used while the clock was years ahead', async () => {
    const ann = await aTwoFactorPerson(app)
    await app.database.kysely
      .updateTable('authenticator_apps')
      .set((row) => ({ last_step: row('last_step', '+', STEPS) }))
      .where('user_id', '=', ann.id)
      .execute()
    const code = ann.codeIn(0)
    const { browser } = await aWaitingBrowser(app, ann)
    expect((await enterCode(browser, code)).status).toBe(200)
    expect((await browser.call(secondFactors.list)).status).toBe(200)

    const again = await aWaitingBrowser(app, ann)
    expect((await enterCode(again.browser, code)).status).toBe(400)
  })
})
