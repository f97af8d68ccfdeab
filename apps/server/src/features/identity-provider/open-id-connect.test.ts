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

describe('the way to the provider', () => {
  it('D11 asks for a code, with PKCE, state and nonce', async () => {
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

  it('is found out once, when somebody first wants to sign in', async () => {
    await using liar = await aLyingProvider()
    const provider = createOpenIdConnect(liar.settings)
    expect(liar.asked).toEqual([])
    await Promise.all([1, 2, 3].map(() => provider.authorizationUrl(REDIRECT, SECRETS)))
    await provider.identify(liar.callback(), SECRETS)
    expect(liar.asked).toEqual([METADATA, '/token', '/jwks'])
  })
})

describe('whom the provider sends back', () => {
  it('is who the ID token says', async () => {
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

  it('may be told by the userinfo endpoint, the address with whether it is verified', async () => {
    await using liar = await aLyingProvider()
    liar.idToken = () => liar.sign({ email: undefined, email_verified: true })
    liar.userInfo = { sub: 'ann', email: 'ann@example.org', given_name: 'Ann' }
    expect(await createOpenIdConnect(liar.settings).identify(liar.callback(), SECRETS)).toMatchObject({
      email: 'ann@example.org',
      isEmailVerified: false,
      firstName: 'Ann',
    })
  })

  it('is not whom the userinfo endpoint takes for somebody else', async () => {
    await using liar = await aLyingProvider()
    liar.idToken = () => liar.sign({ email: undefined })
    liar.userInfo = { sub: 'bob', email: 'bob@example.org', email_verified: true }
    await expectRefusal(liar)
  })

  it.each([
    ['the text "true"', { email_verified: 'true' }, { isEmailVerified: false }],
    ['no word about the address', { email_verified: undefined }, { isEmailVerified: false }],
    ['something that is no address', { email: 'ann@localhost' }, { email: null }],
    ['a list of addresses', { email: ['ann@example.org'] }, { email: null }],
    [
      'a picture that others on the way could see',
      { picture: 'http://img.example/a.png' },
      { pictureUrl: null },
    ],
    ['a picture that is code', { picture: 'javascript:alert(1)' }, { pictureUrl: null }],
    ['a name beyond all measure', { given_name: 'x'.repeat(201) }, { firstName: null }],
    ['a name that cannot be shown', { family_name: 'W\u0000' }, { lastName: null }],
  ])('is not believed %s', async (_what, claims, expected) => {
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
    ['signed with a key that nobody knows', async (liar) => liar.sign({}, { signer: await aKey('unknown') })],
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
    ['of another issuer', (liar) => liar.sign({ iss: 'https://evil.example' })],
    ['for somebody else', (liar) => liar.sign({ aud: 'another' })],
    ['for us and somebody else', (liar) => liar.sign({ aud: [CLIENT_ID, 'another'], azp: CLIENT_ID })],
    ['that somebody else was given', (liar) => liar.sign({ azp: 'another' })],
    ['of another sign-in', (liar) => liar.sign({ nonce: 'another' })],
    ['without a nonce', (liar) => liar.sign({ nonce: undefined })],
    ['that has expired', (liar) => liar.sign({ exp: now() - 61 })],
    ['that never expires', (liar) => liar.sign({ exp: undefined })],
    ['from the future', (liar) => liar.sign({ iat: now() + 120 })],
    ['that holds not yet', (liar) => liar.sign({ nbf: now() + 120 })],
    ['of nobody', (liar) => liar.sign({ sub: undefined })],
    ['of a name beyond all measure', (liar) => liar.sign({ sub: 'x'.repeat(256) })],
    [
      'that is a token for access',
      (liar) => liar.sign({ nonce: undefined, aud: liar.issuer }, { header: { typ: 'at+jwt' } }),
    ],
    ['that is no token', async () => 'a.b.c'],
  ])('D02 is nobody with an ID token %s', async (_what, lie) => {
    await using liar = await aLyingProvider()
    liar.idToken = () => lie(liar)
    await expectRefusal(liar)
    expect(liar.asked).not.toContain('/other-keys')
  })

  it.each([
    ['expired', { exp: -55 }],
    ['from the future', { iat: 55 }],
  ])('may have a clock by which the ID token is %s a little', async (_what, claims) => {
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
  ])('D01 is nobody when they come back with %s', async (_what, changes) => {
    await using liar = await aLyingProvider()
    liar.metadata['authorization_response_iss_parameter_supported'] = true
    await expectRefusal(liar, { iss: liar.issuer, ...changes })
  })

  it('is nobody when the provider does not know the code', async () => {
    await using liar = await aLyingProvider()
    liar.instead.set('/token', (_request, response) =>
      response.writeHead(400, { 'content-type': 'application/json' }).end('{"error":"invalid_grant"}'),
    )
    await expectRefusal(liar)
  })
})

describe('the product as a client', () => {
  it.each([
    ['in the header, as is usual', undefined, 'secret', /^Basic /, null],
    ['in the body where the provider wants it there', ['client_secret_post'], 'secret', /^$/, 'secret'],
    ['not at all as a public client', undefined, null, /^$/, null],
  ])('shows its secret %s', async (_how, methods, clientSecret, authorization, inBody) => {
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

describe('R10 a provider in trouble', () => {
  /** The answers before the one that never comes are given in time on a busy machine, too. */
  const LIMITS = { requestSeconds: 1, patienceMs: 60_000 }

  it('is not available while nobody is there, and is again when it is back', async () => {
    await using liar = await aLyingProvider()
    const provider = createOpenIdConnect(liar.settings)
    liar.instead.set(METADATA, (_request, response) => response.destroy())
    await expect(provider.authorizationUrl(REDIRECT, SECRETS)).rejects.toMatchObject(UNAVAILABLE)
    liar.instead.clear()
    expect(await provider.authorizationUrl(REDIRECT, SECRETS)).toMatch(liar.issuer)
  })

  it('is not available when it dies while somebody signs in', async () => {
    await using liar = await aLyingProvider()
    const provider = createOpenIdConnect(liar.settings)
    await provider.authorizationUrl(REDIRECT, SECRETS)
    await liar.stop()
    await expect(provider.identify(liar.callback(), SECRETS)).rejects.toMatchObject(UNAVAILABLE)
  })

  it.each([METADATA, '/token', '/jwks', '/userinfo'])(
    'is not available when it never answers at %s',
    async (path) => {
      await using liar = await aLyingProvider()
      liar.idToken = () => liar.sign({ email: undefined })
      liar.instead.set(path, () => {})
      const identified = createOpenIdConnect(liar.settings, LIMITS).identify(liar.callback(), SECRETS)
      await expect(identified).rejects.toMatchObject(UNAVAILABLE)
      expect(liar.asked).toContain(path)
    },
  )

  it('is not waited for longer than patience lasts, however many of its answers are slow', async () => {
    await using liar = await aLyingProvider()
    const { authorizationUrl, identify } = createOpenIdConnect(liar.settings, {
      requestSeconds: 60,
      patienceMs: 300,
    })
    await authorizationUrl(REDIRECT, SECRETS)
    liar.instead.set('/token', () => {})
    const begin = performance.now()
    await expect(identify(liar.callback(), SECRETS)).rejects.toMatchObject(UNAVAILABLE)
    // A single answer would be waited for for a minute.
    expect(performance.now() - begin).toBeLessThan(20_000)
  })

  it.each([METADATA, '/token', '/jwks'])('is not available when it breaks down at %s', async (path) => {
    await using liar = await aLyingProvider()
    liar.instead.set(path, (_request, response) => response.writeHead(503).end('<h1>Sorry</h1>'))
    await expect(createOpenIdConnect(liar.settings).identify(liar.callback(), SECRETS)).rejects.toMatchObject(
      UNAVAILABLE,
    )
  })

  it('is not followed elsewhere', async () => {
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

  it.each(['', METADATA])('D10 is not believed under another name than %j of the settings', async (path) => {
    await using liar = await aLyingProvider()
    liar.metadata['issuer'] = 'https://evil.example'
    const issuer = new URL(`${liar.issuer}${path}`)
    await expect(
      createOpenIdConnect({ ...liar.settings, issuer }).authorizationUrl(REDIRECT, SECRETS),
    ).rejects.toMatchObject(UNAVAILABLE)
  })
})

describe('new keys of the provider', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('R10 are asked for at most once a minute', async () => {
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
