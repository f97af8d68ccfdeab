import { expect, it } from 'vitest'
import { toDuration } from './duration.ts'

it('never shows a duration as zero', () => {
  expect(toDuration(0)).toBe('0.01 s')
  expect(toDuration(12_345)).toBe('12 s')
})
