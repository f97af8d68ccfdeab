import type { PaidPlan, Payment } from '@wordloom/contract'

/** How a payment provider says that a subscription stands. Times are milliseconds since 1970. */
export interface ProviderSubscription {
  readonly id: string
  readonly customerId: string
  /** Null for a price that is none of ours. */
  readonly plan: PaidPlan | null
  /** `incomplete`: its first payment is not made yet. `ended`: it is over, or never came to be. */
  readonly status: 'incomplete' | 'active' | 'past_due' | 'ended'
  /** When the period ends that is paid for. */
  readonly periodEnd: number | null
  readonly endsAtPeriodEnd: boolean
  readonly createdAt: number
}

export interface ProviderPayment extends Omit<Payment, 'at'> {
  readonly at: number
}

/** A subscription, and what opens the payment that it waits for in the page; null where nothing is to be paid now. */
export interface PaymentUnderWay {
  readonly subscription: ProviderSubscription
  readonly clientSecret: string | null
}

export interface Customer {
  readonly userId: string
  readonly email: string
  readonly name: string | null
}

/**
 * Whoever takes the money. Every call answers or fails within 10 seconds.
 *
 * @throws {RequestError} `bad_gateway` where the provider cannot be reached or fails, `card_declined`
 */
export interface PaymentProvider {
  /** For the provider's own code in the page. */
  readonly publishableKey: string | null
  /** The provider's id. Asked for again for the same user, it is the same. */
  createCustomer(customer: Customer): Promise<string>
  /** Where receipts go from now on. Of a customer that nobody knows there is nothing to change. */
  setEmail(customerId: string, email: string): Promise<void>
  /**
   * Begins a subscription that counts from its first payment on. The same key again begins nothing new.
   *
   * @throws {RequestError} also `not_found` where the provider does not know the customer (any more)
   */
  begin(order: { customerId: string; plan: PaidPlan; key: string }): Promise<PaymentUnderWay>
  /** The payment that an incomplete subscription still waits for. */
  resumePayment(subscriptionId: string): Promise<PaymentUnderWay>
  /** Changes to another plan, as soon as what it costs more is paid. */
  change(order: { subscriptionId: string; plan: PaidPlan; key: string }): Promise<PaymentUnderWay>
  setEndsAtPeriodEnd(subscriptionId: string, endsAtPeriodEnd: boolean): Promise<ProviderSubscription>
  /** Ends it at once. One that has ended, or that nobody knows, is ended. */
  endNow(subscriptionId: string): Promise<void>
  /** Null for one that nobody knows. */
  read(subscriptionId: string): Promise<ProviderSubscription | null>
  /** All of a customer, the latest first. */
  list(customerId: string): Promise<readonly ProviderSubscription[]>
  payments(customerId: string): Promise<readonly ProviderPayment[]>
}

/** What a provider tells by itself. What it says of the subscription is not believed: it is read again. */
export interface PaymentEvent {
  readonly id: string
  readonly type: string
  /** Null where it is about nobody here. */
  readonly customerId: string | null
}

/** Reads what a provider has sent. */
export interface EventReader {
  /**
   * @throws {RequestError} `bad_request` unless it is signed by the provider, within 5 minutes before or after now;
   * `bad_gateway` where the provider must be asked whom it is about, and cannot be
   */
  read(body: Buffer, signature: string | undefined): Promise<PaymentEvent>
}
