import { Elements } from '@stripe/react-stripe-js'
import type { ReactNode } from 'react'
import { useTheme } from '../../../shared/document/theme.ts'
import { useQuery } from '../../../shared/lib/use-query.ts'
import { Loaded } from '../../../shared/ui/loaded.tsx'
import { toAppearance } from './appearance.ts'
import { openStripe } from './open-stripe.ts'
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
