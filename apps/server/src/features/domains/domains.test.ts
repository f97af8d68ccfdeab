import { DOMAIN_MESSAGES, domains, MAX_LOOKUP_NAMES, RATE_LIMITS } from '@wordloom/contract'
import { aPerson, type Person } from '@wordloom/testing/accounts/person'
import { aRegistry, isRegistered, stalls } from '@wordloom/testing/registry/registry'
import { anApp } from '@wordloom/testing/server/app'
import { aBrowser } from '@wordloom/testing/server/browser'
import { describe, expect, it, vi } from 'vitest'
import { createDomains } from './service.ts'

const aSite = ({ listUrl }: { readonly listUrl: string }) => anApp({ settings: { RDAP_BOOTSTRAP: listUrl } })

const asker = (account: string) => ({ account, client: { network: account, networkFactor: 1 } })

describe('a lookup of domain names', () => {
  it('answers for each name in order, as the DNS has it', async () => {
    await using registry = await aRegistry()
    await using app = await aSite(registry)
    registry.names.set('taken.com', isRegistered)
    const { browser } = await aPerson(app)
    const body = { domains: ['Taken.COM', 'лиса.рф', 'not possible.com', 'com', 'a.zz', 'taken.com.'] }
    expect((await browser.call(domains.lookUp, { body })).reply()).toEqual({
      lookups: [
        { domain: 'taken.com', state: 'registered', reason: null },
        { domain: 'xn--80apiz.xn--p1ai', state: 'not_in_registry', reason: null },
        { domain: 'not possible.com', state: 'unknown', reason: 'impossible_name' },
        { domain: 'com', state: 'unknown', reason: 'impossible_name' },
        { domain: 'a.zz', state: 'unknown', reason: 'no_registry' },
        { domain: 'taken.com', state: 'registered', reason: null },
      ],
    })
    expect(registry.asked.map(({ name }) => name)).toEqual(['taken.com', 'xn--80apiz.xn--p1ai'])
  })

  it('is off unless the operator names the list of registries', async () => {
    await using app = await anApp()
    const { browser } = await aPerson(app)
    expect((await aBrowser(app).call(domains.options)).reply()).toEqual({ isOn: false })
    const { status, text } = await browser.call(domains.lookUp, { body: { domains: ['a.com'] } })
    expect([status, JSON.parse(text).message]).toEqual([409, DOMAIN_MESSAGES.closed])
  })

  it('is on if the operator switches it on', async () => {
    await using registry = await aRegistry()
    await using app = await aSite(registry)
    expect((await aBrowser(app).call(domains.options)).reply()).toEqual({ isOn: true })
    expect(registry.lists).toBe(0)
  })

  it.each([
    [[], 'Name at least one domain'],
    [Array(MAX_LOOKUP_NAMES + 1).fill('a.com'), 'At most 500 names are possible at a time'],
    [['a'.repeat(254)], 'A domain name has at most 253 characters'],
  ])('refuses %j', async (names, message) => {
    await using registry = await aRegistry()
    await using app = await aSite(registry)
    const { browser } = await aPerson(app)
    const { status, text } = await browser.call(domains.lookUp, { body: { domains: names } })
    expect(status).toBe(400)
    expect(text).toContain(message)
    expect(registry.asked).toEqual([])
  })

  it('is possible 20 times an hour', async () => {
    await using registry = await aRegistry()
    await using app = await aSite(registry)
    const { browser } = await aPerson(app)
    const lookUp = async () => (await browser.call(domains.lookUp, { body: { domains: ['a.zz'] } })).status
    for (let i = 0; i < RATE_LIMITS.domainLookupsPerAccount.most; i++) expect(await lookUp()).toBe(200)
    expect(await lookUp()).toBe(429)
  })

  it('G16 is possible for others after ten busy accounts, and an account has a few lookups of its own', async () => {
    await using registry = await aRegistry()
    await using app = await aSite(registry)
    const lookUp = async ({ browser }: Person) =>
      (await browser.call(domains.lookUp, { body: { domains: ['a.zz'] } })).status
    const answered = async (person: Person) => {
      const statuses: number[] = []
      for (let i = 0; i < RATE_LIMITS.domainLookupsPerAccount.most; i++) statuses.push(await lookUp(person))
      return statuses.filter((status) => status === 200).length
    }
    let busy = 0
    for (let at = 0; at < 10; at++) busy += await answered(await aPerson(app))
    expect(busy).toBe(150)
    for (let at = 0; at < 10; at++) expect(await answered(await aPerson(app))).toBe(5)
    expect(await lookUp(await aPerson(app))).toBe(429)
  })

  it('says that the list of registries is missing', async () => {
    await using app = await aSite({ listUrl: 'http://127.0.0.1:9/dns.json' })
    const { browser } = await aPerson(app)
    const { status, text } = await browser.call(domains.lookUp, { body: { domains: ['a.com'] } })
    expect([status, JSON.parse(text).message]).toEqual([502, DOMAIN_MESSAGES.noList])
  })

  it('waits for the one before, and leaves the registry alone when it ends', async () => {
    await using registry = await aRegistry()
    registry.names.set('slow.com', stalls)
    const service = createDomains({
      bootstrapUrl: new URL(registry.listUrl),
      rateLimits: { take: async () => {} },
      log: { warn: () => {} },
      lookupMs: 500,
    })
    const { signal } = new AbortController()
    const first = service.lookUp(['slow.com'], asker('ann'), signal)
    await vi.waitFor(() => expect(registry.asked).toHaveLength(1))
    await expect(service.lookUp(['b.com'], asker('ann'), signal)).rejects.toMatchObject({
      code: 'too_many_requests',
      message: DOMAIN_MESSAGES.busy,
    })
    expect(await first).toEqual([{ domain: 'slow.com', state: 'unknown', reason: 'no_time' }])
    expect(await service.lookUp(['b.net'], asker('ann'), signal)).toEqual([
      { domain: 'b.net', state: 'not_in_registry', reason: null },
    ])
  })

  it('is refused while four others run', async () => {
    await using registry = await aRegistry()
    registry.names.set('slow.com', stalls)
    const service = createDomains({
      bootstrapUrl: new URL(registry.listUrl),
      rateLimits: { take: async () => {} },
      log: { warn: () => {} },
      lookupMs: 500,
    })
    const { signal } = new AbortController()
    const running = ['a', 'b', 'c', 'd'].map((account) =>
      service.lookUp(['slow.com'], asker(account), signal),
    )
    await expect(service.lookUp(['b.com'], asker('e'), signal)).rejects.toMatchObject({ code: 'unavailable' })
    await Promise.all(running)
  })
})
