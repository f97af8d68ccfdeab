import { accounts, subscriptions } from '@wordloom/contract'
import { type App, aPerson, PASSWORD, type Person } from '@wordloom/testing/accounts/person'
import { DATABASES } from '@wordloom/testing/database/database'
import { anApp } from '@wordloom/testing/server/app'
import { aStripe, type TestStripe } from '@wordloom/testing/stripe/stripe'
import { describe, expect, it, vi } from 'vitest'

describe.each(DATABASES)('Q22 deletion of a paying account on %s', (kind) => {
  it('cancels the subscription at the payment provider', async () => {
    await using stripe = await aStripe()
    await using app = await anApp({ kind, settings: stripe.settings })
    const ann = await aSubscriber(app, stripe)
    expect(statusesAt(stripe)).toEqual(['active'])
    expect((await remove(ann)).status).toBe(204)
    await vi.waitFor(() => expect(statusesAt(stripe)).toEqual(['canceled']))
  })

  it('succeeds even if the provider fails, and the cancellation stays queued', async () => {
    await using stripe = await aStripe()
    await using app = await anApp({ kind, settings: stripe.settings })
    const ann = await aSubscriber(app, stripe)
    stripe.disturb(...Array<'answers 500'>(10).fill('answers 500'))
    expect((await remove(ann)).status).toBe(204)
    const tasks = app.database.kysely.selectFrom('payment_tasks').select(['attempts', 'leased_until'])
    await vi.waitFor(
      async () => expect(await tasks.execute()).toEqual([{ attempts: 1, leased_until: null }]),
      {
        timeout: 20_000,
      },
    )
    expect(statusesAt(stripe)).toEqual(['active'])
    const users = app.database.kysely.selectFrom('users').select('id').where('id', '=', ann.id)
    expect(await users.execute()).toEqual([])
  })

  it('cancels nothing when it is refused', async () => {
    await using stripe = await aStripe()
    await using app = await anApp({ kind, settings: stripe.settings })
    const ann = await aSubscriber(app, stripe)
    expect((await remove(ann, 'a wrong guess')).status).toBe(400)
    expect((await ann.browser.call(subscriptions.refresh)).reply()).toMatchObject({ status: 'active' })
    expect(statusesAt(stripe)).toEqual(['active'])
  })
})

async function aSubscriber(app: App, stripe: TestStripe): Promise<Person> {
  const person = await aPerson(app)
  const begun = await person.browser.call(subscriptions.create, { body: { plan: 'monthly' } })
  stripe.pay(begun.reply().clientSecret ?? '')
  const { reply } = await person.browser.call(subscriptions.refresh)
  expect(reply()).toMatchObject({ plan: 'monthly', status: 'active' })
  return person
}

function remove({ browser }: Person, currentPassword = PASSWORD) {
  return browser.call(accounts.remove, { body: { currentPassword } })
}

function statusesAt({ books }: TestStripe): string[] {
  return [...books.subscriptions.values()].map(({ status }) => status)
}
