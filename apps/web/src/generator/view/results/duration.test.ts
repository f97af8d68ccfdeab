import { expect, it } from 'vitest'
import { toDuration, toPace } from './duration.ts'

it("says instantly where the duration would round to '0.01 s' or less", () => {
  expect(toPace(0)).toBe('instantly')
  expect(toPace(14.9)).toBe('instantly')
  expect(toPace(15)).toBe('in 0.02 s')
  expect(toPace(12_345)).toBe('in 12 s')
  expect(toPace(120_000)).toBe('in 2 min')
})

it('shows a remaining time in whole units', () => {
  expect(toDuration(0.04)).toBe('1 s')
  expect(toDuration(89)).toBe('89 s')
  expect(toDuration(90)).toBe('2 min')
  expect(toDuration(7200)).toBe('2 h')
})
