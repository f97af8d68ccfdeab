import { describe, expect, it } from 'vitest'
import { readConfig } from '../../config/config.ts'
import { checkMemory } from './check-memory.ts'

describe('the memory of the server', () => {
  it.each([
    [512 * 1024 * 1024, 'warning', 'only 536 MB'],
    [949_999_999, 'warning', 'only 949 MB'],
    [950_000_000, 'ok', '950 MB'],
    [8_000_000_000, 'ok', '8,000 MB'],
  ])('is enough from 1 GB on: %d bytes', async (available, level, found) => {
    const config = readConfig({})
    expect(await checkMemory({ config }, available)).toMatchObject([{ level, found }])
  })
})
