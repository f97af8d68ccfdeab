import { accounts, savedLists, sessions } from '@wordloom/contract'
import { describe, expect, it } from 'vitest'
import { aBalancer, NGINX } from '../../src/cluster/balancer.ts'
import { aPlaceForADatabase, DATABASES } from '../../src/database/database.ts'
import { aVisitor } from '../../src/network/visitor.ts'
import { aFaultyConnection } from '../../src/postgres/faulty-connection.ts'
import { aServerProcess } from '../../src/server/process.ts'

const ANN = { email: 'ann@loom.example', password: 'seven looms at dusk' }
const WORDS = { name: 'Shoes', words: ['boot', 'clog'] }

const TIMES = 6
const TIMEOUT_MS = 60_000

describe.runIf(NGINX !== null && DATABASES.includes('postgres'))(
  'R14 one of two instances behind nginx',
  () => {
    it(
      'can lose its database without signed-in users noticing, and keeps serving pages',
      async () => {
        await using place = await aPlaceForADatabase('postgres')
        await using otherPlace = await aPlaceForADatabase('sqlite')
        const { url } = place.settings
        if (url === null) throw new Error('There is no PostgreSQL.')
        await using way = new AsyncDisposableStack()
        const line = way.use(await aFaultyConnection(url))
        await using cutOff = await aServerProcess({ ...otherPlace.settings, url: line.url })
        await using whole = await aServerProcess(place.settings)
        await using balancer = await aBalancer([cutOff, whole].map(({ origin }) => new URL(origin).host))
        const ann = aVisitor(balancer.origin)
        expect((await ann.call(accounts.signUp, { body: ANN })).status).toBe(201)

        await way.disposeAsync()
        expect((await ann.at(cutOff.origin).call(sessions.currentUser)).status).toBe(503)
        for (let time = 0; time < TIMES; time++) {
          expect((await ann.call(sessions.currentUser)).status).toBe(200)
          expect((await ann.call(savedLists.create, { body: WORDS })).status).toBe(201)
          expect((await ann.get('/login')).status).toBe(200)
        }
        const kept = await ann.call(savedLists.list)
        expect(await kept.json()).toHaveLength(TIMES)
      },
      TIMEOUT_MS,
    )
  },
)
