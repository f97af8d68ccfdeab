import { describe, expect, it } from 'vitest'
import { createTaskQueue } from './task-queue.ts'

describe('tasks in turn', () => {
  it('run a few at a time, in order of arrival', async () => {
    const inTurn = createTaskQueue({ atOnce: 2, mostWaiting: 10 })
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
    await all[1]
    expect(started).toEqual([1, 2, 3])
    ends[0]?.()
    await all[0]
    expect(started).toEqual([1, 2, 3, 4])
    for (const end of ends) end()
    await Promise.all(all)
  })

  it('continue after a failed task', async () => {
    const inTurn = createTaskQueue({ atOnce: 1, mostWaiting: 1 })
    const failing = inTurn(() => Promise.reject(new Error('no')))
    const next = inTurn(async () => 'yes')
    await expect(failing).rejects.toThrow('no')
    expect(await next).toBe('yes')
    expect(await inTurn(async () => 'again')).toBe('again')
  })

  it('refuse a task when too many wait, and say when to retry', async () => {
    const inTurn = createTaskQueue({ atOnce: 1, mostWaiting: 1 })
    let end = () => {}
    const running = inTurn(
      () =>
        new Promise<void>((resolve) => {
          end = resolve
        }),
    )
    const waiting = inTurn(async () => {})
    await expect(inTurn(async () => {})).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 })
    end()
    await Promise.all([running, waiting])
  })

  it('alternate between holders, however many tasks one holder has', async () => {
    const inTurn = createTaskQueue({ atOnce: 1, mostWaiting: 3 })
    const done: string[] = []
    const task = (name: string, holder: string) =>
      inTurn(async () => {
        done.push(name)
      }, holder)
    await Promise.all([
      task('ann 1', 'ann'),
      task('ann 2', 'ann'),
      task('ann 3', 'ann'),
      task('ann 4', 'ann'),
      task('bob 1', 'bob'),
      task('bob 2', 'bob'),
    ])
    expect(done).toEqual(['ann 1', 'ann 2', 'bob 1', 'ann 3', 'bob 2', 'ann 4'])
  })

  it("refuse one more task of a holder, but not another holder's", async () => {
    const inTurn = createTaskQueue({ atOnce: 1, mostWaiting: 1 })
    const tasks = [inTurn(async () => {}, 'ann'), inTurn(async () => {}, 'ann')]
    await expect(inTurn(async () => {}, 'ann')).rejects.toMatchObject({ code: 'unavailable' })
    await expect(inTurn(async () => 'done', 'bob')).resolves.toBe('done')
    await Promise.all(tasks)
  })
})
