import { ERRORS, type ErrorBody, type ErrorCode } from '@wordloom/contract'

const CODES = Object.keys(ERRORS) as ErrorCode[]

interface Details {
  readonly message?: string
  /** What is wrong with a field of the request, by the field's name. */
  readonly fields?: Readonly<Record<string, string>>
  /** Seconds after which the same request may succeed. */
  readonly retryAfter?: number
  /** The id of the account that it is about, for the log alone. */
  readonly account?: string | undefined
  /** Which limit or queue was full, or what is away: a name of the program's own, for the log and the metrics alone. */
  readonly reason?: string
  readonly cause?: unknown
}

/** A request that is answered with something other than success. */
export class RequestError extends Error {
  override readonly name = 'RequestError'
  readonly code: ErrorCode
  readonly fields: Details['fields']
  readonly retryAfter: number | undefined
  readonly account: string | undefined
  readonly reason: string | undefined

  constructor(code: ErrorCode, details: Details = {}) {
    const { message = ERRORS[code].message, fields, retryAfter, account, reason, cause } = details
    super(message, { cause })
    this.code = code
    this.fields = fields
    this.retryAfter = retryAfter
    this.account = account
    this.reason = reason
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
  return { status: ERRORS[code].status, body: { message: ERRORS[code].message, code, ...details } }
}

function codeOfStatus(error: unknown): ErrorCode {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  if (typeof status !== 'number' || status < 400 || status >= 500) return 'internal'
  return CODES.find((code) => ERRORS[code].status === status) ?? 'bad_request'
}
