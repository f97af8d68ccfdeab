import { createHash } from 'node:crypto'
import { type CryptoKey, exportSPKI, importJWK, SignJWT, UnsecuredJWT } from 'jose'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createOpenIdConnect } from './open-id-connect.ts'
import { aKey, aLyingProvider, CLIENT_ID, now, SECRETS } from './testing/a-lying-provider.ts'

type Liar = Awaited<ReturnType<typeof aLyingProvider>>

const INCOMPLETE = { name: 'SignInError', problem: 'incomplete' }
const UNAVAILABLE = { name: 'SignInError', problem: 'unavailable' }
const METADATA = '/.well-known/openid-configuration'
const REDIRECT = 'http://words.example/back'

describe('authorization URL', () => {
  it('D11 requests a code with PKCE, state and nonce', async () => {
    await using liar = await aLyingProvider()
    const url = new URL(await createOpenIdConnect(liar.settings).authorizationUrl(REDIRECT, SECRETS))
    expect(url.href).toMatch(`${liar.issuer}/authorize?`)
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
    await using liar = await aLyingProvider()
    const provider = createOpenIdConnect(liar.settings)
    expect(liar.asked).toEqual([])
    await Promise.all([1, 2, 3].map(() => provider.authorizationUrl(REDIRECT, SECRETS)))
    await provider.identify(liar.callback(), SECRETS)
    expect(liar.asked).toEqual([METADATA, '/token', '/jwks'])
  })
})

describe('user returning from the provider', () => {
  it('is identified by the ID token', async () => {
    await using liar = await aLyingProvider()
    liar.idToken = () =>
      liar.sign({ given_name: 'Ann', family_name: 'Weaver', picture: 'https://img.example/ann.png' })
    expect(await createOpenIdConnect(liar.settings).identify(liar.callback(), SECRETS)).toEqual({
      issuer: liar.issuer,
      subject: 'ann',
      email: 'ann@example.org',
      isEmailVerified: true,
      firstName: 'Ann',
      lastName: 'Weaver',
      pictureUrl: 'https://img.example/ann.png',
    })
  })

  it('may be described by the userinfo endpoint, which must then verify the address too', async () => {
    await using liar = await aLyingProvider()
    liar.idToken = () => liar.sign({ email: undefined, email_verified: true })
    liar.userInfo = { sub: 'ann', email: 'ann@example.org', given_name: 'Ann' }
    expect(await createOpenIdConnect(liar.settings).identify(liar.callback(), SECRETS)).toMatchObject({
      email: 'ann@example.org',
      isEmailVerified: false,
      firstName: 'Ann',
    })
  })

  it('is refused if the userinfo endpoint names someone else', async () => {
    await using liar = await aLyingProvider()
    liar.idToken = () => liar.sign({ email: undefined })
    liar.userInfo = { sub: 'bob', email: 'bob@example.org', email_verified: true }
    await expectRefusal(liar)
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
    await using liar = await aLyingProvider()
    liar.idToken = () => liar.sign(claims)
    expect(await createOpenIdConnect(liar.settings).identify(liar.callback(), SECRETS)).toMatchObject(
      expected,
    )
  })

  it.each<[string, (liar: Liar) => Promise<string>]>([
    ['without a signature', async (liar) => new UnsecuredJWT(claimsOf(liar)).encode()],
    [
      'signed with the public key as a password',
      async (liar) => {
        const key = await importJWK({ ...liar.key.publicJwk, ext: true }, 'RS256', { extractable: true })
        const pem = new TextEncoder().encode(await exportSPKI(key as CryptoKey))
        return new SignJWT(claimsOf(liar)).setProtectedHeader({ alg: 'HS256', kid: liar.key.kid }).sign(pem)
      },
    ],
    ['signed by somebody else', async (liar) => liar.sign({}, { signer: await aKey(liar.key.kid) })],
    ['signed with an unknown key', async (liar) => liar.sign({}, { signer: await aKey('unknown') })],
    [
      'that brings its own key',
      async (liar) => {
        const signer = await aKey('brought')
        return liar.sign({}, { signer, header: { jwk: signer.publicJwk } })
      },
    ],
    [
      'that names where its keys are (jku)',
      async (liar) => {
        const signer = await aKey('elsewhere')
        liar.instead.set('/other-keys', (_request, response) =>
          response.end(JSON.stringify({ keys: [signer.publicJwk] })),
        )
        const place = `${liar.issuer}/other-keys`
        return liar.sign({}, { signer, header: { jku: place, x5u: place } })
      },
    ],
    ['from another issuer', (liar) => liar.sign({ iss: 'https://evil.example' })],
    ['for another client', (liar) => liar.sign({ aud: 'another' })],
    ['for this client and another one', (liar) => liar.sign({ aud: [CLIENT_ID, 'another'], azp: CLIENT_ID })],
    ['that was issued to another client', (liar) => liar.sign({ azp: 'another' })],
    ['from another sign-in', (liar) => liar.sign({ nonce: 'another' })],
    ['without a nonce', (liar) => liar.sign({ nonce: undefined })],
    ['that has expired', (liar) => liar.sign({ exp: now() - 61 })],
    ['that never expires', (liar) => liar.sign({ exp: undefined })],
    ['from the future', (liar) => liar.sign({ iat: now() + 120 })],
    ["that isn't valid yet", (liar) => liar.sign({ nbf: now() + 120 })],
    ['without a subject', (liar) => liar.sign({ sub: undefined })],
    ['with a subject that is too long', (liar) => liar.sign({ sub: 'x'.repeat(256) })],
    [
      'that is an access token',
      (liar) => liar.sign({ nonce: undefined, aud: liar.issuer }, { header: { typ: 'at+jwt' } }),
    ],
    ["that isn't a token", async () => 'a.b.c'],
  ])('D02 is refused with an ID token %s', async (_what, lie) => {
    await using liar = await aLyingProvider()
    liar.idToken = () => lie(liar)
    await expectRefusal(liar)
    expect(liar.asked).not.toContain('/other-keys')
  })

  it.each([
    ['expired', { exp: -55 }],
    ['from the future', { iat: 55 }],
  ])('is accepted with an ID token that is slightly %s', async (_what, claims) => {
    await using liar = await aLyingProvider()
    const moved = Object.fromEntries(Object.entries(claims).map(([name, by]) => [name, now() + by]))
    liar.idToken = () => liar.sign(moved)
    expect(await createOpenIdConnect(liar.settings).identify(liar.callback(), SECRETS)).toMatchObject({
      subject: 'ann',
    })
  })

  it.each([
    ['an error', { error: 'access_denied', code: '' }],
    ['the state of another sign-in', { state: 'another' }],
    ['another issuer', { iss: 'https://evil.example' }],
  ])('D01 is refused when returning with %s', async (_what, changes) => {
    await using liar = await aLyingProvider()
    liar.metadata['authorization_response_iss_parameter_supported'] = true
    await expectRefusal(liar, { iss: liar.issuer, ...changes })
  })

  it("is refused if the provider doesn't know the code", async () => {
    await using liar = await aLyingProvider()
    liar.instead.set('/token', (_request, response) =>
      response.writeHead(400, { 'content-type': 'application/json' }).end('{"error":"invalid_grant"}'),
    )
    await expectRefusal(liar)
  })
})

describe('OpenID Connect client', () => {
  it.each([
    ['in the header by default', undefined, 'secret', /^Basic /, null],
    ['in the body if the provider asks for that', ['client_secret_post'], 'secret', /^$/, 'secret'],
    ['not at all as a public client', undefined, null, /^$/, null],
  ])('sends its secret %s', async (_how, methods, clientSecret, authorization, inBody) => {
    await using liar = await aLyingProvider()
    if (methods !== undefined) liar.metadata['token_endpoint_auth_methods_supported'] = methods
    await createOpenIdConnect({ ...liar.settings, clientSecret }).identify(liar.callback(), SECRETS)
    const { parameters, authorization: header } = liar.tokenRequest
    expect(header).toMatch(authorization)
    expect(parameters.get('client_secret')).toBe(inBody)
    expect(parameters.get('code_verifier')).toBe(SECRETS.codeVerifier)
    expect(parameters.get('redirect_uri')).toBe(REDIRECT)
  })
})

describe('R10 failing provider', () => {
  /** Only the answer that never comes may time out: a busy machine has time for the others. */
  const LIMITS = { requestSeconds: 1, patienceMs: 60_000 }

  it('is unavailable while it is down, and available again afterwards', async () => {
    await using liar = await aLyingProvider()
    const provider = createOpenIdConnect(liar.settings)
    liar.instead.set(METADATA, (_request, response) => response.destroy())
    await expect(provider.authorizationUrl(REDIRECT, SECRETS)).rejects.toMatchObject(UNAVAILABLE)
    liar.instead.clear()
    expect(await provider.authorizationUrl(REDIRECT, SECRETS)).toMatch(liar.issuer)
  })

  it('is unavailable if it dies during a sign-in', async () => {
    await using liar = await aLyingProvider()
    const provider = createOpenIdConnect(liar.settings)
    await provider.authorizationUrl(REDIRECT, SECRETS)
    await liar.stop()
    await expect(provider.identify(liar.callback(), SECRETS)).rejects.toMatchObject(UNAVAILABLE)
  })

  it.each([METADATA, '/token', '/jwks', '/userinfo'])(
    'is unavailable if it never answers at %s',
    async (path) => {
      await using liar = await aLyingProvider()
      liar.idToken = () => liar.sign({ email: undefined })
      liar.instead.set(path, () => {})
      const identified = createOpenIdConnect(liar.settings, LIMITS).identify(liar.callback(), SECRETS)
      await expect(identified).rejects.toMatchObject(UNAVAILABLE)
      expect(liar.asked).toContain(path)
    },
  )

  it('is given up after the limit for a whole sign-in, even if a single request may take longer', async () => {
    await using liar = await aLyingProvider()
    const { authorizationUrl, identify } = createOpenIdConnect(liar.settings, {
      requestSeconds: 60,
      patienceMs: 300,
    })
    await authorizationUrl(REDIRECT, SECRETS)
    liar.instead.set('/token', () => {})
    const begin = performance.now()
    await expect(identify(liar.callback(), SECRETS)).rejects.toMatchObject(UNAVAILABLE)
    // A single request may take a minute.
    expect(performance.now() - begin).toBeLessThan(20_000)
  })

  it.each([METADATA, '/token', '/jwks'])('is unavailable if it fails at %s', async (path) => {
    await using liar = await aLyingProvider()
    liar.instead.set(path, (_request, response) => response.writeHead(503).end('<h1>Sorry</h1>'))
    await expect(createOpenIdConnect(liar.settings).identify(liar.callback(), SECRETS)).rejects.toMatchObject(
      UNAVAILABLE,
    )
  })

  it("can't redirect discovery elsewhere", async () => {
    await using liar = await aLyingProvider()
    liar.instead.set(METADATA, (_request, response) =>
      response.writeHead(302, { location: '/elsewhere' }).end(),
    )
    liar.instead.set('/elsewhere', (_request, response) => response.end(JSON.stringify(liar.metadata)))
    await expect(
      createOpenIdConnect(liar.settings).authorizationUrl(REDIRECT, SECRETS),
    ).rejects.toMatchObject(UNAVAILABLE)
    expect(liar.asked).toEqual([METADATA])
  })

  it.each(['', METADATA])(
    'D10 is refused if it calls itself anything but the configured issuer with the path %j',
    async (path) => {
      await using liar = await aLyingProvider()
      liar.metadata['issuer'] = 'https://evil.example'
      const issuer = new URL(`${liar.issuer}${path}`)
      await expect(
        createOpenIdConnect({ ...liar.settings, issuer }).authorizationUrl(REDIRECT, SECRETS),
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
    await using liar = await aLyingProvider()
    const provider = createOpenIdConnect(liar.settings)
    await provider.identify(liar.callback(), SECRETS)

    const key = await aKey('second')
    liar.keys = [key.publicJwk]
    liar.idToken = () => liar.sign({}, { signer: key })
    await expect(provider.identify(liar.callback(), SECRETS)).rejects.toMatchObject(INCOMPLETE)
    await expect(provider.identify(liar.callback(), SECRETS)).rejects.toMatchObject(INCOMPLETE)
    expect(liar.asked.filter((path) => path === '/jwks')).toHaveLength(1)

    vi.setSystemTime(Date.now() + 61_000)
    expect(await provider.identify(liar.callback(), SECRETS)).toMatchObject({ subject: 'ann' })
    expect(liar.asked.filter((path) => path === '/jwks')).toHaveLength(2)
  })
})

function claimsOf(liar: Liar) {
  const { nonce } = SECRETS
  return { iss: liar.issuer, aud: CLIENT_ID, sub: 'ann', nonce, iat: now(), exp: now() + 300 }
}

async function expectRefusal(liar: Liar, changes: Record<string, string> = {}): Promise<void> {
  await expect(
    createOpenIdConnect(liar.settings).identify(liar.callback(changes), SECRETS),
  ).rejects.toMatchObject(INCOMPLETE)
}
