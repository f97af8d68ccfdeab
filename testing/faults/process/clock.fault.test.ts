import {
  accounts,
  RATE_LIMITS,
  RESET_LINK_MINUTES,
  savedLists,
  sessions,
  subscriptions,
} from '@wordloom/contract'
import { describe, expect, it } from 'vitest'
import { aClock, HAS_CLOCKS } from '../../src/clock/clock.ts'
import { aPlaceForADatabase, DATABASES } from '../../src/database/database.ts'
import { mailFilesIn } from '../../src/mail/files.ts'
import { aVisitor, type Visitor } from '../../src/network/visitor.ts'
import { operate } from '../../src/server/command.ts'
import { aServerProcess } from '../../src/server/process.ts'
import { soon } from '../../src/soon.ts'
import { aStripe } from '../../src/stripe/stripe.ts'

const ANN = { email: 'ann@loom.example', password: 'seven looms at dusk' }
const WORDS = { name: 'Shoes', words: ['boot', 'clog'] }

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const SIGN_IN = RATE_LIMITS.signInPerAccount

/** The seconds since 1970 overflow 31 bits. */
const END_OF_32_BITS = Date.UTC(2038, 0, 19, 3, 14, 8)

/** In Berlin, two o'clock comes a second time at this moment. */
const END_OF_SUMMER_TIME = Date.UTC(2027, 9, 31, 1)

const TIMEOUT_MS = 120_000

/** An embedded database uses the server's clock; PostgreSQL uses its own. */
describe.runIf(HAS_CLOCKS).concurrent.each(DATABASES)('R12 a server on %s whose clock changes', (kind) => {
  it(
    'signs nobody out, keeps saving, and never extends a wait beyond the stated time',
    async () => {
      await using place = await aPlaceForADatabase(kind)
      await using clock = await aClock()
      await using server = await aServerProcess(place.settings, clock.environment)
      const ann = await signedUp(server.origin)
      const guess = () =>
        aVisitor(server.origin).call(sessions.signIn, { body: { ...ANN, password: 'a wrong one' } })
      for (let failure = 0; failure < SIGN_IN.most; failure++) expect((await guess()).status).toBe(401)
      expect((await guess()).status).toBe(429)

      for (const minutes of [10, -10, -70, 0, 6 * 24 * 60]) {
        clock.move(minutes * MINUTE)
        expect([minutes, (await ann.call(sessions.currentUser)).status]).toEqual([minutes, 200])
        expect((await ann.call(savedLists.create, { body: WORDS })).status).toBe(201)
        const guessed = await guess()
        if (guessed.status === 401) continue
        expect(guessed.status).toBe(429)
        const wait = Number(guessed.headers.get('retry-after'))
        expect(wait).toBeGreaterThanOrEqual(1)
        expect(wait).toBeLessThanOrEqual(SIGN_IN.seconds)
      }
      expect((await aVisitor(server.origin).call(sessions.signIn, { body: ANN })).status).toBe(
        kind === 'sqlite' ? 200 : 429,
      )
      expect((await ann.call(sessions.signIn, { body: ANN })).status).toBe(200)
      clock.move(30 * 24 * HOUR)
      expect((await ann.call(sessions.currentUser)).status).toBe(kind === 'sqlite' ? 401 : 200)
    },
    TIMEOUT_MS,
  )

  it(
    'keeps no session or link alive for years because its clock was ahead',
    async () => {
      await using place = await aPlaceForADatabase(kind)
      await using clock = await aClock(END_OF_32_BITS - Date.now())
      await using server = await aServerProcess(place.settings, clock.environment)
      const ann = await signedUp(server.origin)
      expect((await ann.call(sessions.currentUser)).status).toBe(200)
      const token = await aResetToken(server.origin, place.settings.dataFolder)
      clock.move(0)
      expect((await ann.call(sessions.currentUser)).status).toBe(kind === 'sqlite' ? 401 : 200)
      expect((await ann.call(sessions.signIn, { body: ANN })).status).toBe(200)
      expect((await ann.call(sessions.currentUser)).status).toBe(200)
      const body = { token, password: 'nine bobbins' }
      const reset = await aVisitor(server.origin).call(accounts.resetPassword, { body })
      expect(reset.status).toBe(kind === 'sqlite' ? 400 : 200)
    },
    TIMEOUT_MS,
  )

  it(
    'expires a link by the database clock, even after its own clock was set back',
    async () => {
      await using place = await aPlaceForADatabase(kind)
      await using clock = await aClock()
      await using server = await aServerProcess(place.settings, clock.environment)
      await signedUp(server.origin)
      const token = await aResetToken(server.origin, place.settings.dataFolder)
      const reset = () =>
        aVisitor(server.origin).call(accounts.resetPassword, { body: { token, password: 'nine bobbins' } })
      clock.move(-HOUR)
      expect((await aVisitor(server.origin).call(sessions.signIn, { body: ANN })).status).toBe(200)
      clock.move((RESET_LINK_MINUTES + 1) * MINUTE)
      expect((await reset()).status).toBe(kind === 'sqlite' ? 400 : 200)
    },
    TIMEOUT_MS,
  )

  it(
    'works through the end of daylight saving time and the 32-bit overflow of its seconds',
    async () => {
      await using place = await aPlaceForADatabase(kind)
      await using clock = await aClock(END_OF_SUMMER_TIME - Date.now() - HOUR)
      await using server = await aServerProcess(place.settings, { ...clock.environment, TZ: 'Europe/Berlin' })
      for (const moment of [END_OF_SUMMER_TIME, END_OF_32_BITS]) {
        clock.move(moment - Date.now() - HOUR)
        const ann = aVisitor(server.origin)
        const email = `ann-${moment}@loom.example`
        expect((await ann.call(accounts.signUp, { body: { ...ANN, email } })).status).toBe(201)
        const before = await ann.call(savedLists.create, { body: WORDS })
        clock.move(moment - Date.now() + MINUTE)
        expect((await ann.call(sessions.currentUser)).status).toBe(200)
        const after = await ann.call(savedLists.create, { body: WORDS })
        expect([before.status, after.status]).toEqual([201, 201])
        const [earlier = 0, later = 0] = await Promise.all([before, after].map(savedAt))
        expect(later).toBeGreaterThan(earlier)
        if (kind === 'sqlite') expect(later).toBeGreaterThan(moment)
        const again = await aVisitor(server.origin).call(sessions.signIn, { body: { ...ANN, email } })
        expect(again.status).toBe(200)
      }
    },
    TIMEOUT_MS,
  )

  it(
    'refuses Stripe events that are more than five minutes off, and logs why',
    async () => {
      await using place = await aPlaceForADatabase(kind)
      await using clock = await aClock()
      await using stripe = await aStripe()
      await using server = await aServerProcess(place.settings, { ...stripe.settings, ...clock.environment })
      const ann = await signedUp(server.origin)
      stripe.somethingElse()
      const event = stripe.events.at(-1) ?? {}
      const told = async (minutes: number) => {
        clock.move(minutes * MINUTE)
        return [minutes, await stripe.deliver(`${server.origin}${subscriptions.webhook.path}`, event)]
      }
      for (const minutes of [4, -4]) expect(await told(minutes)).toEqual([minutes, 200])
      for (const minutes of [10, -10]) expect(await told(minutes)).toEqual([minutes, 400])
      expect((await ann.call(subscriptions.create, { body: { plan: 'monthly' } })).status).toBe(200)
      await soon(() => expect(server.log()).toContain('the clocks of this machine and of Stripe differ'))
      expect(await told(0)).toEqual([0, 200])
    },
    TIMEOUT_MS,
  )
})

describe.runIf(HAS_CLOCKS && DATABASES.includes('postgres'))('R12 two servers on one PostgreSQL', () => {
  it(
    'work as one with clocks 20 minutes apart, and both raise an alarm',
    async () => {
      await using place = await aPlaceForADatabase('postgres')
      await using otherPlace = await aPlaceForADatabase('sqlite')
      await using fast = await aClock(10 * MINUTE)
      await using slow = await aClock(-10 * MINUTE)
      const { url, dataFolder } = place.settings
      const METRICS_TOKEN = 'a-token-for-the-metrics'
      await using one = await aServerProcess(place.settings, { ...fast.environment, METRICS_TOKEN })
      await using other = await aServerProcess(
        { ...otherPlace.settings, url },
        { ...slow.environment, METRICS_TOKEN },
      )
      const ann = await signedUp(one.origin)
      expect((await ann.at(other.origin).call(sessions.currentUser)).status).toBe(200)
      // Either server may send the email, and both know its link.
      const token = await aResetToken(other.origin, dataFolder, otherPlace.settings.dataFolder)
      for (const [origin, status] of [
        [one.origin, 200],
        [other.origin, 400],
      ] as const) {
        const body = { token, password: 'nine bobbins' }
        expect((await aVisitor(origin).call(accounts.resetPassword, { body })).status).toBe(status)
      }
      for (const [origin, clock, minutes] of [
        [one.origin, fast, 10],
        [other.origin, slow, -10],
      ] as const) {
        const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
        const metrics = await (await fetch(`${origin}/metrics`, { headers })).text()
        const ahead = Number(/^wordloom_clock_difference_seconds (.+)$/m.exec(metrics)?.[1])
        expect(Math.abs(ahead + minutes * 60)).toBeLessThan(5)
        const { code, output } = await operate('doctor', place.settings, [], clock.environment)
        expect([code, output]).toEqual([
          1,
          expect.stringMatching(/and this machine's are (599|600)\.\d s apart/),
        ])
      }
    },
    TIMEOUT_MS,
  )
})

async function signedUp(origin: string): Promise<Visitor> {
  const ann = aVisitor(origin)
  expect((await ann.call(accounts.signUp, { body: ANN })).status).toBe(201)
  return ann
}

async function aResetToken(origin: string, ...dataFolders: readonly string[]): Promise<string> {
  await aVisitor(origin).call(accounts.forgotPassword, { body: { email: ANN.email } })
  return soon(async () => {
    const mails = await mailFilesIn(...dataFolders)
    const link = mails.find(({ link }) => link?.pathname === '/reset-password')?.link
    const token = link?.searchParams.get('token')
    if (!token) throw new Error('The mail has not been sent yet.')
    return token
  })
}

async function savedAt(answer: Response): Promise<number> {
  const { createdAt } = (await answer.json()) as { createdAt: string }
  return Date.parse(createdAt)
}
