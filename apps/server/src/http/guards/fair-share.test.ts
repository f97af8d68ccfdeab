import { savedLists } from '@wordloom/contract'
import { aPerson } from '@wordloom/testing/accounts/person'
import { DATABASES } from '@wordloom/testing/database/database'
import { addList } from '@wordloom/testing/library/library'
import { anApp } from '@wordloom/testing/server/app'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFairShare } from './fair-share.ts'

describe('the time of this thread', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('goes to 16 requests of an account at the same time, and to the next in their order', async () => {
    const { enter, share, entered } = aShare()
    for (let at = 0; at < 20; at++) enter('ann')
    expect(await entered()).toHaveLength(16)
    enter('bob')
    expect(await entered()).toHaveLength(17)
    share.leave('ann')
    share.leave('ann')
    expect((await entered()).slice(17)).toEqual(['ann 16', 'ann 17'])
    expect(share.depth()).toMatchObject({ running: 17, waiting: 2 })
  })

  it('goes to one request at a time of an account that used more than its share, while others are active', async () => {
    const { enter, share, entered } = aShare()
    enter('bob')
    enter('ann')
    share.spend('ann', 500)
    enter('ann')
    expect(await entered()).toEqual(['bob 0', 'ann 0'])
    share.leave('ann')
    expect(await entered()).toEqual(['bob 0', 'ann 0', 'ann 1'])
  })

  it('goes to nobody over the share while it is busy, for at most 5 s, and then to one at a time', async () => {
    const { enter, share, entered } = aShare(1)
    enter('bob')
    enter('ann')
    vi.advanceTimersByTime(60)
    const overuse = setInterval(() => share.spend('ann', 100), 50)
    share.spend('ann', 500)
    share.leave('ann')
    enter('ann')
    await vi.advanceTimersByTimeAsync(4900)
    expect(await entered()).toEqual(['bob 0', 'ann 0'])
    await vi.advanceTimersByTimeAsync(200)
    expect(await entered()).toEqual(['bob 0', 'ann 0', 'ann 1'])
    clearInterval(overuse)
  })

  it('goes to every request while others send nothing, and again some seconds after much of it was used', async () => {
    const { enter, share, entered } = aShare(1)
    enter('ann')
    share.spend('ann', 500)
    enter('ann')
    expect(await entered()).toHaveLength(2)
    enter('bob')
    await vi.advanceTimersByTimeAsync(4000)
    enter('ann')
    expect(await entered()).toHaveLength(4)
  })

  it('goes to no request whose client left, and to at most 64 that wait', async () => {
    const { enter, share, entered } = aShare()
    const left = new AbortController()
    for (let at = 0; at < 16; at++) enter('ann')
    const gone = enter('ann', left.signal)
    left.abort()
    await expect(gone).rejects.toMatchObject({ code: 'bad_request' })
    for (let at = 0; at < 64; at++) enter('ann')
    expect(() => enter('ann')).toThrow(expect.objectContaining({ code: 'unavailable', reason: 'share' }))
    share.leave('ann')
    expect((await entered()).at(-1)).toBe('ann 17')
  })

  it('is refused within two seconds to a request behind others of its holder', async () => {
    const { enter, share } = aShare()
    for (let at = 0; at < 16; at++) enter('ann')
    const late = expect(enter('ann')).rejects.toMatchObject({ code: 'unavailable', reason: 'share' })
    await vi.advanceTimersByTimeAsync(2000)
    await late
    expect(share.depth().waiting).toBe(0)
  })
})

function aShare(utilization = 0) {
  const share = createFairShare(() => utilization)
  const entered: string[] = []
  const counts = new Map<string, number>()
  return {
    share,
    enter(holder: string, left = new AbortController().signal): Promise<void> {
      const at = counts.get(holder) ?? 0
      counts.set(holder, at + 1)
      const request = { holder: () => holder, left: () => left, age: () => 0, millisecondsLeft: () => 30_000 }
      const waiting = share.enter(request)
      if (waiting === null) entered.push(`${holder} ${at}`)
      else waiting.then(() => entered.push(`${holder} ${at}`)).catch(() => {})
      return waiting ?? Promise.resolve()
    },
    async entered() {
      await vi.advanceTimersByTimeAsync(0)
      return entered
    },
  }
}

describe.each(DATABASES)('many requests of one account, on %s,', (kind) => {
  it('let the requests of others pass', async () => {
    await using app = await anApp({ kind })
    const [ann, bob] = [await aPerson(app), await aPerson(app)]
    const words = Array.from({ length: 3000 }, (_, at) => `word ${at}`)
    for (let at = 0; at < 20; at++) await addList(app.database, ann.id, { words })
    let answered = 0
    const all = Array.from({ length: 70 }, async () => {
      const { status } = await ann.browser.call(savedLists.list)
      answered++
      return status
    })
    expect((await bob.browser.call(savedLists.list)).status).toBe(200)
    expect(answered).toBeLessThan(60)
    // A request that waits behind others of its own account may be refused after some seconds.
    for (const status of await Promise.all(all)) expect([200, 503]).toContain(status)
  })
})
