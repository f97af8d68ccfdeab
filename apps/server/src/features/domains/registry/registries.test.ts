import {
  aRegistry,
  hangsUp,
  isMissing,
  isRegistered,
  json,
  refuses,
  stalls,
  stopsHalfway,
} from '@wordloom/testing/registry/registry'
import { describe, expect, it } from 'vitest'
import { createBootstrap } from './bootstrap.ts'
import { createGetJson } from './get-json.ts'
import { createRegistries } from './registries.ts'
import { createRegistry, type Pace } from './registry.ts'

const QUICK: Pace = { atOnce: 2, gapMs: 1, answerMs: 10_000, pauseMs: 60_000, failuresInRow: 3 }
const LOG = { warn: () => {} }
const LONG_MS = 30_000

type TestRegistry = Awaited<ReturnType<typeof aRegistry>>

/** Asks about all names together. Returns `state` or `state reason` for each. */
async function ask(
  registry: TestRegistry,
  names: readonly string[],
  { pace = {}, endsInMs = LONG_MS, signal = new AbortController().signal } = {},
): Promise<readonly string[]> {
  const registries = createRegistries(new URL(registry.listUrl), { log: LOG, pace: { ...QUICK, ...pace } })
  const endsAt = performance.now() + endsInMs
  return Promise.all(
    names.map(async (name) => {
      const { state, reason } = await registries.ask({ name, holder: 'ann', signal, endsAt })
      return [state, reason].filter((part) => part !== null).join(' ')
    }),
  )
}

describe('a name', () => {
  it('is registered, or not in the registry', async () => {
    await using registry = await aRegistry()
    registry.names.set('taken.com', isRegistered).set('taken.co.uk', isRegistered)
    expect(await ask(registry, ['taken.com', 'free.com', 'taken.co.uk', 'free.net'])).toEqual([
      'registered',
      'not_in_registry',
      'registered',
      'not_in_registry',
    ])
  })

  it('is unknown without a registry', async () => {
    await using registry = await aRegistry()
    expect(await ask(registry, ['a.zz', 'a.uk'])).toEqual(['unknown no_registry', 'unknown no_registry'])
    expect(registry.asked).toEqual([])
  })

  it('is unknown where registries have said of registered names that they are missing', async () => {
    await using registry = await aRegistry()
    registry.names.set('taken.io', isRegistered)
    expect(await ask(registry, ['taken.io', 'a.io', 'a.co', 'a.xn--p1ai'])).toEqual([
      'registered',
      'unknown unreliable',
      'unknown unreliable',
      'not_in_registry',
    ])
  })

  it.each([
    [
      'about another name',
      (response) => json(response, 200, { objectClassName: 'domain', ldhName: 'b.com' }),
    ],
    [
      'about a name server',
      (response) => json(response, 200, { objectClassName: 'nameserver', ldhName: 'a.com' }),
    ],
    ["that isn't JSON", (response) => response.writeHead(200).end('<p>Welcome</p>')],
    [
      'that is a page for people',
      (response) =>
        response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end('<p>Gone</p>'),
    ],
    ['that redirects', (response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
    ['that refuses access', refuses(403)],
  ] satisfies readonly (readonly [string, Parameters<TestRegistry['names']['set']>[1]])[])(
    'is unknown after an answer %s',
    async (_, answer) => {
      await using registry = await aRegistry()
      registry.names.set('a.com', answer)
      expect(await ask(registry, ['a.com'])).toEqual(['unknown odd_answer'])
    },
  )

  it.each([
    ['stalls', stalls],
    ['stops halfway', stopsHalfway],
    ['hangs up', hangsUp],
    ['has a fault', refuses(500)],
    ['sends too much', (response) => response.writeHead(200).end('x'.repeat(300_000))],
  ] satisfies readonly (readonly [string, Parameters<TestRegistry['names']['set']>[1]])[])(
    'is unknown if the registry %s',
    async (_, answer) => {
      await using registry = await aRegistry()
      registry.names.set('a.com', answer)
      const pace = { answerMs: 300 }
      expect(await ask(registry, ['a.com', 'b.com'], { pace })).toEqual([
        'unknown no_answer',
        'not_in_registry',
      ])
    },
  )
})

describe('a registry', () => {
  it('gets requests at a pace, and a few at the same time', async () => {
    await using registry = await aRegistry()
    const names = Array.from({ length: 12 }, (_, i) => `a${i}.com`)
    await ask(registry, names, { pace: { gapMs: 20 } })
    expect(registry.asked.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
    expect(registry.maxAtOnce).toBeLessThanOrEqual(2)
    const [first, last] = [registry.asked[0], registry.asked.at(-1)]
    // Timers may be a millisecond early.
    expect((last?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThan(11 * 19)
  })

  it('is left alone for as long as it says', async () => {
    await using registry = await aRegistry()
    registry.names.set('a.com', refuses(429, '3600'))
    expect(await ask(registry, ['a.com', 'b.com', 'c.com', 'd.net'], { pace: { atOnce: 1 } })).toEqual(
      Array(4).fill('unknown limited'),
    )
    expect(registry.asked).toHaveLength(1)
  })

  it('is left alone until a date', async () => {
    await using registry = await aRegistry()
    registry.names.set('a.com', refuses(503, new Date(Date.now() + 3_600_000).toUTCString()))
    expect(await ask(registry, ['a.com', 'b.com'], { pace: { atOnce: 1 } })).toEqual(
      Array(2).fill('unknown limited'),
    )
  })

  it('is asked again after the time that it says', async () => {
    await using registry = await aRegistry()
    registry.names.set('a.com', (response, name) => {
      registry.names.set(name, isRegistered)
      refuses(429, '1')(response, name)
    })
    expect(await ask(registry, ['a.com'])).toEqual(['registered'])
    const [first, second] = registry.asked
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThan(990)
  })

  it('delays no other one when it limits requests', async () => {
    await using registry = await aRegistry()
    registry.names.set('a.com', refuses(429, '3600'))
    expect(await ask(registry, ['a.com', 'a.xn--p1ai'])).toEqual(['unknown limited', 'not_in_registry'])
  })

  it('is left alone after failures in a row', async () => {
    await using registry = await aRegistry()
    const names = Array.from({ length: 9 }, (_, i) => `a${i}.com`)
    for (const name of names) registry.names.set(name, hangsUp)
    expect(await ask(registry, names, { pace: { atOnce: 1 } })).toEqual(Array(9).fill('unknown no_answer'))
    expect(registry.asked).toHaveLength(3)
  })

  it('is not asked after the end of a lookup', async () => {
    await using registry = await aRegistry()
    const names = Array.from({ length: 50 }, (_, i) => `a${i}.com`)
    const answers = await ask(registry, names, { pace: { gapMs: 100 }, endsInMs: 250 })
    expect(answers.filter((answer) => answer === 'not_in_registry')).toHaveLength(registry.asked.length)
    expect(registry.asked.length).toBeLessThanOrEqual(3)
    expect(answers.filter((answer) => answer === 'unknown no_time')).toHaveLength(50 - registry.asked.length)
  })

  it('is not asked after the person left', async () => {
    await using registry = await aRegistry()
    const left = new AbortController()
    registry.names.set('a.com', () => left.abort())
    expect(await ask(registry, ['a.com', 'b.com'], { pace: { atOnce: 1 }, signal: left.signal })).toEqual(
      Array(2).fill('unknown no_time'),
    )
    expect(registry.asked).toHaveLength(1)
  })

  it('gets the requests of two lookups in turn', async () => {
    await using registry = await aRegistry()
    const { ask: askRegistry } = createRegistry(
      new URL(`${registry.origin}/one/`),
      createGetJson({ isLocal: true }),
      { ...QUICK, atOnce: 1 },
    )
    const common = { signal: new AbortController().signal, endsAt: performance.now() + LONG_MS }
    const askAll = (holder: string) =>
      Array.from({ length: 5 }, (_, i) => askRegistry({ name: `${holder}${i}.com`, holder, ...common }))
    await Promise.all([...askAll('ann'), ...askAll('bob')])
    const asked = registry.asked.map(({ name }) => name.slice(0, 3))
    expect(asked).toHaveLength(10)
    expect(asked.indexOf('bob')).toBeLessThanOrEqual(2)
  })
})

describe('the list of registries', () => {
  const MINUTE_MS = 60_000
  const DAY_MS = 24 * 60 * MINUTE_MS

  async function aList() {
    const registry = await aRegistry()
    let now = 0
    const bootstrap = createBootstrap({
      url: new URL(registry.listUrl),
      getJson: createGetJson({ isLocal: true }),
      log: LOG,
      now: () => now,
    })
    const pass = (milliseconds: number) => {
      now += milliseconds
    }
    return { registry, bootstrap, pass, [Symbol.asyncDispose]: registry[Symbol.asyncDispose] }
  }

  it('is fetched once a day, also for many names together', async () => {
    await using list = await aList()
    await Promise.all(['a.com', 'b.com', 'c.com'].map((name) => list.bootstrap.registryOf(name)))
    list.pass(DAY_MS - 1)
    await list.bootstrap.registryOf('a.com')
    expect(list.registry.lists).toBe(1)
    list.pass(1)
    await list.bootstrap.registryOf('a.com')
    expect(list.registry.lists).toBe(2)
  })

  it.each([
    ['fails', hangsUp],
    ['is missing', isMissing],
    ['is another file', (response) => json(response, 200, { services: 'none' })],
  ] satisfies readonly (readonly [string, TestRegistry['list']])[])(
    'is kept if a new one %s, and fetched again after 10 minutes',
    async (_, answer) => {
      await using list = await aList()
      const before = await list.bootstrap.registryOf('a.com')
      list.registry.list = answer
      list.pass(DAY_MS)
      expect(await list.bootstrap.registryOf('a.com')).toEqual(before)
      await list.bootstrap.registryOf('a.com')
      expect(list.registry.lists).toBe(2)
      list.pass(10 * MINUTE_MS)
      await list.bootstrap.registryOf('a.com')
      expect(list.registry.lists).toBe(3)
    },
  )

  it('is missing until it could be fetched', async () => {
    await using list = await aList()
    list.registry.list = refuses(500)
    await expect(list.bootstrap.registryOf('a.com')).rejects.toMatchObject({ code: 'bad_gateway' })
  })

  it('finds the registry of the longest ending', async () => {
    await using list = await aList()
    list.registry.services = [
      [['uk'], [`${list.registry.origin}/one`]],
      [['CO.UK'], [`${list.registry.origin}/two`]],
    ]
    expect((await list.bootstrap.registryOf('a.co.uk'))?.pathname).toBe('/two/')
    expect((await list.bootstrap.registryOf('a.org.uk'))?.pathname).toBe('/one/')
    expect(await list.bootstrap.registryOf('uk')).toBeNull()
  })

  it('on the internet leads only to hosts on the internet, by https', async () => {
    const urls = [
      ...['http://rdap.example.org/', 'https://127.0.0.1/', 'https://[::1]/', 'https://localhost/'],
      ...[
        'https://rdap.example.org:8443/',
        'https://a:b@rdap.example.org/',
        'https://10.0.0.1/',
        'file:///etc/',
      ],
      ...['https://rdap.example.org/?to=', 'gopher://rdap.example.org/', 'https://2130706433/', 'nonsense'],
    ]
    const services = [
      ...urls.map((url, i) => [[`x${i}`], [url]]),
      [['ok'], ['http://a.org/', 'https://a.org/b']],
    ]
    const bootstrap = createBootstrap({
      url: new URL('https://data.iana.org/rdap/dns.json'),
      getJson: async () => ({ status: 200, contentType: '', retryAfter: undefined, body: { services } }),
      log: LOG,
    })
    for (const i of urls.keys()) expect(await bootstrap.registryOf(`a.x${i}`)).toBeNull()
    expect((await bootstrap.registryOf('a.ok'))?.href).toBe('https://a.org/b/')
  })
})

describe('a request to a registry on the internet', () => {
  const getJson = createGetJson({ isLocal: false })
  const options = { signal: AbortSignal.timeout(LONG_MS), maxBytes: 1000 }

  it('needs https', async () => {
    await expect(getJson(new URL('http://rdap.example.org/'), options)).rejects.toThrow('https')
  })

  it("doesn't reach a name that leads to this machine", async () => {
    await expect(getJson(new URL('https://localhost/'), options)).rejects.toThrow(
      'localhost has no public address',
    )
  })
})
