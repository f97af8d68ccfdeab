import { type IncomingHttpHeaders, request } from 'node:http'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { FastifyInstance, InjectOptions } from 'fastify'

type Inject = FastifyInstance['inject']

export function askBalancer(origin: string): Inject {
  const inject = async (wish: string | InjectOptions) => {
    const options: InjectOptions = typeof wish === 'string' ? { url: wish } : wish
    const { method = 'GET', url, remoteAddress = '127.0.0.1' } = options
    const { body, type } = toBody(options.payload ?? options.body)
    const given = withoutEmpty(options.headers ?? {})
    const claimed = given['x-forwarded-for']
    const headers = {
      host: 'localhost:80',
      ...(type !== null && { 'content-type': type }),
      ...(typeof body === 'object' && 'pipe' in body
        ? { 'transfer-encoding': 'chunked' }
        : { ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }) }),
      ...given,
      // The last address counts, because the load balancer in front added it.
      'x-forwarded-for': claimed === undefined ? remoteAddress : `${claimed}, ${remoteAddress}`,
    }
    return new Promise((resolve, reject) => {
      const sent = request(
        origin,
        { method, path: String(url), headers, agent: false, insecureHTTPParser: true },
        (answer) => {
          buffer(answer).then((rawPayload) => {
            const text = rawPayload.toString()
            resolve({
              statusCode: answer.statusCode ?? 0,
              statusMessage: answer.statusMessage,
              headers: withOneCookieAlone(answer.headers),
              rawPayload,
              payload: text,
              body: text,
              json: () => JSON.parse(text),
              cookies: (answer.headers['set-cookie'] ?? []).map(toCookie),
            })
          }, reject)
        },
      )
      sent.on('error', reject)
      if (isReadable(body)) body.pipe(sent)
      else sent.end(body)
    })
  }
  return inject as unknown as Inject
}

function withOneCookieAlone(headers: IncomingHttpHeaders): object {
  const [only, ...more] = headers['set-cookie'] ?? []
  return only === undefined || more.length > 0 ? headers : { ...headers, 'set-cookie': only }
}

type Body = string | Buffer | Readable | undefined

function toBody(payload: InjectOptions['payload']): { body: Body; type: string | null } {
  if (payload === undefined || typeof payload === 'string' || Buffer.isBuffer(payload)) {
    return { body: payload, type: null }
  }
  if (isReadable(payload)) return { body: payload, type: null }
  return { body: JSON.stringify(payload), type: 'application/json' }
}

function isReadable(body: unknown): body is Readable {
  return typeof body === 'object' && body !== null && 'pipe' in body
}

/** A browser without cookies sends no empty header. */
function withoutEmpty(headers: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter(([, value]) => value !== '' && value !== undefined),
  )
}

/** @example toCookie('session=; Max-Age=0; Path=/') // { name: 'session', value: '', maxAge: 0, path: '/' } */
function toCookie(line: string): Record<string, unknown> {
  const [pair = '', ...attributes] = line.split('; ')
  const cookie: Record<string, unknown> = { ...named(pair) }
  for (const attribute of attributes) {
    const { name, value } = named(attribute)
    const key = name === 'Max-Age' ? 'maxAge' : name.charAt(0).toLowerCase() + name.slice(1)
    cookie[key] = toAttribute(key, value)
  }
  return cookie
}

function toAttribute(key: string, value: string): unknown {
  if (key === 'maxAge') return Number(value)
  if (key === 'expires') return new Date(value)
  return value === '' ? true : value
}

function named(pair: string): { name: string; value: string } {
  const [, name = pair, value = ''] = /^([^=]+)=(.*)$/.exec(pair) ?? []
  return { name, value: decodeURIComponent(value) }
}
