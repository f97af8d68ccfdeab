import { Elements } from '@stripe/react-stripe-js'
import type { Appearance, Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import type { ReactNode } from 'react'
import { type Theme, useTheme } from '#platform/document/theme.ts'
import { useQuery } from '#platform/lib/use-query.ts'
import { Loaded } from '#ui/loading/loaded.tsx'
import { StripeForm } from './stripe-form.tsx'
import { STRIPE_TEXTS } from './texts.ts'

interface StripePaymentProps {
  readonly publishableKey: string
  readonly clientSecret: string
  readonly skeleton: ReactNode
  readonly onPaid: () => void
}

/** Card data goes from Stripe's fields straight to Stripe. It never reaches this page or its server. */
export default function StripePayment({
  publishableKey,
  clientSecret,
  skeleton,
  onPaid,
}: StripePaymentProps) {
  const [theme] = useTheme()
  const query = useQuery({
    queryKey: ['stripe', publishableKey],
    queryFn: () => openStripe(publishableKey),
    // Stripe's object has methods, so React Query must not compare or copy it.
    structuralSharing: false,
  })
  return (
    <div className="mt-5">
      <Loaded query={query} what={STRIPE_TEXTS.what} skeleton={skeleton}>
        {(stripe) => (
          <Elements stripe={stripe} options={{ clientSecret, appearance: toAppearance(theme) }}>
            <StripeForm skeleton={skeleton} onPaid={onPaid} />
          </Elements>
        )}
      </Loaded>
    </div>
  )
}

/** Stripe draws its fields in iframes, which can't see the page's styles. */
function toAppearance(theme: Theme): Appearance {
  const color = (name: string) => readColor(name, theme)
  return {
    theme: theme === 'dark' ? 'night' : 'stripe',
    variables: {
      fontFamily: 'system-ui, sans-serif',
      fontSizeBase: '16px',
      borderRadius: '8px',
      colorPrimary: color('accent'),
      colorBackground: color('card'),
      colorText: color('ink'),
      colorTextSecondary: color('soft'),
      colorTextPlaceholder: color('faint'),
      colorDanger: color('danger'),
    },
  }
}

/** The style sheet stores both themes in one value: `light-dark(#2563eb, #6b9bff)`. */
function readColor(name: string, theme: Theme): string {
  const value = getComputedStyle(document.documentElement).getPropertyValue(`--color-${name}`).trim()
  const [, light = value, dark = value] = /^light-dark\(([^,]+),\s*([^)]+)\)$/.exec(value) ?? []
  return theme === 'dark' ? dark : light
}

const STRIPE_HOST = /(^|\.)js\.stripe\.com$/

let isAllowed = false

/** Only the plans page's policy allows it. @throws {Error} if Stripe.js can't be loaded. You may try again. */
async function openStripe(publishableKey: string): Promise<Stripe> {
  allowStripe()
  const stripe = await loadStripe(publishableKey, { locale: 'en' })
  if (stripe === null) throw new Error('Stripe opens in a browser only.')
  return stripe
}

/** Stripe.js assigns script URLs as plain strings, which Trusted Types pass to the policy named 'default'. */
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
