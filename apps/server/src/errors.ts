import { ERROR_CODES, type ErrorBody, type ErrorCode } from '@wordloom/contract'

const STATUS_BY_CODE: Readonly<Record<ErrorCode, number>> = {
  bad_request: 400,
  cross_site: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  too_large: 413,
  unsupported_media_type: 415,
  internal: 500,
  unavailable: 503,
}

const MESSAGE_BY_CODE: Readonly<Record<ErrorCode, string>> = {
  bad_request: 'The request could not be understood',
  cross_site: 'Cross-site request blocked',
  not_found: 'Not found',
  method_not_allowed: 'Method not allowed',
  request_timeout: 'The request took too long to arrive',
  too_large: 'The request is too large',
  unsupported_media_type: 'Send the body as application/json',
  internal: 'Internal server error',
  unavailable: 'The server is busy. Please try again in a moment.',
}

/** A request that is answered with something other than success. */
export class RequestError extends Error {
  override readonly name = 'RequestError'
  readonly code: ErrorCode

  constructor(code: ErrorCode, message = MESSAGE_BY_CODE[code]) {
    super(message)
    this.code = code
  }
}

/** What is answered instead of success. */
export interface Refusal {
  readonly status: number
  readonly body: ErrorBody
}

/** Anything that is neither ours nor a refusal of the HTTP layer is a bug, and only its request's id is told. */
export function toRefusal(error: unknown, requestId: string): Refusal {
  if (error instanceof RequestError) return refusalOf(error.code, { message: error.message })
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
