import { subscriptions } from '@wordloom/contract'
import type Stripe from 'stripe'
import type { StripeSettings } from '../../config/payment-settings.ts'
import { createClient } from '../../features/subscriptions/stripe/client.ts'
import { type Examination, type Finding, fine, problem, reasonOf, warning } from '../finding.ts'
import { judgeClock, secondsAheadOf } from './check-clock.ts'

const SUBJECT = 'payments'
const STRIPE = new URL('https://api.stripe.com')
const INTERVALS = { monthly: 'month', yearly: 'year' } as const

export async function checkPayments({ config }: Examination): Promise<readonly Finding[]> {
  const { payments, publicUrl } = config
  switch (payments.kind) {
    case 'off':
      return [fine(SUBJECT, 'off: everyone may use everything')]
    case 'sandbox':
      return [fine(SUBJECT, 'sandbox: people pay for plans with test cards')]
    case 'stripe':
      return checkStripe(payments, publicUrl)
  }
}

async function checkStripe(settings: StripeSettings, publicUrl: URL | null): Promise<readonly Finding[]> {
  const stripe = createClient(settings)
  try {
    const monthly = await stripe.prices.retrieve(settings.prices.monthly)
    const yearly = await stripe.prices.retrieve(settings.prices.yearly)
    const ahead = await secondsAheadOf(settings.apiBase ?? STRIPE)
    return [
      ...judgeMode(monthly.livemode, settings),
      judgePrice('monthly', monthly),
      judgePrice('yearly', yearly),
      ...(ahead === null ? [] : [judgeClock("Stripe's", ahead)]),
      ...(publicUrl === null ? [] : [await checkWebhook(stripe, publicUrl)]),
    ]
  } catch (error) {
    return [
      problem(
        SUBJECT,
        `Stripe can't be used: ${reasonOf(error)}`,
        'Check STRIPE_SECRET_KEY, STRIPE_PRICE_MONTHLY and STRIPE_PRICE_YEARLY, and that this machine can reach Stripe.',
      ),
    ]
  }
}

function judgeMode(isLive: boolean, { publishableKey }: StripeSettings): readonly Finding[] {
  if (isLive !== publishableKey.startsWith('pk_live_')) {
    return [
      problem(
        SUBJECT,
        'one key is a test key, and the other one is a live key',
        'Set STRIPE_PUBLISHABLE_KEY to the key of the same mode.',
      ),
    ]
  }
  if (isLive) return [fine(SUBJECT, 'Stripe accepts the secret key')]
  return [
    warning(
      SUBJECT,
      'Stripe accepts the secret key, but it is a test key, so nobody pays',
      'Set live keys to take payments.',
    ),
  ]
}

function judgePrice(plan: 'monthly' | 'yearly', price: Stripe.Price): Finding {
  const { id, active, recurring, unit_amount: amount, currency } = price
  if (!active)
    return problem(
      SUBJECT,
      `the ${plan} price ${id} is archived`,
      'Activate it at Stripe, or set another price.',
    )
  if (recurring?.interval !== INTERVALS[plan] || recurring.interval_count !== 1) {
    return problem(
      SUBJECT,
      `the ${plan} price ${id} isn't charged every ${INTERVALS[plan]}`,
      `Set STRIPE_PRICE_${plan.toUpperCase()} to a price that is.`,
    )
  }
  return fine(SUBJECT, `the ${plan} plan costs ${((amount ?? 0) / 100).toFixed(2)} ${currency.toUpperCase()}`)
}

async function checkWebhook(stripe: Stripe, publicUrl: URL): Promise<Finding> {
  const wanted = `${publicUrl.origin}${subscriptions.webhook.path}`
  try {
    const { data } = await stripe.webhookEndpoints.list({ limit: 100 })
    const found = data.find(({ url }) => url === wanted)
    if (found?.status === 'enabled') return fine(SUBJECT, `Stripe sends events to ${wanted}`)
    const what = found === undefined ? 'sends no events to' : 'has disabled the webhook'
    return problem(SUBJECT, `Stripe ${what} ${wanted}`, 'Register it at Stripe as a webhook endpoint.')
  } catch (error) {
    // A restricted key may lack the permission for this.
    return warning(
      SUBJECT,
      `can't check whether Stripe sends events to ${wanted}: ${reasonOf(error)}`,
      'Check it in the Stripe dashboard.',
    )
  }
}
