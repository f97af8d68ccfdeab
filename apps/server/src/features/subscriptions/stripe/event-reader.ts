import type Stripe from 'stripe'
import * as z from 'zod/mini'
import { RequestError } from '#errors.ts'
import type { EventReader } from '../provider.ts'
import { ask, unlessMissing } from './client.ts'
import { idOf } from './subscription.ts'

/** Covers differences between the clocks and the time an event takes to arrive. */
const TOLERANCE_SECONDS = 300

const Reference = z.union([z.string(), z.object({ id: z.string() })])

const SignedEvent = z.object({
  id: z.string(),
  type: z.string(),
  livemode: z.optional(z.boolean()),
  account: z.optional(z.nullable(z.string())),
  data: z.object({
    object: z.object({
      object: z.string(),
      id: z.optional(z.string()),
      customer: z.optional(z.nullable(Reference)),
      charge: z.optional(z.nullable(Reference)),
    }),
  }),
})

type SignedEvent = z.infer<typeof SignedEvent>
type Subject = SignedEvent['data']['object']

interface ReaderParts {
  readonly secrets: readonly string[]
  readonly isLive: boolean
  readonly log?: { warn(details: object, message: string): void } | undefined
}

export function createEventReader(stripe: Stripe, { secrets, isLive, log }: ReaderParts): EventReader {
  return {
    async read(body, signature = '') {
      const signed = secrets.map((secret) => verified(stripe, { body, signature, secret }))
      const event = z.safeParse(
        SignedEvent,
        signed.find((content) => content !== null),
      )
      if (!event.success) throw new RequestError('bad_request')
      const { id, type, data } = event.data
      const reason = foreignness(event.data, isLive)
      if (reason !== null) {
        log?.warn({ stripeEvent: id, type, reason }, 'an event from Stripe was ignored')
        return { id, type, customerId: null }
      }
      return { id, type, customerId: await customerOf(stripe, data.object) }
    },
  }
}

function foreignness({ livemode, account }: SignedEvent, isLive: boolean): 'mode' | 'account' | null {
  if (livemode !== undefined && livemode !== isLive) return 'mode'
  return account ? 'account' : null
}

function verified(
  stripe: Stripe,
  { body, signature, secret }: { body: Buffer; signature: string; secret: string },
): unknown {
  try {
    const event: unknown = stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS)
    return isFromTheFuture(signature) ? null : event
  } catch {
    return null
  }
}

/** The library only refuses events that are too old. */
function isFromTheFuture(signature: string): boolean {
  const moments = [...signature.matchAll(/(?:^|,)t=(\d+)/g)].map(([, seconds]) => Number(seconds))
  return Math.max(...moments) > Date.now() / 1000 + TOLERANCE_SECONDS
}

/** A dispute doesn't name its customer, but its charge does. */
async function customerOf(stripe: Stripe, { object, id, customer, charge }: Subject): Promise<string | null> {
  if (object === 'customer') return id ?? null
  if (customer) return idOf(customer)
  if (!charge) return null
  return ask(async () => {
    const paid = await unlessMissing(stripe.charges.retrieve(idOf(charge)), null)
    return paid?.customer ? idOf(paid.customer) : null
  })
}
