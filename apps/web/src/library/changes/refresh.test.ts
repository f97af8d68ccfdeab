import { QueryObserver } from '@tanstack/react-query'
import { afterEach, describe, expect, it } from 'vitest'
import { queryClient } from '#platform/lib/query-client.ts'
import { LISTS_KEY } from '../keys.ts'
import { refresh } from './refresh.ts'

function observeLists() {
  const answers: ((lists: readonly string[]) => void)[] = []
  const observer = new QueryObserver<readonly string[]>(queryClient, {
    queryKey: LISTS_KEY,
    queryFn: () => new Promise((resolve) => answers.push(resolve)),
  })
  const shown = () => observer.getCurrentResult().data
  return { answers, shown, end: observer.subscribe(() => {}) }
}

afterEach(() => queryClient.clear())

describe('refresh', () => {
  it('does not let a first load that started before a change hide the change', async () => {
    const { answers, shown, end } = observeLists()
    await expect.poll(() => answers.length).toBe(1)
    refresh(LISTS_KEY)
    await expect.poll(() => answers.length).toBe(2)
    answers[1]?.(['after'])
    await expect.poll(shown).toEqual(['after'])
    answers[0]?.(['before'])
    await expect.poll(shown).toEqual(['after'])
    end()
  })

  it('does not let a later load that started before a change hide the change', async () => {
    const { answers, shown, end } = observeLists()
    await expect.poll(() => answers.length).toBe(1)
    answers[0]?.(['first'])
    await expect.poll(shown).toEqual(['first'])
    refresh(LISTS_KEY)
    await expect.poll(() => answers.length).toBe(2)
    refresh(LISTS_KEY)
    await expect.poll(() => answers.length).toBe(3)
    answers[2]?.(['after'])
    await expect.poll(shown).toEqual(['after'])
    answers[1]?.(['before'])
    await expect.poll(shown).toEqual(['after'])
    end()
  })
})
