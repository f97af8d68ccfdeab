import * as z from 'zod/mini'
import { ACCOUNT_MESSAGES } from './accounts/account-messages.ts'
import { API_TOKEN_MESSAGES } from './accounts/api-token-messages.ts'
import { SECOND_FACTOR_MESSAGES } from './accounts/second-factor-messages.ts'

export const ERRORS = {
  bad_request: { status: 400, message: "We couldn't understand the request" },
  unauthorized: { status: 401, message: 'Unauthorized' },
  invalid_token: { status: 401, message: API_TOKEN_MESSAGES.invalid },
  invalid_credentials: { status: 401, message: ACCOUNT_MESSAGES.invalidCredentials },
  card_declined: { status: 402, message: 'Your card was declined. Please try another card.' },
  cross_site: { status: 403, message: 'Cross-site request blocked' },
  password_required: { status: 403, message: ACCOUNT_MESSAGES.verificationNeedsPassword },
  account_suspended: { status: 403, message: ACCOUNT_MESSAGES.suspended },
  impersonating: { status: 403, message: "This isn't available while you're signed in as someone else" },
  admin_required: { status: 403, message: 'Admin access required' },
  other_administrator: {
    status: 403,
    message:
      "You can't change another administrator's email address or password. Remove their admin role first.",
  },
  token_scope: { status: 403, message: API_TOKEN_MESSAGES.closed },
  view_only: { status: 403, message: "You can view this project, but you can't change it" },
  second_factor_required: { status: 403, message: SECOND_FACTOR_MESSAGES.demanded },
  sign_in_again: { status: 403, message: ACCOUNT_MESSAGES.signInAgain },
  plan_limit: { status: 403, message: "Your plan doesn't include this" },
  account_full: {
    status: 403,
    message: "Your account is full. Delete what you don't need and empty the trash.",
  },
  not_found: { status: 404, message: 'Not found' },
  method_not_allowed: { status: 405, message: 'Method not allowed' },
  request_timeout: { status: 408, message: 'The request took too long to arrive' },
  conflict: {
    status: 409,
    message: 'Someone else changed this at the same time. Check it and try again.',
  },
  key_reused: { status: 409, message: 'This Idempotency-Key was used for another request' },
  changed_elsewhere: { status: 412, message: 'This item was changed elsewhere' },
  too_large: { status: 413, message: 'Request body is too large' },
  unsupported_media_type: { status: 415, message: 'Send the body as application/json' },
  too_many_requests: { status: 429, message: 'Too many attempts. Please try again later.' },
  internal: { status: 500, message: 'Internal server error' },
  bad_gateway: { status: 502, message: "We couldn't reach another service" },
  unavailable: { status: 503, message: 'The server is busy. Please try again in a moment.' },
  storage_full: { status: 507, message: "Storage is full. Your changes weren't saved." },
} as const satisfies Readonly<Record<string, { readonly status: number; readonly message: string }>>

export type ErrorCode = keyof typeof ERRORS

export const ErrorBody = z.strictObject({
  message: z.string(),
  code: z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]),
  fields: z.optional(z.record(z.string(), z.string())),
  /** The id of the request in the server's log; only for `internal`. */
  requestId: z.optional(z.string()),
})
export type ErrorBody = Readonly<z.infer<typeof ErrorBody>>
