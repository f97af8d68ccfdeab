import type { Endpoint, SentBodyOf } from '@wordloom/contract'
import { anAddress } from '../accounts/address.ts'

interface Sending<Shape extends Endpoint> {
  readonly params?: Readonly<Record<string, string | number>>
  readonly body?: SentBodyOf<Shape>
  readonly headers?: Readonly<Record<string, string>>
}

export interface Visitor {
  readonly cookies: Map<string, string>
  at(origin: string): Visitor
  call<Shape extends Endpoint>(endpoint: Shape, sending?: Sending<Shape>): Promise<Response>
  get(path: string): Promise<Response>
}

export function aVisitor(
  origin: string,
  cookies = new Map<string, string>(),
  address = anAddress(),
): Visitor {
  const send = async (
    method: string,
    path: string,
    body?: unknown,
    extra: Readonly<Record<string, string>> = {},
  ): Promise<Response> => {
    const answer = await fetch(`${origin}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        // A new connection for each request, so that none is left over from a server that has ended.
        connection: 'close',
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        'x-forwarded-for': address,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...extra,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    for (const line of answer.headers.getSetCookie()) keep(line)
    return answer
  }

  const keep = (line: string) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (value === '') cookies.delete(name)
    else cookies.set(name, value)
  }

  return {
    cookies,
    at: (other) => aVisitor(other, cookies, address),
    call: ({ method, path }, { params = {}, body, headers } = {}) =>
      send(
        method,
        path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? '')),
        body,
        headers,
      ),
    get: (path) => send('GET', path),
  }
}
