import type { PaidPlan, Payment } from '@wordloom/contract'

/** A subscription as the provider reports it. Times are milliseconds since 1970. */
export interface ProviderSubscription {
  readonly id: string
  readonly customerId: string
  readonly plan: PaidPlan | null
  /** `incomplete`: the first payment is missing. `ended`: it is over, or never became active. */
  readonly status: 'incomplete' | 'active' | 'past_due' | 'ended'
  readonly periodEnd: number | null
  readonly endsAtPeriodEnd: boolean
  readonly createdAt: number
}

export interface ProviderPayment extends Omit<Payment, 'at'> {
  readonly at: number
}

/** `clientSecret` opens the open payment on the page. It's null if there is nothing to pay now. */
export interface PaymentUnderWay {
  readonly subscription: ProviderSubscription
  readonly clientSecret: string | null
}

export interface Customer {
  readonly userId: string
  readonly email: string
  readonly name: string | null
}

/** Every call resolves within 10 seconds, or fails with `bad_gateway` or `card_declined`. */
export interface PaymentProvider {
  readonly publishableKey: string | null
  createCustomer(customer: Customer): Promise<string>
  /** Sets where receipts go. Does nothing for an unknown customer. */
  setEmail(customerId: string, email: string): Promise<void>
  /** Fails with `not_found` for an unknown customer. A repeated key begins no second subscription. */
  begin(order: { customerId: string; plan: PaidPlan; key: string }): Promise<PaymentUnderWay>
  resumePayment(subscriptionId: string): Promise<PaymentUnderWay>
  /** Changes the plan. A higher price takes effect once the difference is paid. */
  change(order: { subscriptionId: string; plan: PaidPlan; key: string }): Promise<PaymentUnderWay>
  setEndsAtPeriodEnd(subscriptionId: string, endsAtPeriodEnd: boolean): Promise<ProviderSubscription>
  endNow(subscriptionId: string): Promise<void>
  read(subscriptionId: string): Promise<ProviderSubscription | null>
  list(customerId: string): Promise<readonly ProviderSubscription[]>
  payments(customerId: string): Promise<readonly ProviderPayment[]>
}

/** A notification from the provider. It isn't trusted: we read the subscription again. */
export interface PaymentEvent {
  readonly id: string
  readonly type: string
  readonly customerId: string | null
}

export interface EventReader {
  /** @throws {RequestError} `bad_request` unless signed within 5 minutes of now; `bad_gateway` if it can't ask back */
  read(body: Buffer, signature: string | undefined): Promise<PaymentEvent>
}
