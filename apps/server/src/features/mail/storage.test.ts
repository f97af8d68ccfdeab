import { aDatabase, DATABASES } from '@wordloom/testing/database/database'
import { aNotice } from '@wordloom/testing/mail/account'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Database } from '../../database/database.ts'
import type { Mail } from '../../ports/mail.ts'
import { createOutbox, type Outbox } from './storage.ts'

const LEASE_MS = 60_000

describe.each(DATABASES)('the outbox on %s', (kind) => {
  it('holds a mail once the transaction that queues it has committed, and not before', async () => {
    await using database = await aDatabase(kind)
    const outbox = createOutbox(database)
    const failing = outbox.transaction(async (transaction) => {
      await outbox.enqueue(transaction, aNotice())
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await outbox.claim('mine', LEASE_MS)).toBeNull()
    await enqueue(outbox, aNotice())
    expect(await outbox.claim('mine', LEASE_MS)).toMatchObject({ mail: aNotice(), attempts: 1 })
  })

  it.each<Mail>([
    { template: 'verification', userId: 'ann', recipient: 'ann@example.org' },
    { template: 'password-reset', recipient: 'ann@example.org' },
    { template: 'email-change', userId: 'ann', recipient: 'ann@example.net' },
    { template: 'email-changed-notice', recipient: 'ann@example.org', newEmail: 'ann@example.net' },
    {
      template: 'project-invitation',
      userId: 'ann',
      recipient: 'bob@example.org',
      personId: 1,
      projectName: 'Ads',
      inviter: 'ann@example.org',
    },
    {
      template: 'project-offered',
      recipient: 'bob@example.org',
      ownerId: 'ann',
      owner: 'ann@example.org',
      projectId: 7,
      projectName: 'Ads',
    },
    {
      template: 'project-taken-over',
      recipient: 'ann@example.org',
      owner: 'bob@example.org',
      projectName: 'Ads',
    },
    { template: 'password-changed', recipient: 'ann@example.org' },
    { template: 'account-deleted', recipient: 'ann@example.org' },
    { template: 'second-factor-changed', recipient: 'ann@example.org', change: 'passkey_added' },
    {
      template: 'api-token-created',
      recipient: 'ann@example.org',
      name: 'Nightly',
      scope: 'write',
      expiresAt: '2027-02-19T08:00:00.000Z',
    },
  ])('returns $template as it was queued', async (mail) => {
    await using database = await aDatabase(kind)
    const outbox = createOutbox(database)
    await enqueue(outbox, mail)
    expect((await outbox.claim('mine', LEASE_MS))?.mail).toEqual(mail)
  })

  it('knows how long a mail has waited, by the clock of the database', async () => {
    await using database = await aDatabase(kind)
    const outbox = createOutbox(database)
    await enqueue(outbox, aNotice())
    await letTimePass(database, 3_600_000)
    const claimed = await claim(outbox, 'mine')
    expect(claimed.age).toBeGreaterThanOrEqual(3_600_000)
    expect(claimed.age).toBeLessThan(3_660_000)
  })

  it('never gives a mail to two workers', async () => {
    await using database = await aDatabase(kind)
    const outbox = createOutbox(database)
    for (let each = 0; each < 20; each++) await enqueue(outbox, aNotice(`ann${each}@example.org`))
    const claims = Array.from({ length: 60 }, (_, each) => outbox.claim(`worker ${each}`, LEASE_MS))
    const ids = (await Promise.all(claims)).flatMap((claimed) => claimed?.id ?? [])
    expect(new Set(ids).size).toBe(ids.length)
    while ((await outbox.claim('last', LEASE_MS)) !== null) ids.push(0)
    expect(ids).toHaveLength(20)
  })

  it('gives out the mails to one recipient one by one, the oldest first', async () => {
    await using database = await aDatabase(kind)
    const outbox = createOutbox(database)
    await enqueue(outbox, { template: 'password-reset', recipient: 'ann@example.org' })
    await enqueue(outbox, aNotice('ann@example.org'))
    await enqueue(outbox, aNotice('bob@example.org'))
    const first = await claim(outbox, 'one')
    expect(first.mail?.template).toBe('password-reset')
    expect((await claim(outbox, 'two')).mail?.recipient).toBe('bob@example.org')
    expect(await outbox.claim('three', LEASE_MS)).toBeNull()
    await outbox.remove(first)
    expect((await claim(outbox, 'three')).mail).toEqual(aNotice('ann@example.org'))
  })

  it('keeps a given-up mail with its error, and continues with the others', async () => {
    await using database = await aDatabase(kind)
    const outbox = createOutbox(database)
    await enqueue(outbox, { template: 'password-reset', recipient: 'ann@example.org' })
    await enqueue(outbox, aNotice())
    await outbox.giveUp(await claim(outbox, 'mine'), 'RCPT TO: 550')
    expect((await claim(outbox, 'mine')).mail).toEqual(aNotice())
    const kept = database.kysely.selectFrom('outbox').selectAll().where('failed_at', 'is not', null)
    expect(await kept.execute()).toMatchObject([
      { template: 'password-reset', last_error: 'RCPT TO: 550', lease: null },
    ])
  })

  it('holds a mail back until it is due again', async () => {
    await using database = await aDatabase(kind)
    const outbox = createOutbox(database)
    await enqueue(outbox, aNotice())
    await outbox.retryLater(await claim(outbox, 'mine'), 10_000, 'CONN: ECONNREFUSED')
    expect(await outbox.claim('mine', LEASE_MS)).toBeNull()
    await letTimePass(database, 9_000)
    expect(await outbox.claim('mine', LEASE_MS)).toBeNull()
    await letTimePass(database, 1_000)
    expect(await claim(outbox, 'mine')).toMatchObject({ attempts: 2 })
  })

  it('immediately retries what waits for a recipient when another mail to them is queued', async () => {
    await using database = await aDatabase(kind)
    const outbox = createOutbox(database)
    const reset: Mail = { template: 'password-reset', recipient: 'ann@example.org' }
    await enqueue(outbox, reset)
    await outbox.retryLater(await claim(outbox, 'mine'), 900_000, 'CONN: ECONNREFUSED')
    await enqueue(outbox, aNotice('bob@example.org'))
    await outbox.remove(await claim(outbox, 'mine'))
    expect(await outbox.claim('mine', LEASE_MS)).toBeNull()
    await enqueue(outbox, aNotice('ann@example.org'))
    expect((await claim(outbox, 'mine')).mail).toEqual(reset)
  })

  it('gives a mail to another worker when its lease is over, and then ignores the first one', async () => {
    await using database = await aDatabase(kind)
    const outbox = createOutbox(database)
    await enqueue(outbox, aNotice())
    const lost = await claim(outbox, 'crashed')
    await letTimePass(database, LEASE_MS - 1000)
    expect(await outbox.claim('other', LEASE_MS)).toBeNull()
    await letTimePass(database, 1000)
    const claimed = await claim(outbox, 'other')
    expect(await outbox.renew(lost, LEASE_MS)).toBe(false)
    expect(await outbox.transaction((transaction) => outbox.confirm(transaction, lost))).toBe(false)
    await outbox.remove(lost)
    await outbox.handBack(lost)
    await outbox.giveUp(lost, 'too late')
    await outbox.retryLater(lost, 0, 'too late')
    expect(await outbox.renew(claimed, LEASE_MS)).toBe(true)
    expect(await outbox.claim('third', LEASE_MS)).toBeNull()
  })

  it('gives a mail to no other worker while its lease is renewed', async () => {
    await using database = await aDatabase(kind)
    const outbox = createOutbox(database)
    await enqueue(outbox, aNotice())
    const claimed = await claim(outbox, 'mine')
    for (let time = 0; time < 5; time++) {
      await letTimePass(database, LEASE_MS - 1000)
      expect(await outbox.renew(claimed, LEASE_MS)).toBe(true)
      expect(await outbox.claim('other', LEASE_MS)).toBeNull()
    }
  })

  it('does not confirm a mail that has been withdrawn', async () => {
    await using database = await aDatabase(kind)
    const outbox = createOutbox(database)
    await enqueue(outbox, aNotice())
    const claimed = await claim(outbox, 'mine')
    const isConfirmed = () => outbox.transaction((transaction) => outbox.confirm(transaction, claimed))
    expect(await isConfirmed()).toBe(true)
    await database.kysely.deleteFrom('outbox').execute()
    expect(await isConfirmed()).toBe(false)
  })

  it('takes a mail back as if it had not been tried', async () => {
    await using database = await aDatabase(kind)
    const outbox = createOutbox(database)
    await enqueue(outbox, aNotice())
    await outbox.handBack(await claim(outbox, 'mine'))
    expect(await claim(outbox, 'other')).toMatchObject({ attempts: 1 })
  })

  it('gives out a mail without its content when only a newer version understands it', async () => {
    await using database = await aDatabase(kind)
    const outbox = createOutbox(database)
    await enqueue(outbox, aNotice())
    await database.kysely.updateTable('outbox').set({ template: 'birthday' }).execute()
    expect(await claim(outbox, 'mine')).toMatchObject({ mail: null })
  })

  it('deletes mails 30 days after they were given up, and no others', async () => {
    await using database = await aDatabase(kind)
    const outbox = createOutbox(database)
    const templates = async () =>
      (await database.kysely.selectFrom('outbox').select('template').execute()).map((row) => row.template)
    await enqueue(outbox, aNotice())
    await outbox.giveUp(await claim(outbox, 'mine'), 'RCPT TO: 550')
    await enqueue(outbox, { template: 'account-deleted', recipient: 'bob@example.org' })
    await letTimePass(database, 30 * 24 * 3_600_000 - 60_000)
    await outbox.purge()
    expect(await templates()).toHaveLength(2)
    await letTimePass(database, 60_000)
    await outbox.purge()
    expect(await templates()).toEqual(['account-deleted'])
  })
})

function enqueue(outbox: Outbox, mail: Mail): Promise<void> {
  return outbox.transaction((transaction) => outbox.enqueue(transaction, mail))
}

async function claim(outbox: Outbox, lease: string) {
  const claimed = await outbox.claim(lease, LEASE_MS)
  if (claimed === null) throw new Error('There is nothing to claim.')
  return claimed
}

async function letTimePass({ kysely }: Database, milliseconds: number): Promise<void> {
  await kysely
    .updateTable('outbox')
    .set({
      created_at: sql`created_at - ${milliseconds}`,
      due_at: sql`due_at - ${milliseconds}`,
      leased_until: sql`leased_until - ${milliseconds}`,
      failed_at: sql`failed_at - ${milliseconds}`,
    })
    .execute()
}
