import type { Books } from '../books.ts'
import { type Parameters, readParameters } from '../parameters.ts'

interface Question<Params> {
  readonly books: Books
  readonly id: string
  readonly parameters: Params
}

interface Definition<Params> {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** A star stands for an id. */
  readonly path: string
  readonly isForPages?: boolean
  readonly parameters: Parameters<Params>
  answer(question: Question<Params>): object
}

export interface StripeEndpoint {
  readonly method: string
  readonly path: RegExp
  readonly isForPages: boolean
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
