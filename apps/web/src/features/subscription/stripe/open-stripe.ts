import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'

const STRIPE_HOST = /(^|\.)js\.stripe\.com$/

let isAllowed = false

/**
 * @throws {Error} if Stripe.js can't be loaded. You may try again. Only the plans page's policy allows it.
 */
export async function openStripe(publishableKey: string): Promise<Stripe> {
  allowStripe()
  const stripe = await loadStripe(publishableKey, { locale: 'en' })
  if (stripe === null) throw new Error('Stripe opens in a browser only.')
  return stripe
}

/**
 * Stripe.js assigns script URLs as plain strings. Trusted Types passes those to the policy named 'default'.
 */
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
