import { ACCOUNT_MESSAGES, ERROR_CODES, type ErrorBody, type ErrorCode } from '@wordloom/contract'

const STATUS_BY_CODE: Readonly<Record<ErrorCode, number>> = {
  bad_request: 400,
  unauthorized: 401,
  invalid_credentials: 401,
  cross_site: 403,
  account_suspended: 403,
  admin_required: 403,
  sign_in_again: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  conflict: 409,
  too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  internal: 500,
  bad_gateway: 502,
  unavailable: 503,
}

const MESSAGE_BY_CODE: Readonly<Record<ErrorCode, string>> = {
  bad_request: 'The request could not be understood',
  unauthorized: 'Unauthorized',
  invalid_credentials: ACCOUNT_MESSAGES.invalidCredentials,
  cross_site: 'Cross-site request blocked',
  account_suspended: ACCOUNT_MESSAGES.suspended,
  admin_required: 'Admin access required',
  sign_in_again: ACCOUNT_MESSAGES.signInAgain,
  not_found: 'Not found',
  method_not_allowed: 'Method not allowed',
  request_timeout: 'The request took too long to arrive',
  conflict: 'Somebody else was faster. Please look again.',
  too_large: 'Request body is too large',
  unsupported_media_type: 'Send the body as application/json',
  too_many_requests: 'Too many attempts. Please try again later.',
  internal: 'Internal server error',
  bad_gateway: 'Another service could not be reached',
  unavailable: 'The server is busy. Please try again in a moment.',
}

interface Details {
  readonly message?: string
  /** What is wrong with a field of the request, by the field's name. */
  readonly fields?: Readonly<Record<string, string>>
  /** Seconds after which the same request may succeed. */
  readonly retryAfter?: number
  readonly cause?: unknown
}

/** A request that is answered with something other than success. */
export class RequestError extends Error {
  override readonly name = 'RequestError'
  readonly code: ErrorCode
  readonly fields: Details['fields']
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, { message = MESSAGE_BY_CODE[code], fields, retryAfter, cause }: Details = {}) {
    super(message, { cause })
    this.code = code
    this.fields = fields
    this.retryAfter = retryAfter
  }
}

/** A field of the request is wrong, and the field says why. */
export function fieldError(field: string, message: string): RequestError {
  return new RequestError('bad_request', { message, fields: { [field]: message } })
}

/** What is answered instead of success. */
export interface Refusal {
  readonly status: number
  readonly body: ErrorBody
  readonly retryAfter?: number | undefined
}

/** Anything that is neither ours nor a refusal of the HTTP layer is a bug, and only its request's id is told. */
export function toRefusal(error: unknown, requestId: string): Refusal {
  if (error instanceof RequestError) {
    const { code, message, fields, retryAfter } = error
    return { ...refusalOf(code, { message, ...(fields && { fields }) }), retryAfter }
  }
  const code = codeOfStatus(error)
  return code === 'internal' ? refusalOf(code, { requestId }) : refusalOf(code)
}

export function refusalOf(code: ErrorCode, details: Partial<ErrorBody> = {}): Refusal {
  return { status: STATUS_BY_CODE[code], body: { message: MESSAGE_BY_CODE[code], code, ...details } }
}

function codeOfStatus(error: unknown): ErrorCode {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  if (typeof status !== 'number' || status < 400 || status >= 500) return 'internal'
  return ERROR_CODES.find((code) => STATUS_BY_CODE[code] === status) ?? 'bad_request'
}
