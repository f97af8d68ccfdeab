import { describe, expect, it } from 'vitest'
import { readChainFile, toChainFile } from './saved-chains.ts'

describe('a recipe for cleaning, as a file', () => {
  it('has the steps that were saved', () => {
    const steps = [{ kind: 'trim' }, { kind: 'sort', by: 'name' }] as const
    expect(readChainFile(toChainFile(steps))).toEqual({ chain: { version: 1, steps } })
  })

  it.each([
    ['red\nblue', ''],
    ['{"version":1,"steps":[{"kind":"trim"},{"kind":"polish"}]}', 'steps 2 kind: There is no such step'],
    ['{"steps":[]}', 'version: Please add "version": 1'],
  ])('%j is refused with its place', (text, problem) => {
    expect(readChainFile(text)).toEqual({ problem })
  })
})
