import { createHash } from 'node:crypto'
import {
  aFaultyProvider,
  aKey,
  CLIENT_ID,
  now,
  SECRETS,
} from '@wordloom/testing/identity-provider/faulty-provider'
import { type CryptoKey, exportSPKI, importJWK, SignJWT, UnsecuredJWT } from 'jose'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createOpenIdConnect } from './open-id-connect.ts'

type FaultyProvider = Awaited<ReturnType<typeof aFaultyProvider>>

const INCOMPLETE = { name: 'SignInError', problem: 'incomplete' }
const UNAVAILABLE = { name: 'SignInError', problem: 'unavailable' }
const METADATA = '/.well-known/openid-configuration'
const REDIRECT = 'http://words.example/back'

describe('authorization URL', () => {
  it('D11 requests a code with PKCE, state and nonce', async () => {
    await using faulty = await aFaultyProvider()
    const url = new URL(await createOpenIdConnect(faulty.settings).authorizationUrl(REDIRECT, SECRETS))
    expect(url.href).toMatch(`${faulty.issuer}/authorize?`)
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: CLIENT_ID,
      response_type: 'code',
      redirect_uri: REDIRECT,
      scope: 'openid email profile',
      state: SECRETS.state,
      nonce: SECRETS.nonce,
      code_challenge: createHash('sha256').update(SECRETS.codeVerifier).digest('base64url'),
      code_challenge_method: 'S256',
    })
  })

  it('is discovered once, on the first sign-in', async () => {
    await using faulty = await aFaultyProvider()
    const provider = createOpenIdConnect(faulty.settings)
    expect(faulty.asked).toEqual([])
    await Promise.all([1, 2, 3].map(() => provider.authorizationUrl(REDIRECT, SECRETS)))
    await provider.identify(faulty.callback(), SECRETS)
    expect(faulty.asked).toEqual([METADATA, '/token', '/jwks'])
  })
})

describe('user returning from the provider', () => {
  it('is identified by the ID token', async () => {
    await using faulty = await aFaultyProvider()
    faulty.idToken = () =>
      faulty.sign({ given_name: 'Ann', family_name: 'Weaver', picture: 'https://img.example/ann.png' })
    expect(await createOpenIdConnect(faulty.settings).identify(faulty.callback(), SECRETS)).toEqual({
      issuer: faulty.issuer,
      subject: 'ann',
      email: 'ann@example.org',
      isEmailVerified: true,
      firstName: 'Ann',
      lastName: 'Weaver',
      pictureUrl: 'https://img.example/ann.png',
    })
  })

  it('may be described by the userinfo endpoint, which must then verify the address too', async () => {
    await using faulty = await aFaultyProvider()
    faulty.idToken = () => faulty.sign({ email: undefined, email_verified: true })
    faulty.userInfo = { sub: 'ann', email: 'ann@example.org', given_name: 'Ann' }
    expect(await createOpenIdConnect(faulty.settings).identify(faulty.callback(), SECRETS)).toMatchObject({
      email: 'ann@example.org',
      isEmailVerified: false,
      firstName: 'Ann',
    })
  })

  it('is refused if the userinfo endpoint names someone else', async () => {
    await using faulty = await aFaultyProvider()
    faulty.idToken = () => faulty.sign({ email: undefined })
    faulty.userInfo = { sub: 'bob', email: 'bob@example.org', email_verified: true }
    await expectRefusal(faulty)
  })

  it.each([
    ['the text "true"', { email_verified: 'true' }, { isEmailVerified: false }],
    ['an address without a verification', { email_verified: undefined }, { isEmailVerified: false }],
    ['an invalid address', { email: 'ann@localhost' }, { email: null }],
    ['a list of addresses', { email: ['ann@example.org'] }, { email: null }],
    ['a picture without TLS', { picture: 'http://img.example/a.png' }, { pictureUrl: null }],
    ['a picture that is code', { picture: 'javascript:alert(1)' }, { pictureUrl: null }],
    ['a name that is too long', { given_name: 'x'.repeat(201) }, { firstName: null }],
    ['a name that cannot be shown', { family_name: 'W\u0000' }, { lastName: null }],
  ])('has an unusable claim ignored: %s', async (_what, claims, expected) => {
    await using faulty = await aFaultyProvider()
    faulty.idToken = () => faulty.sign(claims)
    expect(await createOpenIdConnect(faulty.settings).identify(faulty.callback(), SECRETS)).toMatchObject(
      expected,
    )
  })

  it.each<[string, (faulty: FaultyProvider) => Promise<string>]>([
    ['without a signature', async (faulty) => new UnsecuredJWT(claimsOf(faulty)).encode()],
    [
      'signed with the public key as a password',
      async (faulty) => {
        const key = await importJWK({ ...faulty.key.publicJwk, ext: true }, 'RS256', { extractable: true })
        const pem = new TextEncoder().encode(await exportSPKI(key as CryptoKey))
        return new SignJWT(claimsOf(faulty))
          .setProtectedHeader({ alg: 'HS256', kid: faulty.key.kid })
          .sign(pem)
      },
    ],
    ['signed by somebody else', async (faulty) => faulty.sign({}, { signer: await aKey(faulty.key.kid) })],
    ['signed with an unknown key', async (faulty) => faulty.sign({}, { signer: await aKey('unknown') })],
    [
      'that brings its own key',
      async (faulty) => {
        const signer = await aKey('brought')
        return faulty.sign({}, { signer, header: { jwk: signer.publicJwk } })
      },
    ],
    [
      'that names where its keys are (jku)',
      async (faulty) => {
        const signer = await aKey('elsewhere')
        faulty.instead.set('/other-keys', (_request, response) =>
          response.end(JSON.stringify({ keys: [signer.publicJwk] })),
        )
        const place = `${faulty.issuer}/other-keys`
        return faulty.sign({}, { signer, header: { jku: place, x5u: place } })
      },
    ],
    ['from another issuer', (faulty) => faulty.sign({ iss: 'https://evil.example' })],
    ['for another client', (faulty) => faulty.sign({ aud: 'another' })],
    [
      'for this client and another one',
      (faulty) => faulty.sign({ aud: [CLIENT_ID, 'another'], azp: CLIENT_ID }),
    ],
    ['that was issued to another client', (faulty) => faulty.sign({ azp: 'another' })],
    ['from another sign-in', (faulty) => faulty.sign({ nonce: 'another' })],
    ['without a nonce', (faulty) => faulty.sign({ nonce: undefined })],
    ['that has expired', (faulty) => faulty.sign({ exp: now() - 61 })],
    ['that never expires', (faulty) => faulty.sign({ exp: undefined })],
    ['from the future', (faulty) => faulty.sign({ iat: now() + 120 })],
    ["that isn't valid yet", (faulty) => faulty.sign({ nbf: now() + 120 })],
    ['without a subject', (faulty) => faulty.sign({ sub: undefined })],
    ['with a subject that is too long', (faulty) => faulty.sign({ sub: 'x'.repeat(256) })],
    [
      'that is an access token',
      (faulty) => faulty.sign({ nonce: undefined, aud: faulty.issuer }, { header: { typ: 'at+jwt' } }),
    ],
    ["that isn't a token", async () => 'a.b.c'],
  ])('D02 is refused with an ID token %s', async (_what, lie) => {
    await using faulty = await aFaultyProvider()
    faulty.idToken = () => lie(faulty)
    await expectRefusal(faulty)
    expect(faulty.asked).not.toContain('/other-keys')
  })

  it.each([
    ['expired', { exp: -55 }],
    ['from the future', { iat: 55 }],
  ])('is accepted with an ID token that is slightly %s', async (_what, claims) => {
    await using faulty = await aFaultyProvider()
    const moved = Object.fromEntries(Object.entries(claims).map(([name, by]) => [name, now() + by]))
    faulty.idToken = () => faulty.sign(moved)
    expect(await createOpenIdConnect(faulty.settings).identify(faulty.callback(), SECRETS)).toMatchObject({
      subject: 'ann',
    })
  })

  it.each([
    ['an error', { error: 'access_denied', code: '' }],
    ['the state of another sign-in', { state: 'another' }],
    ['another issuer', { iss: 'https://evil.example' }],
  ])('D01 is refused when returning with %s', async (_what, changes) => {
    await using faulty = await aFaultyProvider()
    faulty.metadata['authorization_response_iss_parameter_supported'] = true
    await expectRefusal(faulty, { iss: faulty.issuer, ...changes })
  })

  it("is refused if the provider doesn't know the code", async () => {
    await using faulty = await aFaultyProvider()
    faulty.instead.set('/token', (_request, response) =>
      response.writeHead(400, { 'content-type': 'application/json' }).end('{"error":"invalid_grant"}'),
    )
    await expectRefusal(faulty)
  })
})

describe('OpenID Connect client', () => {
  it.each([
    ['in the header by default', undefined, 'secret', /^Basic /, null],
    ['in the body if the provider asks for that', ['client_secret_post'], 'secret', /^$/, 'secret'],
    ['not at all as a public client', undefined, null, /^$/, null],
  ])('sends its secret %s', async (_how, methods, clientSecret, authorization, inBody) => {
    await using faulty = await aFaultyProvider()
    if (methods !== undefined) faulty.metadata['token_endpoint_auth_methods_supported'] = methods
    await createOpenIdConnect({ ...faulty.settings, clientSecret }).identify(faulty.callback(), SECRETS)
    const { parameters, authorization: header } = faulty.tokenRequest
    expect(header).toMatch(authorization)
    expect(parameters.get('client_secret')).toBe(inBody)
    expect(parameters.get('code_verifier')).toBe(SECRETS.codeVerifier)
    expect(parameters.get('redirect_uri')).toBe(REDIRECT)
  })
})

describe('R10 failing provider', () => {
  /** Only the answer that never comes may time out: a busy machine has time for the others. */
  const LIMITS = { requestSeconds: 1, timeLimitMs: 60_000 }

  it('is unavailable while it is down, and available again later', async () => {
    await using faulty = await aFaultyProvider()
    const provider = createOpenIdConnect(faulty.settings)
    faulty.instead.set(METADATA, (_request, response) => response.destroy())
    await expect(provider.authorizationUrl(REDIRECT, SECRETS)).rejects.toMatchObject(UNAVAILABLE)
    faulty.instead.clear()
    expect(await provider.authorizationUrl(REDIRECT, SECRETS)).toMatch(faulty.issuer)
  })

  it('is unavailable if it dies during a sign-in', async () => {
    await using faulty = await aFaultyProvider()
    const provider = createOpenIdConnect(faulty.settings)
    await provider.authorizationUrl(REDIRECT, SECRETS)
    await faulty.stop()
    await expect(provider.identify(faulty.callback(), SECRETS)).rejects.toMatchObject(UNAVAILABLE)
  })

  it.each([METADATA, '/token', '/jwks', '/userinfo'])(
    'is unavailable if it never answers at %s',
    async (path) => {
      await using faulty = await aFaultyProvider()
      faulty.idToken = () => faulty.sign({ email: undefined })
      faulty.instead.set(path, () => {})
      const identified = createOpenIdConnect(faulty.settings, LIMITS).identify(faulty.callback(), SECRETS)
      await expect(identified).rejects.toMatchObject(UNAVAILABLE)
      expect(faulty.asked).toContain(path)
    },
  )

  it('is given up after the limit for a whole sign-in, even if a single request may take longer', async () => {
    await using faulty = await aFaultyProvider()
    const { authorizationUrl, identify } = createOpenIdConnect(faulty.settings, {
      requestSeconds: 60,
      timeLimitMs: 300,
    })
    await authorizationUrl(REDIRECT, SECRETS)
    faulty.instead.set('/token', () => {})
    const begin = performance.now()
    await expect(identify(faulty.callback(), SECRETS)).rejects.toMatchObject(UNAVAILABLE)
    // A single request may take a minute.
    expect(performance.now() - begin).toBeLessThan(20_000)
  })

  it.each([METADATA, '/token', '/jwks'])('is unavailable if it fails at %s', async (path) => {
    await using faulty = await aFaultyProvider()
    faulty.instead.set(path, (_request, response) => response.writeHead(503).end('<h1>Sorry</h1>'))
    await expect(
      createOpenIdConnect(faulty.settings).identify(faulty.callback(), SECRETS),
    ).rejects.toMatchObject(UNAVAILABLE)
  })

  it("can't redirect discovery elsewhere", async () => {
    await using faulty = await aFaultyProvider()
    faulty.instead.set(METADATA, (_request, response) =>
      response.writeHead(302, { location: '/elsewhere' }).end(),
    )
    faulty.instead.set('/elsewhere', (_request, response) => response.end(JSON.stringify(faulty.metadata)))
    await expect(
      createOpenIdConnect(faulty.settings).authorizationUrl(REDIRECT, SECRETS),
    ).rejects.toMatchObject(UNAVAILABLE)
    expect(faulty.asked).toEqual([METADATA])
  })

  it.each(['', METADATA])(
    'D10 is refused if it calls itself anything but the configured issuer with the path %j',
    async (path) => {
      await using faulty = await aFaultyProvider()
      faulty.metadata['issuer'] = 'https://evil.example'
      const issuer = new URL(`${faulty.issuer}${path}`)
      await expect(
        createOpenIdConnect({ ...faulty.settings, issuer }).authorizationUrl(REDIRECT, SECRETS),
      ).rejects.toMatchObject(UNAVAILABLE)
    },
  )
})

describe('new provider keys', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('R10 are fetched at most once per minute', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    await using faulty = await aFaultyProvider()
    const provider = createOpenIdConnect(faulty.settings)
    await provider.identify(faulty.callback(), SECRETS)

    const key = await aKey('second')
    faulty.keys = [key.publicJwk]
    faulty.idToken = () => faulty.sign({}, { signer: key })
    await expect(provider.identify(faulty.callback(), SECRETS)).rejects.toMatchObject(INCOMPLETE)
    await expect(provider.identify(faulty.callback(), SECRETS)).rejects.toMatchObject(INCOMPLETE)
    expect(faulty.asked.filter((path) => path === '/jwks')).toHaveLength(1)

    vi.setSystemTime(Date.now() + 61_000)
    expect(await provider.identify(faulty.callback(), SECRETS)).toMatchObject({ subject: 'ann' })
    expect(faulty.asked.filter((path) => path === '/jwks')).toHaveLength(2)
  })
})

function claimsOf(faulty: FaultyProvider) {
  const { nonce } = SECRETS
  return { iss: faulty.issuer, aud: CLIENT_ID, sub: 'ann', nonce, iat: now(), exp: now() + 300 }
}

async function expectRefusal(faulty: FaultyProvider, changes: Record<string, string> = {}): Promise<void> {
  await expect(
    createOpenIdConnect(faulty.settings).identify(faulty.callback(changes), SECRETS),
  ).rejects.toMatchObject(INCOMPLETE)
}
