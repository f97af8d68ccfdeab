import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createOwnTurns } from './own-turn.ts'

describe('turns of an account', () => {
  it('come one after the other, beside those of others', async () => {
    const inOwnTurn = createOwnTurns({ mostWaiting: 2 })
    const begun: string[] = []
    const begin = (userId: string, name: string) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      const ended = inOwnTurn(userId, async () => {
        begun.push(name)
        await promise
        return name
      })
      return { ended, end: resolve }
    }
    const [first, second, third] = [begin('ann', 'a1'), begin('ann', 'a2'), begin('ann', 'a3')]
    const other = begin('bob', 'b1')
    expect(begun).toEqual(['a1', 'b1'])
    first.end()
    expect(await first.ended).toBe('a1')
    await turn()
    expect(begun).toEqual(['a1', 'b1', 'a2'])
    for (const each of [second, third, other]) each.end()
    expect(await Promise.all([second.ended, third.ended, other.ended])).toEqual(['a2', 'a3', 'b1'])
  })

  it('are refused where too many wait, to that account alone', async () => {
    const inOwnTurn = createOwnTurns({ mostWaiting: 1 })
    const { promise, resolve } = Promise.withResolvers<void>()
    const taken = [1, 2].map(() => inOwnTurn('ann', () => promise))
    await expect(inOwnTurn('ann', async () => {})).rejects.toMatchObject({ code: 'unavailable' })
    await inOwnTurn('bob', async () => {})
    resolve()
    await Promise.all(taken)
    await inOwnTurn('ann', async () => {})
  })

  it('go on after one that failed', async () => {
    const inOwnTurn = createOwnTurns({ mostWaiting: 1 })
    const failing = inOwnTurn('ann', async () => {
      throw new Error('torn')
    })
    const next = inOwnTurn('ann', async () => 'woven')
    await expect(failing).rejects.toThrow('torn')
    expect(await next).toBe('woven')
  })
})
