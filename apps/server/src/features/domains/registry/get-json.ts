import { lookup } from 'node:dns'
import { request as requestPlain } from 'node:http'
import { request } from 'node:https'
import type { LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

export interface JsonAnswer {
  readonly status: number
  readonly contentType: string
  readonly retryAfter: string | undefined
  /** Undefined if the body isn't JSON. */
  readonly body: unknown
}

export interface GetJsonOptions {
  readonly signal: AbortSignal
  readonly maxBytes: number
}

export type GetJson = (url: URL, options: GetJsonOptions) => Promise<JsonAnswer>

/**
 * Follows no redirects. Unless `isLocal`, reaches only https and public addresses, so that a name can't lead into the
 * operator's network. @throws {Error} if there is no answer, or if it's too large
 */
export function createGetJson({ isLocal }: { readonly isLocal: boolean }): GetJson {
  return (url, { signal, maxBytes }) =>
    new Promise((resolve, reject) => {
      if (!isLocal && url.protocol !== 'https:') throw new Error('The URL must begin with https')
      const asking = (url.protocol === 'https:' ? request : requestPlain)(url, {
        signal,
        headers: { accept: 'application/rdap+json, application/json', 'user-agent': 'Wordloom' },
        ...(!isLocal && { lookup: lookUpPublic }),
      })
      asking.once('error', reject)
      asking.once('response', (answer) => {
        const chunks: Buffer[] = []
        let bytes = 0
        answer.on('data', (chunk: Buffer) => {
          bytes += chunk.length
          chunks.push(chunk)
          if (bytes > maxBytes) answer.destroy(new Error('The answer is too large'))
        })
        answer.once('error', reject)
        answer.once('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            contentType: answer.headers['content-type'] ?? '',
            retryAfter: answer.headers['retry-after'],
            body: parse(Buffer.concat(chunks).toString()),
          }),
        )
      })
      asking.end()
    })
}

const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first, ...others] = (addresses ?? []).filter(({ address }) => isPublicAddress(address))
    if (error !== null) callback(error, '')
    else if (first === undefined) callback(new Error(`${hostname} has no public address`), '')
    else if (options.all === true) callback(null, [first, ...others])
    else callback(null, first.address, first.family)
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
