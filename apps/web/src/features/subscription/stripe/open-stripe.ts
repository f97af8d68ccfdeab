import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'

const STRIPE_HOST = /(^|\.)js\.stripe\.com$/

let isAllowed = false

/**
 * Fetches Stripe's own code, which only Stripe may serve, on the one page whose security policy lets it in.
 *
 * @throws {Error} when it cannot be fetched; it may be tried again.
 */
export async function openStripe(publishableKey: string): Promise<Stripe> {
  allowStripe()
  const stripe = await loadStripe(publishableKey, { locale: 'en' })
  if (stripe === null) throw new Error('Stripe opens in a browser only.')
  return stripe
}

/** Stripe's code names its addresses as plain text: a policy by this name is asked about them. */
function allowStripe(): void {
  if (isAllowed || globalThis.trustedTypes === undefined) return
  globalThis.trustedTypes.createPolicy('default', { createScriptURL: requireStripe })
  isAllowed = true
}

function requireStripe(url: string): string {
  const { protocol, hostname } = new URL(url, location.href)
  if (protocol === 'https:' && STRIPE_HOST.test(hostname)) return url
  throw new TypeError(`Scripts of this page come from this site and from Stripe, not from ${url}`)
}
