import { expect, it } from 'vitest'
import { Progress } from './progress.ts'

it('estimates the speed of an export and the time left', () => {
  const progress = new Progress(10_000, 0)
  expect(progress.report(1000, 1000)).toEqual({ bytesPerSecond: 1000, secondsLeft: 9 })
})

it('follows a disk that slows down', () => {
  const progress = new Progress(1_000_000, 0)
  for (let second = 1; second <= 10; second++) progress.report(second * 1000, second * 1000)
  for (let second = 11; second <= 16; second++) progress.report(10_000 + (second - 10) * 10, second * 1000)
  expect(progress.report(10_070, 17_000).bytesPerSecond).toBe(10)
})

it('gives no time left if the size is unknown', () => {
  expect(new Progress(null, 0).report(500, 1000).secondsLeft).toBeNull()
})
