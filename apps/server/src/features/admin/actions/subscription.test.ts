import { ADMIN_MESSAGES, admin, PLANS, SUBSCRIPTION_STATUSES } from '@wordloom/contract'
import { aSiteWithAdmin, type SiteWithAdmin } from '@wordloom/testing/accounts/administration'
import { aPerson } from '@wordloom/testing/accounts/person'
import { DATABASES } from '@wordloom/testing/database/database'
import { describe, expect, it } from 'vitest'

describe.each(DATABASES)('plan set by an administrator on %s', (kind) => {
  it('can be any plan with any status, even on their own account', async () => {
    await using site = await aSiteWithAdmin(kind)
    for (const subscriptionPlan of PLANS) {
      for (const subscriptionStatus of SUBSCRIPTION_STATUSES) {
        const body = { subscriptionPlan, subscriptionStatus }
        const params = { id: site.boss.id }
        expect((await site.boss.browser.call(admin.setSubscription, { params, body })).reply()).toMatchObject(
          body,
        )
      }
    }
    const records = await site.records(site.boss.id)
    expect(records).toHaveLength(PLANS.length * SUBSCRIPTION_STATUSES.length - 1)
    expect(JSON.parse(records.at(-1)?.details ?? '')).toEqual({
      plan: 'friends_family',
      status: 'past_due',
      former: { plan: 'friends_family', status: 'canceled' },
    })
  })

  it('is past due from now on, until it is active again', async () => {
    await using site = await aSiteWithAdmin(kind)
    const ann = await aPerson(site.app)
    const set = async (subscriptionStatus: 'past_due' | 'active') => {
      const body = { subscriptionPlan: 'monthly', subscriptionStatus } as const
      await site.boss.browser.call(admin.setSubscription, { params: { id: ann.id }, body })
      return site.userRow(ann.id)
    }
    const late = await set('past_due')
    expect(late.past_due_since).toBe(late.updated_at)
    expect((await set('active')).past_due_since).toBeNull()
  })

  it("can't replace a paid plan unless it is a gift, which ends the paid one", async () => {
    await using site = await aSiteWithAdmin(kind)
    const ann = await aPerson(site.app)
    await subscribe(site, ann.id)
    const set = (subscriptionPlan: 'free' | 'friends_family') =>
      site.boss.browser.call(admin.setSubscription, {
        params: { id: ann.id },
        body: { subscriptionPlan, subscriptionStatus: 'active' },
      })
    const refused = await set('free')
    expect([refused.status, refused.json()]).toMatchObject([
      409,
      { message: ADMIN_MESSAGES.subscriptionRunning },
    ])
    expect(await site.userRow(ann.id)).toMatchObject({ subscription_plan: 'monthly' })
    expect((await set('friends_family')).reply()).toMatchObject({
      subscriptionPlan: 'friends_family',
      stripeSubscriptionId: null,
    })
    expect(await tasks(site)).toEqual(['cus_ann'])
  })

  it('can replace a subscription that has ended at the payment provider', async () => {
    await using site = await aSiteWithAdmin(kind)
    const ann = await aPerson(site.app)
    await subscribe(site, ann.id, { subscription_plan: 'free', subscription_status: 'free' })
    const body = { subscriptionPlan: 'yearly', subscriptionStatus: 'active' } as const
    const answer = await site.boss.browser.call(admin.setSubscription, { params: { id: ann.id }, body })
    expect(answer.reply()).toMatchObject(body)
  })
})

async function subscribe({ app }: SiteWithAdmin, id: string, change: object = {}): Promise<void> {
  await app.database.kysely
    .updateTable('users')
    .set({
      subscription_plan: 'monthly',
      subscription_status: 'active',
      stripe_subscription_id: 'sub_ann',
      stripe_customer_id: 'cus_ann',
      ...change,
    })
    .where('id', '=', id)
    .execute()
}

async function tasks({ app }: SiteWithAdmin): Promise<string[]> {
  const rows = await app.database.kysely.selectFrom('payment_tasks').select('customer_id').execute()
  return rows.map(({ customer_id }) => customer_id)
}
