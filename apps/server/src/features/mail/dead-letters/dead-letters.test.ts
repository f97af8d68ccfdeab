import { deadLetters } from '@wordloom/contract'
import { aPerson } from '@wordloom/testing/accounts/person'
import { aDatabase, DATABASES, type DatabaseKind } from '@wordloom/testing/database/database'
import { aNotice } from '@wordloom/testing/mail/account'
import { aMailer } from '@wordloom/testing/mail/mailer'
import { aMailServer } from '@wordloom/testing/mail/server'
import { anApp } from '@wordloom/testing/server/app'
import { describe, expect, it } from 'vitest'
import type { Database } from '#database/database.ts'
import type { Mail } from '#ports/mail.ts'
import { MAIL_LIFE_MS } from '../storage.ts'
import { createDeadLetterStorage } from './storage.ts'

const GIVEN_UP = 'an email was given up'
const SENT = 'an email was sent'

async function aSiteWithAdmin(kind: DatabaseKind) {
  let isRefusing = true
  const server = await aMailServer({
    judge: () => (isRefusing ? { code: 554, text: '5.7.1 no' } : 'take'),
  })
  const app = await anApp({ kind, settings: { NODE_ENV: 'production' } })
  const boss = await aPerson(app, { isAdmin: true })
  const mailer = aMailer({ database: app.database, smtpUrl: server.url, timing: { pollEvery: 10 } })
  mailer.start()
  return {
    app,
    boss,
    server,
    mailer,
    accept: () => {
      isRefusing = false
    },
    async giveUp(mail: Mail): Promise<void> {
      const before = mailer.log.entries.filter(({ message }) => message === GIVEN_UP).length
      await mailer.send(mail)
      await mailer.log.says(GIVEN_UP, before + 1)
    },
    list: async () => (await boss.browser.call(deadLetters.list)).reply(),
    sendAgain: (id: number) => boss.browser.call(deadLetters.sendAgain, { params: { id } }),
    discard: (id: number) => boss.browser.call(deadLetters.discard, { params: { id } }),
    records: () =>
      app.database.kysely
        .selectFrom('audit_log')
        .select(['action', 'actor_id', 'subject_id', 'details'])
        .where('action', 'like', 'mail_%')
        .orderBy('id')
        .execute(),
    async [Symbol.asyncDispose]() {
      await mailer[Symbol.asyncDispose]()
      await app[Symbol.asyncDispose]()
      await server[Symbol.asyncDispose]()
    },
  }
}

describe.each(DATABASES)('a mail that was given up, on %s,', (kind) => {
  it("is listed with the mail server's answer, and goes out when it's sent again", async () => {
    await using site = await aSiteWithAdmin(kind)
    await site.giveUp(aNotice())
    const shown = await site.list()
    expect(shown).toEqual({
      deadLetters: [
        {
          id: expect.any(Number),
          template: 'password-changed',
          recipient: 'ann@example.org',
          createdAt: expect.any(String),
          givenUpAt: expect.any(String),
          attempts: 1,
          reason: 'DATA: 554 5.7.1 no',
        },
      ],
      total: 1,
    })
    const id = shown.deadLetters[0]?.id ?? 0
    site.accept()
    expect((await site.sendAgain(id)).status).toBe(204)
    await site.mailer.log.says(SENT)
    expect(site.server.received).toMatchObject([{ recipient: 'ann@example.org' }])
    expect(await site.list()).toEqual({ deadLetters: [], total: 0 })
    expect((await site.sendAgain(id)).status).toBe(404)
    expect(await site.records()).toEqual([
      {
        action: 'mail_sent_again',
        actor_id: site.boss.id,
        subject_id: null,
        details: JSON.stringify({ mail: id, template: 'password-changed' }),
      },
    ])
  })

  it('is listed again when the server refuses it again', async () => {
    await using site = await aSiteWithAdmin(kind)
    await site.giveUp(aNotice())
    const [first] = (await site.list()).deadLetters
    await site.sendAgain(first?.id ?? 0)
    await site.mailer.log.says(GIVEN_UP, 2)
    expect((await site.list()).deadLetters).toMatchObject([{ id: first?.id, attempts: 1 }])
  })

  it('gets a new date when it holds a link, and keeps its date when it reports an event', async () => {
    await using site = await aSiteWithAdmin(kind)
    const ann = await aPerson(site.app, { isVerified: false })
    await site.giveUp({ template: 'verification', userId: ann.id, recipient: ann.email })
    await site.giveUp(aNotice())
    await age(site.app.database, 2 * MAIL_LIFE_MS)
    const before = (await site.list()).deadLetters
    site.accept()
    for (const { id } of before) await site.sendAgain(id)
    await site.mailer.log.says(SENT, 2)
    const dates = new Map(site.server.received.map(({ recipient, date }) => [recipient, date ?? '']))
    const noticed = before.find(({ template }) => template === 'password-changed')
    expect(Date.now() - Date.parse(dates.get(ann.email) ?? '')).toBeLessThan(60_000)
    expect(
      Math.abs(Date.parse(dates.get('ann@example.org') ?? '') - Date.parse(noticed?.createdAt ?? '')),
    ).toBeLessThan(1000)
    expect((await site.records())[0]).toMatchObject({ subject_id: null })
    expect((await site.records()).map(({ subject_id }) => subject_id)).toContain(ann.id)
  })

  it('can be discarded, which the audit log records', async () => {
    await using site = await aSiteWithAdmin(kind)
    await site.giveUp(aNotice())
    const [mail] = (await site.list()).deadLetters
    expect((await site.discard(mail?.id ?? 0)).status).toBe(204)
    expect(await site.list()).toEqual({ deadLetters: [], total: 0 })
    expect((await site.discard(mail?.id ?? 0)).status).toBe(404)
    expect((await site.records()).map(({ action }) => action)).toEqual(['mail_discarded'])
  })

  it("doesn't include waiting emails: they are neither listed nor changed", async () => {
    await using database = await aDatabase(kind)
    const { kysely, now, transaction } = database
    let woken = 0
    const storage = createDeadLetterStorage(database, () => woken++)
    const add = async (failed_at: typeof now | null) => {
      const mail = { recipient: 'ann@example.org', template: 'password-changed', data: '{}' }
      const row = { ...mail, created_at: now, due_at: now, failed_at }
      return kysely.insertInto('outbox').values(row).returning('id').executeTakeFirstOrThrow()
    }
    const [waiting, givenUp] = [await add(null), await add(now)]
    expect((await storage.list()).deadLetters.map(({ id }) => id)).toEqual([givenUp.id])
    expect(await transaction((all) => storage.sendAgain(all, waiting.id))).toBeNull()
    expect(await transaction((all) => storage.discard(all, waiting.id))).toBeNull()
    expect(woken).toBe(0)
    expect(await transaction((all) => storage.sendAgain(all, givenUp.id))).toMatchObject({ userId: null })
    expect(woken).toBe(1)
  })
})

async function age({ kysely }: Database, milliseconds: number): Promise<void> {
  await kysely
    .updateTable('outbox')
    .set((row) => ({ created_at: row('created_at', '-', milliseconds) }))
    .execute()
}
