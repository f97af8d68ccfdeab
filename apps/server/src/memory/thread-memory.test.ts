import { describe, expect, it } from 'vitest'
import { availableMemory, threadLimits } from './thread-memory.ts'

const GIGABYTE = 1024 ** 3

describe('the memory of a thread', () => {
  it.each([
    [0.5, 192],
    [1, 256],
    [4, 1024],
    [64, 2048],
  ])('is a quarter of what the server has, within limits: of %d GB, %d MB', (gigabytes, megabytes) => {
    expect(threadLimits(gigabytes * GIGABYTE)).toEqual({ maxOldGenerationSizeMb: megabytes })
  })

  it('follows from the part of the machine that the server may use', () => {
    expect(availableMemory(GIGABYTE, 8 * GIGABYTE)).toBe(GIGABYTE)
    expect(availableMemory(0, 8 * GIGABYTE)).toBe(8 * GIGABYTE)
    expect(availableMemory(2 ** 63, 8 * GIGABYTE)).toBe(8 * GIGABYTE)
  })
})
