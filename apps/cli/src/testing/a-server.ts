import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import {
  accounts,
  apiTokens,
  type Endpoint,
  type ReplyOf,
  type SentBodyOf,
  type TokenScope,
} from '@wordloom/contract'

const MAIN = fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url))
const PASSWORD = 'seven looms at dusk'

export async function aServer() {
  const folder = mkdtempSync(join(tmpdir(), 'wordloom-cli-'))
  const { NODE_ENV: _, ...env } = process.env
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...env,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      TRUST_PROXY: 'loopback',
      DATA_DIR: folder,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await readAddress(child)
  return {
    address,
    aMember: (email: string) => aMember(address, email),
    async [Symbol.asyncDispose]() {
      const exited = once(child, 'exit')
      child.kill('SIGKILL')
      await exited
      rmSync(folder, { recursive: true })
    },
  }
}

export type Member = Awaited<ReturnType<typeof aMember>>

let members = 0

/** Each member signs up from an address of their own, because sign-ups are limited per network. */
async function aMember(address: string, email: string) {
  const network = `192.0.2.${++members}`
  let cookie = ''
  const call = async <Shape extends Endpoint>(
    { method, path }: Shape,
    body?: SentBodyOf<Shape>,
    id: string | number = '',
  ): Promise<ReplyOf<Shape>> => {
    const answer = await fetch(address + path.replace(':id', String(id)), {
      method,
      headers: { cookie, 'x-forwarded-for': network, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`It was refused: ${answer.status} ${await answer.text()}`)
    cookie ||= answer.headers
      .getSetCookie()
      .map((line) => line.split(';', 1)[0])
      .join('; ')
    return (answer.status === 204 ? undefined : await answer.json()) as ReplyOf<Shape>
  }
  await call(accounts.signUp, { email, password: PASSWORD })
  return {
    email,
    call,
    endToken: (id: string) => call(apiTokens.revoke, undefined, id),
    async aToken(scope: TokenScope = 'write'): Promise<{ id: string; secret: string }> {
      const body = { name: 'Command line', scope, days: 1, currentPassword: PASSWORD }
      const { token, secret } = await call(apiTokens.create, body)
      return { id: token.id, secret }
    },
  }
}

async function readAddress({ stdout }: ChildProcess): Promise<string> {
  if (stdout === null) throw new Error('The server says nothing.')
  for await (const line of createInterface(stdout)) return line.replace(/^.* /, '')
  throw new Error('The server did not start.')
}
