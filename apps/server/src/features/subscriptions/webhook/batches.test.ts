import { describe, expect, it } from 'vitest'
import { createBatches } from './batches.ts'

describe('work in batches', () => {
  it('starts immediately, and then does everything that arrived meanwhile together', async () => {
    const { batches, add, end } = aWorkshop()
    const done = ['one', 'two', 'three'].map((item) => add('ann', item))
    expect(batches).toEqual([['one']])
    end(0)
    await done[0]
    await Promise.resolve()
    expect(batches).toEqual([['one'], ['two', 'three']])
    const late = add('ann', 'four')
    end(1)
    await Promise.all(done)
    end(2)
    await late
    expect(batches).toEqual([['one'], ['two', 'three'], ['four']])
  })

  it('does not wait for work with another key', () => {
    const { batches, add } = aWorkshop()
    void add('ann', 'one')
    void add('bob', 'two')
    expect(batches).toEqual([['one'], ['two']])
  })

  it('continues after a failure, which only its own callers see', async () => {
    const { batches, add, end, fail } = aWorkshop()
    const [first, second] = [add('ann', 'one'), add('ann', 'two')]
    fail(0)
    await expect(first).rejects.toThrow('broken')
    end(1)
    await second
    void add('ann', 'three')
    expect(batches).toEqual([['one'], ['two'], ['three']])
  })
})

function aWorkshop() {
  const batches: (readonly string[])[] = []
  const ends = Array.from({ length: 4 }, () => Promise.withResolvers<void>())
  const add = createBatches<string>(async (_key, items) => {
    batches.push(items)
    await ends[batches.length - 1]?.promise
  })
  return {
    batches,
    add,
    end: (at: number) => ends[at]?.resolve(),
    fail: (at: number) => ends[at]?.reject(new Error('broken')),
  }
}
