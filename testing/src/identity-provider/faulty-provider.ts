import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type {
  ProviderSettings,
  Secrets,
} from '@wordloom/server/internal/features/identity-provider/open-id-connect'
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose'

export const CLIENT_ID = 'wordloom'

export const SECRETS: Secrets = {
  state: 'the-state-of-this-sign-in',
  nonce: 'the-nonce-of-this-sign-in',
  codeVerifier: 'v'.repeat(43),
}

export interface Key {
  readonly kid: string
  readonly privateKey: CryptoKey
  readonly publicJwk: JWK
}

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown

export const now = (): number => Math.floor(Date.now() / 1000)

export async function aKey(kid: string): Promise<Key> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  return { kid, privateKey, publicJwk: { ...(await exportJWK(publicKey)), kid, use: 'sig' } }
}

export async function aFaultyProvider() {
  const key = await aKey('first')
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const issuer = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`

  const claims: JWTPayload = { iss: issuer, aud: CLIENT_ID, sub: 'ann', nonce: SECRETS.nonce }
  const email: JWTPayload = { email: 'ann@example.org', email_verified: true }
  const sign = (
    changes: Readonly<Record<string, unknown>> = {},
    { header = {}, signer = key } = {},
  ): Promise<string> =>
    new SignJWT({ ...claims, ...email, iat: now(), exp: now() + 300, ...changes })
      .setProtectedHeader({ alg: 'RS256', kid: signer.kid, ...header })
      .sign(signer.privateKey)

  const provider = {
    issuer,
    key,
    sign,
    settings: { issuer: new URL(issuer), clientId: CLIENT_ID, clientSecret: 'secret' } as ProviderSettings,
    asked: [] as string[],
    tokenRequest: { parameters: new URLSearchParams(), authorization: '' },
    metadata: {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/userinfo`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
    } as Record<string, unknown>,
    keys: [key.publicJwk],
    idToken: () => sign(),
    userInfo: { sub: 'ann' } as JWTPayload,
    instead: new Map<string, Answer>(),
    callback: (changes: Record<string, string> = {}) =>
      new URL(
        `http://words.example/back?${new URLSearchParams({ code: 'c', state: SECRETS.state, ...changes })}`,
      ),
    async stop(): Promise<void> {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
    [Symbol.asyncDispose]: (): Promise<void> => provider.stop(),
  }

  const answers: Record<string, () => unknown> = {
    '/.well-known/openid-configuration': () => provider.metadata,
    '/jwks': () => ({ keys: provider.keys }),
    '/token': async () => ({ access_token: 'a', token_type: 'Bearer', id_token: await provider.idToken() }),
    '/userinfo': () => provider.userInfo,
  }
  server.on('request', async (request, response) => {
    const path = request.url ?? ''
    provider.asked.push(path)
    if (path === '/token') {
      const parameters = new URLSearchParams(await text(request))
      provider.tokenRequest = { parameters, authorization: request.headers.authorization ?? '' }
    }
    const instead = provider.instead.get(path)
    if (instead !== undefined) return instead(request, response)
    const body = JSON.stringify(await answers[path]?.())
    response.writeHead(200, { 'content-type': 'application/json' }).end(body)
  })
  return provider
}
