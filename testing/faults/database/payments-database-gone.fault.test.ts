import { accounts, subscriptions } from '@wordloom/contract'
import { describe, expect, it, vi } from 'vitest'
import { aPlaceForADatabase } from '../../src/database/database.ts'
import { DURABLE } from '../../src/database/durable-settings.ts'
import { aVisitor } from '../../src/network/visitor.ts'
import { POSTGRES_PROGRAMS } from '../../src/postgres/provided.ts'
import { createPostgresServer } from '../../src/postgres/server.ts'
import { aServerProcess } from '../../src/server/process.ts'
import { aStripe } from '../../src/stripe/stripe.ts'

const ANN = { email: 'ann@loom.example', password: 'seven looms at dusk' }
const PATIENCE = { timeout: 10_000, interval: 100 }
const TIMEOUT_MS = 120_000

describe.runIf(POSTGRES_PROGRAMS !== null)('a Stripe event while PostgreSQL is stopped', () => {
  it(
    'I07 gets 503, so Stripe sends it again, and takes effect when the database is back',
    async () => {
      await using postgres = await createPostgresServer(POSTGRES_PROGRAMS ?? '', DURABLE)
      await postgres.start()
      await using place = await aPlaceForADatabase('sqlite')
      await using stripe = await aStripe()
      const { dataFolder } = place.settings
      const url = postgres.urlOf('postgres')
      await using server = await aServerProcess({ dataFolder, url }, stripe.settings)
      const ann = aVisitor(server.origin)
      expect((await ann.call(accounts.signUp, { body: ANN })).status).toBe(201)
      const begun = await ann.call(subscriptions.create, { body: { plan: 'yearly' } })
      const { clientSecret } = (await begun.json()) as { clientSecret: string }
      stripe.pay(clientSecret)
      const event = stripe.events.at(-1) ?? {}
      const tell = () => stripe.deliver(`${server.origin}${subscriptions.webhook.path}`, event)

      await postgres.stop()
      expect(await tell()).toBe(503)
      await postgres.start()
      await vi.waitFor(async () => expect(await tell()).toBe(200), PATIENCE)
      const status = await ann.call(subscriptions.status)
      expect(await status.json()).toMatchObject({ plan: 'yearly', status: 'active' })
    },
    TIMEOUT_MS,
  )
})
