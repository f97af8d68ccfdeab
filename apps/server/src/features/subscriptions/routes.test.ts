import { SUBSCRIPTION_MESSAGES, subscriptions } from '@wordloom/contract'
import { anotherBrowser, aPerson } from '@wordloom/testing/accounts/person'
import { DATABASES } from '@wordloom/testing/database/database'
import { anApp } from '@wordloom/testing/server/app'
import { aBrowser } from '@wordloom/testing/server/browser'
import { describe, expect, it } from 'vitest'

describe('the entitlements of a visitor', () => {
  it.each([
    [{}, { columns: 3, savedLists: null, savedResults: null }],
    [
      { FREE_PLAN_COLUMNS: '5', FREE_PLAN_SAVED_ITEMS: '10' },
      { columns: 5, savedLists: 10, savedResults: 10 },
    ],
  ])('follows the settings %o: %o', async (settings: Record<string, string>, allowed) => {
    await using app = await anApp({ settings })
    const browser = aBrowser(app)
    expect((await browser.call(subscriptions.entitlements)).reply()).toEqual(allowed)
    expect((await browser.call(subscriptions.options)).reply()).toEqual({
      payments: 'sandbox',
      publishableKey: null,
      freePlan: allowed,
    })
  })
})

describe.each(DATABASES)('disabled payments, on %s,', (kind) => {
  it('allow everyone everything, and sell nothing', async () => {
    await using app = await anApp({ kind, settings: { PAYMENTS: 'off', FREE_PLAN_SAVED_ITEMS: '0' } })
    const { browser } = await aPerson(app)
    const everything = { columns: 6, savedLists: null, savedResults: null }
    for (const each of [browser, aBrowser(app)]) {
      expect((await each.call(subscriptions.entitlements)).reply()).toEqual(everything)
      expect((await each.call(subscriptions.options)).reply()).toEqual({
        payments: 'off',
        publishableKey: null,
        freePlan: everything,
      })
    }
    const refused = [
      await browser.call(subscriptions.create, { body: { plan: 'monthly' } }),
      await browser.call(subscriptions.cancel),
      await browser.call(subscriptions.resume),
      await browser.call(subscriptions.refresh),
      await browser.call(subscriptions.payInSandbox, {
        body: { clientSecret: 'x', cardNumber: '4242424242424242' },
      }),
    ]
    for (const { status, json } of refused) {
      expect([status, json()]).toEqual([
        409,
        { code: 'conflict', message: SUBSCRIPTION_MESSAGES.paymentsOff },
      ])
    }
    expect((await browser.call(subscriptions.status)).reply()).toMatchObject({ plan: 'free', status: 'free' })
    expect((await browser.call(subscriptions.payments)).reply()).toEqual([])
    expect((await browser.call(subscriptions.webhook)).status).toBe(404)
  })
})

describe.each(DATABASES)('a plan, on %s,', (kind) => {
  it('allows more only as long as it is paid for', async () => {
    await using app = await anApp({ kind })
    const { id, browser } = await aPerson(app)
    const { now, kysely } = app.database
    const columns = async () => (await browser.call(subscriptions.entitlements)).reply().columns
    const change = (values: object) => kysely.updateTable('users').set(values).where('id', '=', id).execute()
    await change({ subscription_plan: 'yearly', subscription_status: 'active' })
    expect(await columns()).toBe(6)
    await change({ subscription_status: 'past_due' })
    expect(await columns()).toBe(3)
    await change({ past_due_since: now })
    expect(await columns()).toBe(6)
    expect((await browser.call(subscriptions.status)).reply().graceUntil).not.toBeNull()
    await change({ subscription_plan: 'friends_family', subscription_status: 'active' })
    expect(await columns()).toBe(6)
    expect((await anotherBrowser(app, { id })).cookies.size).toBe(1)
  })

  it('E13 must be one of those for sale', async () => {
    await using app = await anApp({ kind })
    const { browser } = await aPerson(app)
    for (const plan of ['free', 'friends_family', 'MONTHLY', ['monthly'], null]) {
      const answer = await browser.call(subscriptions.create, { body: { plan: plan as never } })
      expect([plan, answer.status]).toEqual([plan, 400])
    }
  })
})
