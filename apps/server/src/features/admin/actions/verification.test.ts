import { ACCOUNT_MESSAGES, admin, RATE_LIMITS } from '@wordloom/contract'
import { actionsAbout, aSiteWithAdmin } from '@wordloom/testing/accounts/administration'
import { aPerson, suspend } from '@wordloom/testing/accounts/person'
import { DATABASES } from '@wordloom/testing/database/database'
import { describe, expect, it } from 'vitest'

describe.each(DATABASES)('verification email sent by an administrator on %s', (kind) => {
  it('goes to the address of the account and is recorded', async () => {
    await using site = await aSiteWithAdmin(kind)
    const ann = await aPerson(site.app, { isVerified: false })
    const answer = await site.boss.browser.call(admin.resendVerification, { params: { id: ann.id } })
    expect(answer.reply()).toEqual({ message: ACCOUNT_MESSAGES.verificationSent })
    expect(await site.mails()).toEqual([`verification to ${ann.email}`])
    expect((await site.userRow(ann.id)).email_verification_sent_at).toEqual(expect.any(Number))
    expect(await actionsAbout(site, ann.id)).toEqual(['verification_resent'])
  })

  it('is refused for a verified address or a suspended account', async () => {
    await using site = await aSiteWithAdmin(kind)
    const [ann, bob] = [await aPerson(site.app), await aPerson(site.app, { isVerified: false })]
    await suspend(site.app.database, bob.id)
    for (const [{ id }, message] of [
      [ann, ACCOUNT_MESSAGES.alreadyVerified],
      [bob, ACCOUNT_MESSAGES.suspended],
    ] as const) {
      const answer = await site.boss.browser.call(admin.resendVerification, { params: { id } })
      expect([answer.status, answer.json()]).toMatchObject([409, { message }])
    }
    expect(await site.mails()).toEqual([])
  })

  it('is limited per account and day', async () => {
    await using site = await aSiteWithAdmin(kind)
    const ann = await aPerson(site.app, { isVerified: false })
    const statuses: number[] = []
    for (let attempt = 0; attempt <= RATE_LIMITS.resendPerDay.most; attempt++) {
      const answer = await site.boss.browser.call(admin.resendVerification, { params: { id: ann.id } })
      statuses.push(answer.status)
    }
    expect(statuses).toEqual([...Array(RATE_LIMITS.resendPerDay.most).fill(200), 429])
    expect(await site.mails()).toHaveLength(RATE_LIMITS.resendPerDay.most)
  })
})
