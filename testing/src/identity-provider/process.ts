import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { IDENTITY_CALLBACK_PATH } from '@wordloom/contract'
import * as z from 'zod/mini'

const PROGRAM = fileURLToPath(new URL('./provider.ts', import.meta.url))

const Place = z.object({ issuer: z.string(), clientId: z.string(), clientSecret: z.string() })

export const PUBLIC_URL = 'http://words.example'

export interface Person {
  readonly account?: string
  readonly email: string
  readonly isVerified?: boolean
  readonly firstName?: string
  readonly lastName?: string
  readonly picture?: string
}

export interface TestProvider extends AsyncDisposable {
  readonly settings: Readonly<Record<string, string>>
  kill(): Promise<void>
}

export async function aProvider(): Promise<TestProvider> {
  const redirect = `${PUBLIC_URL}${IDENTITY_CALLBACK_PATH}`
  const process_ = spawn(process.execPath, [PROGRAM, '--redirect', redirect], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const exit = once(process_, 'exit')
  const [line] = await once(createInterface(process_.stdout), 'line')
  const { issuer, clientId, clientSecret } = Place.parse(JSON.parse(String(line)))
  const kill = async () => {
    process_.kill('SIGKILL')
    await exit
  }
  return {
    settings: {
      PUBLIC_URL,
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: clientId,
      OIDC_CLIENT_SECRET: clientSecret,
      OIDC_NAME: 'Example',
    },
    kill,
    [Symbol.asyncDispose]: kill,
  }
}

export async function signInAt(location: string, person: Person | 'cancel'): Promise<string> {
  const cookies = new Map<string, string>()
  const visit = async (address: string, body?: URLSearchParams) => {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const answer = await fetch(address, {
      redirect: 'manual',
      headers: { cookie },
      ...(body && { method: 'POST', body }),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    return answer
  }
  let address = location
  while (!address.startsWith(PUBLIC_URL)) {
    const answer = await visit(address)
    const next = answer.status === 200 ? await visit(address, toForm(person)) : answer
    const target = next.headers.get('location')
    if (target === null) throw new Error(`The provider answered ${next.status} at ${address}`)
    address = new URL(target, address).href
  }
  return address
}

function toForm(person: Person | 'cancel'): URLSearchParams {
  if (person === 'cancel') return new URLSearchParams({ action: 'cancel' })
  const { isVerified = true, ...rest } = person
  return new URLSearchParams({ action: 'sign-in', ...rest, ...(isVerified && { verified: 'on' }) })
}
