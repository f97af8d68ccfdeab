import * as z from 'zod/mini'

/** For programs: what went wrong. The status of the answer follows from it. */
export const ERROR_CODES = [
  'bad_request',
  'unauthorized',
  'invalid_credentials',
  'cross_site',
  'account_suspended',
  'admin_required',
  'sign_in_again',
  'not_found',
  'method_not_allowed',
  'request_timeout',
  'conflict',
  'too_large',
  'unsupported_media_type',
  'too_many_requests',
  'internal',
  'bad_gateway',
  'unavailable',
] as const
export type ErrorCode = (typeof ERROR_CODES)[number]

/** The body of every answer of the API that is not a success. */
export const ErrorBody = z.strictObject({
  /** For people: what happened and what to do. */
  message: z.string(),
  code: z.enum(ERROR_CODES),
  /** What is wrong with a field of the request, by the field's name. */
  fields: z.optional(z.record(z.string(), z.string())),
  /** Finds the answer's line in the server's log. With `internal` only. */
  requestId: z.optional(z.string()),
})
export type ErrorBody = Readonly<z.infer<typeof ErrorBody>>
