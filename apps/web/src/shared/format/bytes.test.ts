import { expect, it } from 'vitest'
import { toBytes } from './bytes.ts'

it.each([
  [0, '0 B'],
  [999n, '999 B'],
  [4_130n, '4.13 KB'],
  [999_499, '999 KB'],
  [999_500, '1 MB'],
  [268_435_456, '268 MB'],
  [31_600_000_000n, '31.6 GB'],
  [10n ** 40n, '1E16 YB'],
])('shows %d bytes as %s', (bytes, shown) => {
  expect(toBytes(bytes)).toBe(shown)
})
