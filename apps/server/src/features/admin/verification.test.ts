import { ACCOUNT_MESSAGES, admin, RATE_LIMITS } from '@wordloom/contract'
import { describe, expect, it } from 'vitest'
import { DATABASES } from '../../testing/a-database.ts'
import { aPerson, suspend } from '../../testing/a-person.ts'
import { actionsAbout, anOffice } from './testing/an-office.ts'

describe.each(DATABASES)('verification email sent by an administrator on %s', (kind) => {
  it('goes to the address of the account and is recorded', async () => {
    await using office = await anOffice(kind)
    const ann = await aPerson(office.app, { isVerified: false })
    const answer = await office.boss.browser.call(admin.resendVerification, { params: { id: ann.id } })
    expect(answer.reply()).toEqual({ message: ACCOUNT_MESSAGES.verificationSent })
    expect(await office.mails()).toEqual([`verification to ${ann.email}`])
    expect((await office.userRow(ann.id)).email_verification_sent_at).toEqual(expect.any(Number))
    expect(await actionsAbout(office, ann.id)).toEqual(['verification_resent'])
  })

  it('is refused for a verified address or a suspended account', async () => {
    await using office = await anOffice(kind)
    const [ann, bob] = [await aPerson(office.app), await aPerson(office.app, { isVerified: false })]
    await suspend(office.app.database, bob.id)
    for (const [{ id }, message] of [
      [ann, ACCOUNT_MESSAGES.alreadyVerified],
      [bob, ACCOUNT_MESSAGES.suspended],
    ] as const) {
      const answer = await office.boss.browser.call(admin.resendVerification, { params: { id } })
      expect([answer.status, answer.json()]).toMatchObject([409, { message }])
    }
    expect(await office.mails()).toEqual([])
  })

  it('is limited per account and day', async () => {
    await using office = await anOffice(kind)
    const ann = await aPerson(office.app, { isVerified: false })
    const statuses: number[] = []
    for (let attempt = 0; attempt <= RATE_LIMITS.resendPerDay.most; attempt++) {
      const answer = await office.boss.browser.call(admin.resendVerification, { params: { id: ann.id } })
      statuses.push(answer.status)
    }
    expect(statuses).toEqual([...Array(RATE_LIMITS.resendPerDay.most).fill(200), 429])
    expect(await office.mails()).toHaveLength(RATE_LIMITS.resendPerDay.most)
  })
})
