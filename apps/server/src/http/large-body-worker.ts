import type { Endpoint, ErrorCode } from '@wordloom/contract'
import { move, transferableSymbol, valueSymbol } from 'piscina'
import { RequestError } from '../errors.ts'
import { ENDPOINTS } from './endpoints.ts'
import { type LargeJson, parseLargeJson } from './parse-large-json.ts'
import type { Blocks } from './read-body.ts'
import { fingerprintOf } from './repeat.ts'

export interface LargeBody {
  readonly method: Endpoint['method']
  /** Of the endpoint. */
  readonly path: Endpoint['path']
  /** What was asked for. */
  readonly url: string
  readonly hasKey: boolean
  readonly blocks: Blocks
}

export type ParsedLargeBody =
  | (LargeJson & { readonly fingerprint: string | null })
  | {
      readonly refusal: {
        readonly code: ErrorCode
        readonly message: string
        readonly fields: RequestError['fields']
      }
    }

/** Runs in a thread of its own. */
export function parseLargeBody({ method, path, url, hasKey, blocks }: LargeBody): ParsedLargeBody {
  try {
    const endpoint = ENDPOINTS.find((each) => each.method === method && each.path === path)
    if (endpoint?.body === undefined) throw new Error(`There is no body of ${method} ${path}.`)
    const fingerprint = hasKey ? fingerprintOf({ method, url }, blocks) : null
    return withoutCopy({ ...parseLargeJson(endpoint.body, blocks), fingerprint })
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    const { code, message, fields } = error
    return { refusal: { code, message, fields } }
  }
}

function withoutCopy(parsed: LargeJson & { readonly fingerprint: string | null }): ParsedLargeBody {
  if (parsed.items === null) return parsed
  const moved = { [transferableSymbol]: [parsed.items.text.buffer], [valueSymbol]: parsed }
  // The other side gets the value.
  return move(moved as never) as unknown as ParsedLargeBody
}
