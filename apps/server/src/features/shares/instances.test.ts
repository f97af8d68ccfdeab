import { savedLists, shares } from '@wordloom/contract'
import { aPerson } from '@wordloom/testing/accounts/person'
import { DATABASES } from '@wordloom/testing/database/database'
import { addList } from '@wordloom/testing/library/library'
import { anApp } from '@wordloom/testing/server/app'
import { aBrowser } from '@wordloom/testing/server/browser'
import { describe, expect, it } from 'vitest'

describe.runIf(DATABASES.includes('postgres'))('share links of two server instances', () => {
  it('open at both with what was saved last, are counted together, and end at both', async () => {
    await using here = await anApp({ kind: 'postgres' })
    await using there = await anApp({ kind: 'postgres', beside: here })
    const ann = await aPerson(here)
    const itemId = await addList(here.database, ann.id)
    const body = { kind: 'list', itemId, isFrozen: false, days: null } as const
    const { share, secret } = (await ann.browser.call(shares.create, { body })).reply()
    const open = (app: typeof here) => aBrowser(app).call(shares.open, { body: { secret } })

    expect((await open(there)).reply()).toMatchObject({ words: ['boot', 'clog'] })
    const change = { name: 'Hats', words: ['cap'] }
    await ann.browser.call(savedLists.replace, { params: { id: itemId }, body: change })
    expect((await open(there)).reply()).toMatchObject(change)
    expect((await open(here)).reply()).toMatchObject(change)
    expect((await ann.browser.call(shares.list)).reply()).toMatchObject([{ id: share.id, opens: 3 }])

    await ann.browser.call(shares.revoke, { params: { id: share.id } })
    expect((await open(there)).status).toBe(404)
    expect((await open(here)).status).toBe(404)
  })

  it('never open once a revocation was answered, however many open them meanwhile', async () => {
    await using here = await anApp({ kind: 'postgres' })
    await using there = await anApp({ kind: 'postgres', beside: here })
    const ann = await aPerson(here)
    const itemId = await addList(here.database, ann.id)
    for (let round = 0; round < 5; round++) {
      const body = { kind: 'list', itemId, isFrozen: true, days: null } as const
      const { share, secret } = (await ann.browser.call(shares.create, { body })).reply()
      const open = () =>
        aBrowser(there, { address: `10.0.${round}.1` }).call(shares.open, { body: { secret } })
      const opened = Array.from({ length: 5 }, open)
      await ann.browser.call(shares.revoke, { params: { id: share.id } })
      expect((await open()).status).toBe(404)
      for (const { status } of await Promise.all(opened)) expect([200, 404]).toContain(status)
    }
  })
})
