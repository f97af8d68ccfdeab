import { ERRORS, type ErrorBody, type ErrorCode } from '@wordloom/contract'

const CODES = Object.keys(ERRORS) as ErrorCode[]

interface Details {
  readonly message?: string
  readonly fields?: Readonly<Record<string, string>>
  /** In seconds. */
  readonly retryAfter?: number
  readonly account?: string | undefined
  /** Name of the full limit or queue, or of the unavailable part. Only for the log and the metrics. */
  readonly reason?: string
  readonly cause?: unknown
}

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

export function fieldError(field: string, message: string): RequestError {
  return new RequestError('bad_request', { message, fields: { [field]: message } })
}

interface Versioned {
  readonly isDeleted: boolean
  readonly version: number
}

export function requireItem<Item extends Versioned>(item: Item | null, expected: number | null): Item {
  if (item === null || item.isDeleted) throw new RequestError('not_found')
  if (expected !== null && item.version !== expected) throw new RequestError('changed_elsewhere')
  return item
}

export interface Refusal {
  readonly status: number
  readonly body: ErrorBody
  readonly retryAfter?: number | undefined
}

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
