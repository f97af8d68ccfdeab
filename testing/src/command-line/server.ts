import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  accounts,
  apiTokens,
  type Endpoint,
  type ReplyOf,
  type SentBodyOf,
  type TokenScope,
} from '@wordloom/contract'
import { aVisitor } from '../network/visitor.ts'
import { aServerProcess } from '../server/process.ts'

const PASSWORD = 'seven looms at dusk'

export async function aServer() {
  const dataFolder = mkdtempSync(join(tmpdir(), 'wordloom-cli-'))
  const server = await aServerProcess({ dataFolder, url: null }, { HOST: '127.0.0.1' })
  return {
    address: server.origin,
    aMember: (email: string) => aMember(server.origin, email),
    async [Symbol.asyncDispose]() {
      await server.kill()
      rmSync(dataFolder, { recursive: true })
    },
  }
}

export type Member = Awaited<ReturnType<typeof aMember>>

async function aMember(address: string, email: string) {
  const visitor = aVisitor(address)
  const call = async <Shape extends Endpoint>(
    endpoint: Shape,
    body?: SentBodyOf<Shape>,
    id: string | number = '',
  ): Promise<ReplyOf<Shape>> => {
    const answer = await visitor.call(endpoint, { params: { id }, ...(body !== undefined && { body }) })
    if (!answer.ok) throw new Error(`It was refused: ${answer.status} ${await answer.text()}`)
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
