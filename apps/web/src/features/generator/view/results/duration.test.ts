import { expect, it } from 'vitest'
import { toPace } from './duration.ts'

it("says instantly where the duration would round to '0.01 s' or less", () => {
  expect(toPace(0)).toBe('instantly')
  expect(toPace(14.9)).toBe('instantly')
  expect(toPace(15)).toBe('in 0.02 s')
  expect(toPace(12_345)).toBe('in 12 s')
})
