import type { Endpoint, ErrorCode } from '@wordloom/contract'
import { move, transferableSymbol, valueSymbol } from 'piscina'
import { RequestError } from '../../errors.ts'
import { ENDPOINTS } from '../endpoints.ts'
import { fingerprintOf } from './fingerprint.ts'
import type { Blocks } from './parse-json.ts'
import { parseLargeJson } from './parse-large-json.ts'

export interface LargeBody {
  readonly method: Endpoint['method']
  readonly path: Endpoint['path']
  readonly url: string
  readonly hasKey: boolean
  readonly blocks: Blocks
}

export type ParsedLargeBody =
  | { readonly body: unknown; readonly fingerprint: string | null }
  | {
      readonly refusal: {
        readonly code: ErrorCode
        readonly message: string
        readonly fields?: Readonly<Record<string, string>>
      }
    }

export function parseLargeBody({ method, path, url, hasKey, blocks }: LargeBody): ParsedLargeBody {
  try {
    const endpoint = ENDPOINTS.find((each) => each.method === method && each.path === path)
    if (endpoint?.body === undefined) throw new Error(`There is no body of ${method} ${path}.`)
    const fingerprint = hasKey ? fingerprintOf({ method, url }, blocks) : null
    return withoutCopy({ body: parseLargeJson(endpoint.body, blocks), fingerprint })
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    const { code, message, fields } = error
    return { refusal: { code, message, ...(fields && { fields }) } }
  }
}

function withoutCopy(parsed: {
  readonly body: unknown
  readonly fingerprint: string | null
}): ParsedLargeBody {
  const moved = { [transferableSymbol]: buffersIn(parsed.body), [valueSymbol]: parsed }
  // Piscina transfers the buffers and passes on only the value.
  return move(moved as never) as unknown as ParsedLargeBody
}

function buffersIn(body: unknown): ArrayBufferLike[] {
  return Object.values(body as object).flatMap((field) =>
    typeof field === 'object' && field !== null
      ? Object.values(field).flatMap((text) => (text instanceof Uint8Array ? [text.buffer] : []))
      : [],
  )
}
