import { anAuthenticator } from '@wordloom/testing/accounts/authenticator'
import { describe, expect, it } from 'vitest'
import {
  createChallenge,
  readAssertion,
  readCounter,
  readRegistration,
  toCreationOptions,
  toRequestOptions,
} from './web-authn.ts'

const PARTY = { id: 'localhost', origins: ['http://localhost'] }
const USER = { handle: Buffer.alloc(16, 1).toString('base64url'), email: 'ann@loom.example', name: 'Ann' }

type Authenticator = ReturnType<typeof anAuthenticator>
type Lies = NonNullable<Parameters<Authenticator['get']>[1]>

const LIES: readonly (readonly [string, Lies])[] = [
  ['a page of another site', { origin: 'https://evil.example' }],
  ['another port', { origin: 'http://localhost:3001' }],
  ['a page inside one of another site', { crossOrigin: true }],
  ['a passkey for another host', { rpId: 'evil.example' }],
  ['the answer to another question', { challenge: Buffer.alloc(32).toString('base64url') }],
  ['an answer of another kind', { type: 'payment.get' }],
]

const NONSENSE: readonly Record<string, unknown>[] = [
  {},
  { response: null },
  { id: 1, rawId: [], type: {}, response: {} },
  { id: 'x', rawId: 'x', type: 'public-key', response: { clientDataJSON: 'e30', attestationObject: 'e30' } },
  { id: 'x', rawId: 'x', type: 'public-key', response: { clientDataJSON: 'bm8', attestationObject: '/' } },
]

describe('registering a passkey', () => {
  it('returns the data to store', async () => {
    const authenticator = anAuthenticator()
    const passkey = await register(authenticator)
    expect(passkey).toEqual({
      id: authenticator.id,
      publicKey: expect.stringMatching(/^[\w-]{80,}$/),
      counter: 1,
      transports: ['internal', 'hybrid'],
    })
  })

  it.each(LIES)('refuses %s', async (_what, lies) => {
    expect(await register(anAuthenticator(), lies)).toBeNull()
  })

  it.each(NONSENSE)('refuses a malformed response: %j', async (response) => {
    expect(await readRegistration(response, createChallenge(), PARTY)).toBeNull()
  })
})

describe('the answer of a passkey', () => {
  it('contains how often the passkey has signed', async () => {
    const authenticator = anAuthenticator()
    await register(authenticator)
    expect(await ask(authenticator, {}, 1)).toBe(2)
    expect(await ask(authenticator, {}, 2)).toBe(3)
  })

  it('is accepted without a counter', async () => {
    const authenticator = anAuthenticator({ isCounting: false })
    await register(authenticator)
    expect(await ask(authenticator, {}, 0)).toBe(0)
  })

  it.each(LIES)('is refused for %s', async (_what, lies) => {
    const authenticator = anAuthenticator()
    await register(authenticator)
    expect(await ask(authenticator, lies, 1)).toBeNull()
  })

  it.each([
    ['that stays the same', 5, 5],
    ['that goes back', 4, 5],
    ['that goes back to zero', 0, 5],
  ])('is refused with a counter %s', async (_how, counter, kept) => {
    const authenticator = anAuthenticator()
    await register(authenticator)
    expect(await ask(authenticator, { counter }, kept)).toBeNull()
  })

  it('must include user verification when that is demanded', async () => {
    const authenticator = anAuthenticator()
    await register(authenticator)
    const touched = { isUserVerified: false }
    expect(await ask(authenticator, touched, 1, { isUserVerified: true })).toBeNull()
    expect(await ask(authenticator, touched, 1, { isUserVerified: false })).toBe(3)
  })

  it('is refused when another key has signed it', async () => {
    const [authenticator, other] = [anAuthenticator(), anAuthenticator()]
    await register(other)
    const passkey = await register(authenticator)
    if (passkey === null) throw new Error('It was not registered.')
    const challenge = createChallenge()
    const options = await toRequestOptions(PARTY, challenge, [])
    const forged = readAssertion({ ...other.get(options), id: passkey.id, rawId: passkey.id })
    if (forged === null) throw new Error("That isn't an answer.")
    const demands = { isUserVerified: true }
    expect(await readCounter(forged, { ...passkey, counter: 0 }, challenge, PARTY, demands)).toBeNull()
  })
})

const keys = new Map<string, string>()

async function register(authenticator: Authenticator, lies: Lies = {}) {
  const challenge = createChallenge()
  const options = await toCreationOptions(PARTY, USER, challenge, [])
  const passkey = await readRegistration(authenticator.create(options, lies), challenge, PARTY)
  if (passkey !== null) keys.set(authenticator.id, passkey.publicKey)
  return passkey
}

async function ask(
  authenticator: Authenticator,
  lies: Lies,
  counter: number,
  demands = { isUserVerified: true },
): Promise<number | null> {
  const challenge = createChallenge()
  const options = await toRequestOptions(PARTY, challenge, [])
  const assertion = readAssertion(authenticator.get(options, lies))
  if (assertion === null) throw new Error("That isn't an answer.")
  const publicKey = keys.get(authenticator.id) ?? ''
  const passkey = { id: authenticator.id, publicKey, counter, transports: [] }
  return readCounter(assertion, passkey, challenge, PARTY, demands)
}
