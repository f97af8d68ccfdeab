import { API, type Endpoint, type ErrorCode } from '@wordloom/contract'
import { RequestError } from '../errors.ts'
import { parseJson } from './parse-json.ts'
import { parsePart } from './parse-part.ts'
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
  | { readonly body: unknown; readonly fingerprint: string | null }
  | {
      readonly refusal: {
        readonly code: ErrorCode
        readonly message: string
        readonly fields: RequestError['fields']
      }
    }

const endpoints = Object.values(API).flatMap((group) => Object.values<Endpoint>(group))

/** Runs in a thread of its own. */
export function parseLargeBody({ method, path, url, hasKey, blocks }: LargeBody): ParsedLargeBody {
  try {
    const endpoint = endpoints.find((each) => each.method === method && each.path === path)
    if (endpoint?.body === undefined) throw new Error(`There is no body of ${method} ${path}.`)
    return {
      fingerprint: hasKey ? fingerprintOf({ method, url }, blocks) : null,
      body: parsePart(endpoint.body, parseJson(blocks)),
    }
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    const { code, message, fields } = error
    return { refusal: { code, message, fields } }
  }
}
