import { describe, expect, it } from 'vitest'
import { createTurns } from './in-turn.ts'

describe('tasks in turn', () => {
  it('run a few at a time, in the order they came', async () => {
    const inTurn = createTurns({ atOnce: 2, mostWaiting: 10 })
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

  it('give way when one of them fails', async () => {
    const inTurn = createTurns({ atOnce: 1, mostWaiting: 1 })
    const failing = inTurn(() => Promise.reject(new Error('no')))
    const next = inTurn(async () => 'yes')
    await expect(failing).rejects.toThrow('no')
    expect(await next).toBe('yes')
    expect(await inTurn(async () => 'again')).toBe('again')
  })

  it('refuse what would wait too long, and say when to come back', async () => {
    const inTurn = createTurns({ atOnce: 1, mostWaiting: 1 })
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
})
