import type { Endpoint, ReplyOf, SentBodyOf } from '@wordloom/contract'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import * as z from 'zod/mini'

interface Sending<Shape extends Endpoint> {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: SentBodyOf<Shape>
  readonly headers?: Readonly<Record<string, string>>
}

interface Answer {
  readonly status: number
  readonly headers: LightMyRequestResponse['headers']
  readonly text: string
  readonly json: () => ReturnType<LightMyRequestResponse['json']>
}

interface Reply<Shape extends Endpoint> extends Answer {
  readonly reply: () => ReplyOf<Shape>
}

export interface Browser {
  readonly cookies: Map<string, string>
  /** Fails the test if a successful reply breaks the contract. */
  call<Shape extends Endpoint>(endpoint: Shape, sending?: Sending<Shape>): Promise<Reply<Shape>>
  send(
    method: Endpoint['method'],
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer>
}

export function aBrowser(app: FastifyInstance, { address = '127.0.0.1' } = {}): Browser {
  const cookies = new Map<string, string>()

  const send: Browser['send'] = async (method, path, body, headers = {}) => {
    const answer = await app.inject({
      method,
      url: path,
      remoteAddress: address,
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; '), ...headers },
      ...(body !== undefined && { payload: body as object }),
    })
    for (const { name, value, maxAge, expires } of answer.cookies) {
      const isGone = maxAge === 0 || (expires !== undefined && expires.getTime() <= 0)
      if (isGone) cookies.delete(name)
      else cookies.set(name, value)
    }
    return {
      status: answer.statusCode,
      headers: answer.headers,
      text: answer.body,
      json: () => answer.json(),
    }
  }

  return {
    cookies,
    send,
    async call(endpoint, { params = {}, query, body, headers = {} } = {}) {
      const path = endpoint.path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(params[name])))
      const address = query === undefined ? path : `${path}?${new URLSearchParams(query)}`
      const answer = await send(endpoint.method, address, body, headers)
      const isSuccess = answer.status === endpoint.status
      if (isSuccess && endpoint.reply) z.parse(endpoint.reply, answer.json())
      return {
        ...answer,
        reply: () => {
          if (!isSuccess) throw new Error(`It was refused: ${answer.status} ${answer.text}`)
          return answer.json() as ReplyOf<typeof endpoint>
        },
      }
    },
  }
}
