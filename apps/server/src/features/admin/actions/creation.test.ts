import { admin, sessions } from '@wordloom/contract'
import { aSiteWithAdmin } from '@wordloom/testing/accounts/administration'
import { aPerson } from '@wordloom/testing/accounts/person'
import { DATABASES } from '@wordloom/testing/database/database'
import { snapshotOf } from '@wordloom/testing/database/snapshot'
import { describe, expect, it } from 'vitest'

const ANN = { email: 'Ann@Loom.example', password: 'seven looms at dusk' }

describe.each(DATABASES)('account created by an administrator on %s', (kind) => {
  it('is free and unverified, and its password signs in', async () => {
    await using site = await aSiteWithAdmin(kind)
    const { boss, app } = site
    const answer = await boss.browser.call(admin.create, { body: { ...ANN, firstName: 'Ann' } })
    expect(answer.reply()).toMatchObject({
      email: ANN.email,
      firstName: 'Ann',
      lastName: null,
      emailVerified: 0,
      emailVerificationSentAt: null,
      isAdmin: false,
      isSuspended: false,
      subscriptionPlan: 'free',
      subscriptionStatus: 'active',
    })
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(await site.mails()).toEqual([])
    const { browser } = await aPerson(app)
    expect((await browser.call(sessions.signIn, { body: ANN })).status).toBe(200)
    const [record] = await site.records(answer.reply().id)
    expect(record).toMatchObject({ action: 'user_created', actor_id: boss.id })
    expect(record?.details).toBe('{"plan":"free","status":"active","isAdmin":false}')
  })

  it('gets the requested plan and role', async () => {
    await using site = await aSiteWithAdmin(kind)
    const given = { subscriptionPlan: 'yearly', subscriptionStatus: 'past_due', isAdmin: true } as const
    const answer = await site.boss.browser.call(admin.create, { body: { ...ANN, ...given } })
    expect(answer.reply()).toMatchObject(given)
    const { created_at, past_due_since } = await site.userRow(answer.reply().id)
    expect(past_due_since).toBe(created_at)
  })

  it.each([
    [{ ...ANN, email: 'ann' }, 'email'],
    [{ ...ANN, password: 'short' }, 'password'],
    [{ ...ANN, password: 'password1' }, 'password'],
    [{ ...ANN, subscriptionPlan: 'gold' }, 'subscriptionPlan'],
    [{ ...ANN, emailVerified: 1 }, 'emailVerified'],
    [{ email: ANN.email }, 'password'],
  ])('E16 is refused with an invalid field: %j', async (body, field) => {
    await using site = await aSiteWithAdmin(kind)
    const before = await snapshotOf(site.app.database)
    const answer = await site.boss.browser.send('POST', '/api/admin/users', body)
    expect([answer.status, answer.json()]).toEqual([
      400,
      expect.objectContaining({ fields: { [field]: expect.any(String) } }),
    ])
    expect(await snapshotOf(site.app.database)).toEqual(before)
  })

  it('is created once under ten concurrent requests', async () => {
    await using site = await aSiteWithAdmin(kind)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, number) => {
        const email = number % 2 ? ANN.email : ANN.email.toLowerCase()
        return site.boss.browser.call(admin.create, { body: { ...ANN, email } })
      }),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(9).fill(409)])
  })
})
