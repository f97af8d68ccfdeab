import { describe, expect, it } from 'vitest'
import { createFairLine } from './fair-line.ts'

describe('the line for the only connection', () => {
  it('gives accounts a turn each, and keeps the order of their requests', async () => {
    const line = createFairLine()
    const started: string[] = []
    for (const name of ['ann 1', 'ann 2', 'ann 3', 'bob 1', 'cy 1', 'bob 2'])
      void line.wait(name.slice(0, -2)).then(() => started.push(name))
    while (line.startNext()) await Promise.resolve()
    expect(started).toEqual(['ann 1', 'bob 1', 'cy 1', 'ann 2', 'bob 2', 'ann 3'])
    expect(line.startNext()).toBe(false)
  })
})
