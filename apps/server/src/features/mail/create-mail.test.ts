import { aDatabase, DATABASES } from '@wordloom/testing/database/database'
import { aNotice, anAccount } from '@wordloom/testing/mail/account'
import { aMailer } from '@wordloom/testing/mail/mailer'
import { aMailServer, type MailServer } from '@wordloom/testing/mail/server'
import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import type { Database } from '../../database/database.ts'
import { openDatabase } from '../../database/open.ts'
import { createLinkTokens } from '../accounts/email/link-tokens.ts'
import { MAIL_LIFE_MS } from './storage.ts'

const SENT = 'an email was sent'
const RETRIED = 'an email could not be sent and will be retried'
const GIVEN_UP = 'an email was given up'
const POLLING = { pollEvery: 10 }
const TIME_LIMIT_MS = 30_000

describe.each(DATABASES)('outgoing mail on %s', (kind) => {
  it('goes out as soon as the transaction that queued it commits', async () => {
    await using database = await aDatabase(kind)
    await using server = await aMailServer()
    await using mailer = aMailer({ database, smtpUrl: server.url })
    mailer.start()
    await mailer.send(aNotice())
    await server.receives(1)
    expect(server.received[0]).toMatchObject({
      recipient: 'ann@example.org',
      from: { name: 'Wordloom', address: 'no-reply@words.example' },
      subject: 'Your Wordloom password was changed',
      messageId: expect.stringMatching(/^<\d+\.[\da-z]+@words\.example>$/),
    })
    await mailer.log.says(SENT)
    expect(await waiting(database)).toEqual([])
  })

  it('carries a link whose token is created on sending and stored nowhere', async () => {
    await using database = await aDatabase(kind)
    const userId = await anAccount(database)
    const kept: string[] = []
    await using server = await aMailServer({
      judge: async () => {
        kept.push(JSON.stringify(await everything(database)))
        return 'take' as const
      },
    })
    await using mailer = aMailer({ database, smtpUrl: server.url })
    mailer.start()
    await mailer.send({ template: 'verification', userId, recipient: 'ann@example.org' })
    await mailer.log.says(SENT)
    await mailer.send({ template: 'password-reset', recipient: 'Ann@Example.org' })
    await mailer.log.says(SENT, 2)
    const [verification = '', reset = ''] = tokensOf(server)
    const links = createLinkTokens(database)
    expect(await links.find(verification, ['verification'])).toMatchObject({
      userId,
      email: 'ann@example.org',
    })
    expect(await links.find(reset, ['reset'])).toMatchObject({ userId, email: 'ann@example.org' })
    expect(server.received[1]?.recipient).toBe('ann@example.org')
    for (const secret of [verification, reset, verification.slice(-43), reset.slice(-43)])
      for (const text of kept) expect(text).not.toContain(secret)
    expect(JSON.stringify(mailer.log.entries)).not.toMatch(/@|http|token/)
  })

  it('R9 is retried, later each time, until the server accepts it', async () => {
    await using database = await aDatabase(kind)
    await using server = await aMailServer({ judge: failing(3) })
    const waits: number[] = []
    const retryAfter = (attempts: number) => {
      waits.push(attempts)
      return 0
    }
    await using mailer = aMailer({ database, smtpUrl: server.url, timing: { ...POLLING, retryAfter } })
    mailer.start()
    await mailer.send(aNotice())
    await mailer.log.says(SENT)
    expect(waits).toEqual([1, 2, 3])
    expect(server.received).toHaveLength(1)
    expect(mailer.log.entries.map(({ message }) => message)).toEqual([RETRIED, RETRIED, RETRIED, SENT])
  })

  it('R9 may arrive twice when the server hangs up, then with the same id and with links that all work', async () => {
    await using database = await aDatabase(kind)
    const userId = await anAccount(database)
    await using server = await aMailServer({ judge: (_mail, before) => (before < 2 ? 'hang up' : 'take') })
    await using mailer = aMailer({ database, smtpUrl: server.url, timing: POLLING })
    mailer.start()
    await mailer.send({ template: 'verification', userId, recipient: 'ann@example.org' })
    await mailer.log.says(SENT)
    expect(server.received).toHaveLength(3)
    expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(1)
    const links = createLinkTokens(database)
    expect(new Set(tokensOf(server)).size).toBe(3)
    for (const token of tokensOf(server)) expect(await links.find(token, ['verification'])).not.toBeNull()
  })

  it('R9 keeps only the newest link alive when a link was requested several times', async () => {
    await using database = await aDatabase(kind)
    await anAccount(database)
    await using server = await aMailServer()
    await using mailer = aMailer({ database, smtpUrl: server.url })
    mailer.start()
    const reset = { template: 'password-reset', recipient: 'ann@example.org' } as const
    await mailer.send(reset, reset, reset)
    await mailer.log.says(SENT, 3)
    const links = createLinkTokens(database)
    const found = await Promise.all(tokensOf(server).map((token) => links.find(token, ['reset'])))
    expect(found).toEqual([null, null, expect.objectContaining({ purpose: 'reset' })])
  })

  it('R9 is given up immediately when the server refuses it for good, and holds up no later mail', async () => {
    await using database = await aDatabase(kind)
    await using server = await aMailServer({
      judge: ({ subject }) => (subject?.includes('deleted') ? { code: 554, text: '5.7.1 no' } : 'take'),
    })
    await using mailer = aMailer({ database, smtpUrl: server.url })
    mailer.start()
    await mailer.send({ template: 'account-deleted', recipient: 'ann@example.org' }, aNotice())
    await mailer.log.says(SENT)
    expect(mailer.log.entries.map(({ message }) => message)).toEqual([GIVEN_UP, SENT])
    expect(await waiting(database)).toMatchObject([
      {
        template: 'account-deleted',
        attempts: 1,
        failed_at: expect.any(Number),
        last_error: 'DATA: 554 5.7.1 no',
      },
    ])
  })

  it('R9 is given up after a day', async () => {
    await using database = await aDatabase(kind)
    await using server = await aMailServer({ judge: failing(9) })
    await using mailer = aMailer({ database, smtpUrl: server.url, timing: POLLING })
    await mailer.send(aNotice())
    await letTimePass(database, MAIL_LIFE_MS)
    mailer.start()
    await mailer.log.says(GIVEN_UP)
    expect(await waiting(database)).toMatchObject([{ failed_at: expect.any(Number), attempts: 1 }])
  })

  it('is given up when its recipient is not a valid address', async () => {
    await using database = await aDatabase(kind)
    await using server = await aMailServer()
    await using mailer = aMailer({ database, smtpUrl: server.url })
    mailer.start()
    await mailer.send(aNotice('ann@example.org\r\nBcc: eve@example.org'), aNotice('bob@example.org'))
    await mailer.log.says(GIVEN_UP)
    await mailer.log.says(SENT)
    expect(server.received.map(({ recipient }) => recipient)).toEqual(['bob@example.org'])
  })

  it('R9 is not sent once it has become pointless', async () => {
    await using database = await aDatabase(kind)
    const { kysely } = database
    const verified = await anAccount(database, 'verified@example.org')
    const suspended = await anAccount(database, 'suspended@example.org')
    const gone = await anAccount(database, 'gone@example.org')
    const late = await anAccount(database, 'late@example.org')
    await using server = await aMailServer()
    await using mailer = aMailer({ database, smtpUrl: server.url })
    await mailer.send({ template: 'verification', userId: late, recipient: 'late@example.org' })
    await letTimePass(database, MAIL_LIFE_MS)
    await mailer.send(
      { template: 'verification', userId: verified, recipient: 'verified@example.org' },
      { template: 'verification', userId: suspended, recipient: 'suspended@example.org' },
      { template: 'verification', userId: gone, recipient: 'gone@example.org' },
      { template: 'password-reset', recipient: 'suspended@example.org' },
      { template: 'password-reset', recipient: 'nobody@example.org' },
      { template: 'email-change', userId: late, recipient: 'not-asked-for@example.org' },
    )
    await kysely.updateTable('users').set({ email_verified: 1 }).where('id', '=', verified).execute()
    await kysely.updateTable('users').set({ is_suspended: 1 }).where('id', '=', suspended).execute()
    await kysely.deleteFrom('users').where('id', '=', gone).execute()
    mailer.start()
    await vi.waitFor(async () => expect(await waiting(database)).toEqual([]), TIME_LIMIT_MS)
    expect(server.received).toEqual([])
    expect(mailer.log.entries).toEqual([])
  })

  it('R9 goes out once, however many instances send mail', async () => {
    await using database = await aDatabase(kind)
    await using other = kind === 'postgres' ? await anotherInstance(database.settings) : sharing(database)
    await using server = await aMailServer()
    await using one = aMailer({ database, smtpUrl: server.url, timing: POLLING })
    await using two = aMailer({ database: other, smtpUrl: server.url, timing: POLLING })
    await one.send(...Array.from({ length: 100 }, (_, each) => aNotice(`ann${each % 60}@example.org`)))
    one.start()
    two.start()
    await server.receives(100)
    await vi.waitFor(async () => expect(await waiting(database)).toEqual([]), TIME_LIMIT_MS)
    expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(100)
    expect(server.received).toHaveLength(100)
    for (const { log } of [one, two]) expect(log.entries.length).toBeGreaterThan(0)
  })

  it('starts side by side but finishes one at a time, so that a crash leaves at most one mail sent but not recorded', async () => {
    await using database = await aDatabase(kind)
    const answer = Promise.withResolvers<'take'>()
    const allBegun = Promise.withResolvers<void>()
    let begun = 0
    let ended = 0
    await using server = await aMailServer({
      onRcptTo: (_address, _session, reply) => {
        if (++begun === 4) allBegun.resolve()
        reply()
      },
      judge: () => {
        ended++
        return answer.promise
      },
    })
    await using mailer = aMailer({ database, smtpUrl: server.url })
    await mailer.send(...Array.from({ length: 4 }, (_, each) => aNotice(`ann${each}@example.org`)))
    mailer.start()
    await allBegun.promise
    await vi.waitFor(() => expect(ended).toBeGreaterThan(0), TIME_LIMIT_MS)
    expect(ended).toBe(1)
    answer.resolve('take')
    await mailer.log.says(SENT, 4)
  })

  it('stays with the instance that sends it, however slow the server is', async () => {
    await using database = await aDatabase(kind)
    const lease = 1000
    const answer = Promise.withResolvers<'take'>()
    await using server = await aMailServer({ judge: () => answer.promise })
    await using one = aMailer({ database, smtpUrl: server.url, timing: { ...POLLING, lease } })
    await using two = aMailer({ database, smtpUrl: server.url, timing: { ...POLLING, lease } })
    await one.send(aNotice())
    one.start()
    two.start()
    const leasedUntil = async () => Number((await waiting(database))[0]?.leased_until)
    await vi.waitFor(async () => expect(await leasedUntil()).toBeGreaterThan(0), TIME_LIMIT_MS)
    const first = await leasedUntil()
    await vi.waitFor(
      async () => expect(await leasedUntil()).toBeGreaterThan(first + 3 * lease),
      TIME_LIMIT_MS,
    )
    answer.resolve('take')
    await vi.waitFor(async () => expect(await waiting(database)).toEqual([]), TIME_LIMIT_MS)
    expect(server.received).toHaveLength(1)
  })

  it('is finished when the server is told to stop, and no other is started', async () => {
    await using database = await aDatabase(kind)
    const answer = Promise.withResolvers<'take'>()
    const arrived = Promise.withResolvers<void>()
    await using server = await aMailServer({
      judge: () => {
        arrived.resolve()
        return answer.promise
      },
    })
    await using mailer = aMailer({ database, smtpUrl: server.url })
    await mailer.send(aNotice(), aNotice())
    mailer.start()
    await arrived.promise
    const stopped = mailer.stop()
    answer.resolve('take')
    await stopped
    expect(server.received).toHaveLength(1)
    expect(await waiting(database)).toMatchObject([{ attempts: 0, lease: null }])
  })

  it('is returned to the queue when finishing it would delay the stop for too long', async () => {
    await using database = await aDatabase(kind)
    const arrived = Promise.withResolvers<void>()
    await using server = await aMailServer({
      judge: () => {
        arrived.resolve()
        return new Promise(() => {})
      },
    })
    await using mailer = aMailer({ database, smtpUrl: server.url, timing: { stopAfter: 1 } })
    await mailer.send(aNotice())
    mailer.start()
    await arrived.promise
    await mailer.stop()
    expect(await waiting(database)).toMatchObject([{ attempts: 0, lease: null, failed_at: null }])
  })
})

type DatabaseSettings = Parameters<typeof openDatabase>[0]

async function anotherInstance(settings: DatabaseSettings): Promise<Database & AsyncDisposable> {
  const database = await openDatabase(settings)
  return { ...database, [Symbol.asyncDispose]: database.close }
}

function sharing(database: Database): Database & AsyncDisposable {
  return { ...database, [Symbol.asyncDispose]: async () => {} }
}

function waiting({ kysely }: Database) {
  return kysely.selectFrom('outbox').selectAll().orderBy('id').execute()
}

async function everything({ kysely }: Database) {
  const tables = ['outbox', 'tokens', 'users', 'audit_log'] as const
  return Promise.all(tables.map((table) => kysely.selectFrom(table).selectAll().execute()))
}

function tokensOf(server: MailServer): string[] {
  return server.received.map(({ text = '' }) => /token=([\w-]+)/.exec(text)?.[1] ?? '')
}

function failing(times: number) {
  let left = times
  return () => (left-- > 0 ? ({ code: 451, text: 'come again' } as const) : 'take')
}

async function letTimePass({ kysely }: Database, milliseconds: number): Promise<void> {
  await kysely
    .updateTable('outbox')
    .set({ created_at: sql`created_at - ${milliseconds}` })
    .execute()
}
