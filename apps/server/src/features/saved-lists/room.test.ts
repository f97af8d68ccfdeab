import { folders, savedLists, trash } from '@wordloom/contract'
import { aPerson, suspend } from '@wordloom/testing/accounts/person'
import { DATABASES } from '@wordloom/testing/database/database'
import { snapshotOf } from '@wordloom/testing/database/snapshot'
import { anApp } from '@wordloom/testing/server/app'
import { describe, expect, it } from 'vitest'

const SHOES = { name: 'Shoes', words: ['boot', 'clog'] }

describe.each(DATABASES)('the number of lists in an account, on %s,', (kind) => {
  it('is limited by the plan, both for creating and for restoring', async () => {
    await using app = await anApp({ kind, settings: { FREE_PLAN_SAVED_ITEMS: '2' } })
    const { browser } = await aPerson(app)
    const first = (await browser.call(savedLists.create, { body: SHOES })).reply()
    const headers = { 'idempotency-key': 'a-dialog' }
    await browser.call(savedLists.create, { body: SHOES, headers })
    const refusal = { code: 'plan_limit', message: 'Your plan keeps up to 2 lists' }
    const before = await snapshotOf(app.database)
    const third = await browser.call(savedLists.create, { body: SHOES })
    expect([third.status, third.json()]).toEqual([403, refusal])
    expect((await browser.call(savedLists.create, { body: SHOES, headers })).status).toBe(201)
    expect(await snapshotOf(app.database)).toEqual(before)

    const params = { id: first.id }
    await browser.call(savedLists.remove, { params })
    expect((await browser.call(savedLists.create, { body: SHOES })).status).toBe(201)
    const restored = await browser.call(savedLists.restore, { params })
    expect([restored.status, restored.json()]).toEqual([403, refusal])
    expect((await browser.call(trash.list)).reply()).toMatchObject([{ id: first.id }])
    expect(
      (await browser.call(savedLists.replace, { params: { id: first.id + 1 }, body: SHOES })).status,
    ).toBe(200)
    expect((await browser.call(folders.create, { body: { name: 'Spring' } })).status).toBe(201)
  })

  it('keeps to the limit when many lists are created at the same time', async () => {
    await using app = await anApp({ kind, settings: { FREE_PLAN_SAVED_ITEMS: '3' } })
    const { browser } = await aPerson(app)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => browser.call(savedLists.create, { body: SHOES })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      ...Array(3).fill(201),
      ...Array(7).fill(403),
    ])
  })

  it('H10 does not grow anymore once the account is suspended', async () => {
    await using app = await anApp({ kind })
    const { browser, id } = await aPerson(app)
    const saves = Array.from({ length: 20 }, () => browser.call(savedLists.create, { body: SHOES }))
    await suspend(app.database, id)
    const rows = () => app.database.kysely.selectFrom('saved_lists').select('id').execute()
    const then = await rows()
    const statuses = (await Promise.all(saves)).map(({ status }) => status)
    expect(statuses.filter((status) => status !== 201 && status !== 401)).toEqual([])
    expect(await rows()).toEqual(then)
    expect(statuses.filter((status) => status === 201)).toHaveLength(then.length)
  })
})
