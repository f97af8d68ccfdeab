import type { Books } from './books.ts'
import { type Parameters, readParameters } from './parameters.ts'

interface Question<Params> {
  readonly books: Books
  /** What stands in the address for the star. */
  readonly id: string
  readonly parameters: Params
}

interface Definition<Params> {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** With a star for an id. */
  readonly path: string
  /** Who may ask: the server with its secret key, or also the page with the publishable one. */
  readonly isForPages?: boolean
  readonly parameters: Parameters<Params>
  answer(question: Question<Params>): object
}

/** One of Stripe's endpoints, as far as the product uses it. */
export interface StripeEndpoint {
  readonly method: string
  readonly path: RegExp
  readonly isForPages: boolean
  /** @throws {StripeRefusal} where Stripe answers with an error */
  answer(books: Books, id: string, form: URLSearchParams): object
}

export function stripeEndpoint<Params>({
  method,
  path,
  isForPages = false,
  parameters,
  answer,
}: Definition<Params>): StripeEndpoint {
  return {
    method,
    path: new RegExp(`^${path.replace('*', '([A-Za-z0-9_]+)')}$`),
    isForPages,
    answer: (books, id, form) => answer({ books, id, parameters: readParameters(form, parameters) }),
  }
}
