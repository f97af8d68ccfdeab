export class StripeRefusal extends Error {
  override readonly name = 'StripeRefusal'
  readonly status: number
  readonly body: { readonly error: Readonly<Record<string, string>> }

  constructor(status: number, error: Readonly<Record<string, string>>) {
    super(error['message'])
    this.status = status
    this.body = { error }
  }
}

export function invalid(message: string, details: Readonly<Record<string, string>> = {}): StripeRefusal {
  return new StripeRefusal(400, { type: 'invalid_request_error', message, ...details })
}

/** Stripe answers 404 if the id is in the path, and 400 if it's in a parameter. */
export function missing(what: string, id: string, param = 'id'): StripeRefusal {
  return new StripeRefusal(param === 'id' ? 404 : 400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param,
    doc_url: 'https://stripe.com/docs/error-codes/resource-missing',
  })
}
