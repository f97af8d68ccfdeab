import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { runWithRequest } from './current-request.ts'
import { createTaskQueue, type Turn } from './task-queue.ts'

describe('tasks in turn', () => {
  it('run a few at a time, in order of arrival', async () => {
    const inTurn = createTaskQueue({ atOnce: 2, maxWaiting: 10 })
    const started: number[] = []
    const ends: (() => void)[] = []
    const task = (name: number) =>
      inTurn(() => {
        started.push(name)
        return new Promise<void>((resolve) => ends.push(resolve))
      })
    const all = [1, 2, 3, 4].map(task)
    expect(started).toEqual([1, 2])
    ends[1]?.()
    await nextTurn()
    expect(started).toEqual([1, 2, 3])
    ends[0]?.()
    await nextTurn()
    expect(started).toEqual([1, 2, 3, 4])
    for (const end of ends) end()
    await Promise.all(all)
  })

  it('continue after a failed task', async () => {
    const inTurn = createTaskQueue({ atOnce: 1, maxWaiting: 1 })
    const failing = inTurn(() => Promise.reject(new Error('no')))
    const next = inTurn(async () => 'yes')
    await expect(failing).rejects.toThrow('no')
    expect(await next).toBe('yes')
    expect(await inTurn(async () => 'again')).toBe('again')
  })

  it('refuse a task when too many wait, and say when to retry', async () => {
    const inTurn = createTaskQueue({ atOnce: 1, maxWaiting: 1 })
    let end = () => {}
    const running = inTurn(
      () =>
        new Promise<void>((resolve) => {
          end = resolve
        }),
    )
    const waiting = inTurn(async () => {})
    await expect(inTurn(async () => {})).rejects.toMatchObject({ code: 'unavailable', retryAfter: 1 })
    end()
    await Promise.all([running, waiting])
  })

  it('begin with those of the holder that used the least time of late', async () => {
    let now = 0
    const inTurn = createTaskQueue({ atOnce: 1, maxWaiting: 3, now: () => now })
    const done: string[] = []
    const task = (name: string, holder: string, takes = 10) =>
      inTurn(
        async () => {
          done.push(name)
          now += takes
        },
        { holder },
      )
    await Promise.all([
      task('ann 1', 'ann', 25),
      task('ann 2', 'ann'),
      task('ann 3', 'ann'),
      task('bob 1', 'bob'),
      task('bob 2', 'bob'),
      task('bob 3', 'bob'),
      task('cleo', 'cleo'),
    ])
    expect(done).toEqual(['ann 1', 'bob 1', 'cleo', 'bob 2', 'bob 3', 'ann 2', 'ann 3'])
    now += 100_000
    await Promise.all([task('ann 4', 'ann'), task('bob 4', 'bob'), task('ann 5', 'ann')])
    expect(done.slice(7)).toEqual(['ann 4', 'bob 4', 'ann 5'])
  })

  it('begin with short ones', async () => {
    const inTurn = createTaskQueue({ atOnce: 1, maxWaiting: 3, now: () => 0 })
    const done: string[] = []
    const task = (name: string, costMs: number) =>
      inTurn(async () => void done.push(name), { holder: name, costMs })
    await Promise.all([task('first', 1), task('long', 500), task('short', 1), task('medium', 20)])
    expect(done).toEqual(['first', 'short', 'medium', 'long'])
  })

  it('leave one turn to short tasks, and each holder one at a time', async () => {
    const keepsLast = { maxCostMs: 100 }
    const inTurn = createTaskQueue({ atOnce: 2, maxWaiting: 3, keepsLast })
    const begun: string[] = []
    const ends: (() => void)[] = []
    const begin = (name: string, turn: Turn) =>
      inTurn(() => {
        begun.push(name)
        return new Promise<void>((resolve) => ends.push(resolve))
      }, turn)
    const all = [
      begin('ann 1', { holder: 'ann', costMs: 101 }),
      begin('ann 2', { holder: 'ann' }),
      begin('bob, long', { holder: 'bob', costMs: 101 }),
      begin('bob, short', { holder: 'bob', costMs: 100 }),
    ]
    expect(begun).toEqual(['ann 1', 'bob, short'])
    while (begun.length < 4) {
      for (const end of ends.splice(0)) end()
      await Promise.race(all)
      await nextTurn()
    }
    for (const end of ends) end()
    await Promise.all(all)
    expect(begun).toHaveLength(4)
  })

  it("refuse one more task of a holder, but not another holder's", async () => {
    const inTurn = createTaskQueue({ atOnce: 1, maxWaiting: 1 })
    const ann = { holder: 'ann' }
    const tasks = [inTurn(async () => {}, ann), inTurn(async () => {}, ann)]
    await expect(inTurn(async () => {}, ann)).rejects.toMatchObject({ code: 'unavailable' })
    await expect(inTurn(async () => 'done', { holder: 'bob' })).resolves.toBe('done')
    await Promise.all(tasks)
  })

  it('refuse the holder that used the most time when too many wait in all', async () => {
    let now = 0
    const inTurn = createTaskQueue({ atOnce: 1, maxWaiting: 9, maxWaitingInAll: 2, now: () => now })
    const take = (holder: string, milliseconds = 1) =>
      inTurn(
        async () => {
          now += milliseconds
          return holder
        },
        { holder },
      )
    await take('ann', 50)
    const running = take('bob')
    const ofAnn = [take('ann'), take('ann')]
    const outcomes = Promise.allSettled(ofAnn)
    expect(await take('cleo')).toBe('cleo')
    expect((await outcomes).map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
    await running
  })

  it('refuse a task that waits too long, and say when to retry', async () => {
    const inTurn = createTaskQueue({ atOnce: 1, maxWaiting: 1, longestWaitMs: 5 })
    const { promise, resolve: end } = Promise.withResolvers<void>()
    const running = inTurn(() => promise)
    expect(inTurn.depth()).toMatchObject({ running: 1, waiting: 0, longestWaitMs: 0 })
    await expect(inTurn(async () => {}, { holder: 'bob' })).rejects.toMatchObject({
      code: 'unavailable',
      retryAfter: 1,
    })
    end()
    await running
  })
})

describe('a task that waits behind others of its holder', () => {
  it('is refused as it arrives if it would wait too long, with the time to wait and a sentence', async () => {
    const { inTurn, end } = aBusyQueue()
    const running = inTurn(() => end.promise, { holder: 'ann', costMs: 4000 })
    const refusal = {
      code: 'unavailable',
      retryAfter: 4,
      message: expect.stringMatching(/^Other requests from you /),
    }
    await expect(inTurn(async () => {}, { holder: 'ann', costMs: 4000 })).rejects.toMatchObject(refusal)
    expect(inTurn.depth().waiting).toBe(0)
    end.resolve()
    await running
  })

  it('is refused as it arrives if the last ones took much longer than their estimates', async () => {
    let now = 0
    const { inTurn, end } = aBusyQueue(() => now)
    const late = async () => {
      now += 8000
    }
    await inTurn(late, { holder: 'ann' })
    const running = inTurn(() => end.promise, { holder: 'ann' })
    await expect(inTurn(async () => {}, { holder: 'ann' })).rejects.toMatchObject({ code: 'unavailable' })
    end.resolve()
    await running
  })

  it('is refused within two seconds of its arrival, in all queues together', async () => {
    const { inTurn, end } = aBusyQueue()
    const running = runWithRequest(aRequest('ann'), () => inTurn(() => end.promise))
    const late = runWithRequest(aRequest('ann', { age: 1999 }), () => inTurn(async () => {}))
    await expect(late).rejects.toMatchObject({ code: 'unavailable' })
    end.resolve()
    await running
  })

  it('is served if its turn comes in time', async () => {
    const { inTurn, end } = aBusyQueue()
    const running = inTurn(() => end.promise, { holder: 'ann', costMs: 500 })
    const next = inTurn(async () => 'served', { holder: 'ann', costMs: 4000 })
    end.resolve()
    expect(await next).toBe('served')
    await running
  })
})

it('the only task of its holder is served, however long the tasks of others take', async () => {
  const { inTurn, end } = aBusyQueue()
  const running = inTurn(() => end.promise, { holder: 'ann', costMs: 4000 })
  const only = runWithRequest(aRequest('bob', { age: 1999 }), () =>
    inTurn(async () => 'served', { costMs: 4000 }),
  )
  end.resolve()
  expect(await only).toBe('served')
  await running
})

it('the only task of a holder that used much of late is refused as it arrives if it would wait too long', async () => {
  let now = 0
  const { inTurn, end } = aBusyQueue(() => now)
  const late = async () => {
    now += 8000
  }
  await inTurn(late, { holder: 'bob', costMs: 8000 })
  const running = inTurn(() => end.promise, { holder: 'ann', costMs: 4000 })
  await expect(inTurn(async () => {}, { holder: 'bob' })).rejects.toMatchObject({
    code: 'unavailable',
    retryAfter: 1,
  })
  end.resolve()
  await running
})

it('the only task of a holder is served if it used much less of late than others, as on a busy machine', async () => {
  let now = 0
  const { inTurn, end } = aBusyQueue(() => now)
  const use = (holder: string, milliseconds: number) =>
    inTurn(
      async () => {
        now += milliseconds
      },
      { holder, costMs: milliseconds },
    )
  for (const attacker of ['ann', 'cleo', 'dan']) await use(attacker, 10_000)
  await use('bob', 3000)
  const running = inTurn(() => end.promise, { holder: 'ann', costMs: 4000 })
  const only = inTurn(async () => 'served', { holder: 'bob' })
  end.resolve()
  expect(await only).toBe('served')
  await running
})

it('the only task of its holder is refused as it arrives if the tasks before it take too long', async () => {
  const { inTurn, end } = aBusyQueue()
  const running = inTurn(() => end.promise, { holder: 'ann', costMs: 30_000 })
  await expect(inTurn(async () => {}, { holder: 'bob' })).rejects.toMatchObject({ code: 'unavailable' })
  end.resolve()
  await running
})

it('the only task of its holder is refused as it arrives if it is long and two others have long ones', async () => {
  const { inTurn, end } = aBusyQueue()
  const tasks = ['ann', 'bob'].map((holder) => inTurn(() => end.promise, { holder, costMs: 4000 }))
  await expect(inTurn(async () => {}, { holder: 'cleo', costMs: 101 })).rejects.toMatchObject({
    code: 'unavailable',
  })
  const short = inTurn(async () => 'served', { holder: 'cleo', costMs: 100 })
  end.resolve()
  expect(await short).toBe('served')
  await Promise.all(tasks)
})

function aBusyQueue(now?: () => number) {
  const settings = { atOnce: 1, maxWaiting: 9, longestWaitMs: 20_000 }
  return { inTurn: createTaskQueue({ ...settings, ...(now && { now }) }), end: Promise.withResolvers<void>() }
}

describe('a task of a request', () => {
  it('belongs to its account, and takes no place of those in work while it waits', async () => {
    const inTurn = createTaskQueue({ atOnce: 1, maxWaiting: 1 })
    const { promise, resolve: end } = Promise.withResolvers<void>()
    const running = inTurn(() => promise)
    const asked = aRequest('ann')
    const waiting = runWithRequest(asked, () => inTurn(async () => asked.isAside()))
    expect(asked.isAside()).toBe(true)
    await expect(runWithRequest(aRequest('ann'), () => inTurn(async () => {}))).rejects.toThrow()
    end()
    expect(await waiting).toBe(false)
    await running
  })

  it('ends when the client leaves, or before the time limit of its connection', async () => {
    const inTurn = createTaskQueue({ atOnce: 1, maxWaiting: 1 })
    const { promise, resolve: end } = Promise.withResolvers<void>()
    const running = inTurn(() => promise)
    const ann = aRequest('ann')
    const ofAnn = runWithRequest(ann, () => inTurn(async () => {}))
    ann.leave()
    await expect(ofAnn).rejects.toMatchObject({ code: 'bad_request' })
    const ofBob = runWithRequest(aRequest('bob', { millisecondsLeft: 5 }), () => inTurn(async () => {}))
    await expect(ofBob).rejects.toMatchObject({ code: 'unavailable' })
    expect(inTurn.depth().waiting).toBe(0)
    end()
    await running
  })
})

function aRequest(holder: string, { millisecondsLeft = 50_000, age = 0 } = {}) {
  const left = new AbortController()
  let asides = 0
  return {
    holder: () => holder,
    left: () => left.signal,
    leave: () => left.abort(),
    age: () => age,
    millisecondsLeft: () => millisecondsLeft,
    stepAside: () => {
      asides++
      return () => void asides--
    },
    isAside: () => asides > 0,
  }
}
