import { accounts, sessions } from '@wordloom/contract'
import { openDatabase } from '@wordloom/server/internal/database/open'
import { describe, expect, it, vi } from 'vitest'
import { aPlaceForADatabase, DATABASES } from '../../src/database/database.ts'
import { mailFilesIn } from '../../src/mail/files.ts'
import { aVisitor } from '../../src/network/visitor.ts'
import { aServerProcess } from '../../src/server/process.ts'

const EMAIL = 'ann.weaver@loom.example'
const PASSWORD = 'seven looms at dusk'
const PATIENCE = { timeout: 20_000, interval: 50 }

describe.each(DATABASES)('C14 a secret, on %s,', (kind) => {
  it('is neither in the most detailed log nor readable in the database', async () => {
    await using place = await aPlaceForADatabase(kind)
    const { dataFolder } = place.settings
    await using server = await aServerProcess(place.settings, { LOG_LEVEL: 'trace' })
    const ann = aVisitor(server.origin)
    const linkIn = (subject: RegExp) =>
      vi.waitFor(async () => {
        const mails = await mailFilesIn(dataFolder)
        const mail = mails.findLast((each) => each.recipient === EMAIL && subject.test(each.subject))
        if (!mail?.link) throw new Error('No mail has come.')
        return mail.link
      }, PATIENCE)

    await ann.call(accounts.signUp, { body: { email: EMAIL, password: PASSWORD } })
    const session = ann.cookies.get('session') ?? ''
    const verification = await linkIn(/verify/i)
    // C11: email programs open links to preview them.
    await ann.get(verification.pathname + verification.search)
    const token = verification.searchParams.get('token') ?? ''
    expect((await ann.call(accounts.verifyEmail, { body: { token } })).status).toBe(200)
    expect((await ann.call(accounts.verifyEmail, { body: { token } })).status).toBe(400)
    await ann.call(sessions.signIn, { body: { email: EMAIL, password: 'not my password' } })
    await ann.call(accounts.signUp, { body: { email: EMAIL, password: PASSWORD } })
    await ann.call(accounts.changeEmail, {
      body: { email: 'ann@other.example', currentPassword: PASSWORD },
    })
    await ann.call(accounts.forgotPassword, { body: { email: EMAIL } })
    const reset = await linkIn(/password/i)
    await ann.get(reset.pathname + reset.search)
    const resetToken = reset.searchParams.get('token') ?? ''

    expect(await server.stop()).toBe(0)
    const database = await readEverything(place.settings)
    for (const secret of [session, token, resetToken, PASSWORD]) {
      expect(secret.length).toBeGreaterThan(10)
      expect(server.log()).not.toContain(secret)
      // The first part of a secret is the account id.
      expect(database).not.toContain(secret.slice(-40))
    }
    for (const secret of [EMAIL, 'ann@other.example', 'not my password']) {
      expect(server.log()).not.toContain(secret)
    }
    expect(server.log()).toContain('/api/auth/verify-email')
  })

  it('is not in the log when emails cannot be sent', async () => {
    await using place = await aPlaceForADatabase(kind)
    await using server = await aServerProcess(place.settings, {
      LOG_LEVEL: 'trace',
      SMTP_URL: 'smtp://wordloom:secret-of-smtp@127.0.0.1:9',
    })
    const ann = aVisitor(server.origin)
    await ann.call(accounts.signUp, { body: { email: EMAIL, password: PASSWORD } })
    await vi.waitFor(() => expect(server.log()).toMatch(/ECONNREFUSED|refused/i), PATIENCE)
    for (const secret of [EMAIL, PASSWORD, 'secret-of-smtp', 'token=']) {
      expect(server.log()).not.toContain(secret)
    }
  })
})

async function readEverything(settings: Parameters<typeof openDatabase>[0]): Promise<string> {
  const { kysely, close } = await openDatabase(settings)
  const tables = await kysely.introspection.getTables()
  const rows = await Promise.all(
    tables.map(({ name }) =>
      kysely
        .selectFrom(name as 'users')
        .selectAll()
        .execute(),
    ),
  )
  await close()
  return JSON.stringify(rows)
}
