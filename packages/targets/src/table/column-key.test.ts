import { expect, it } from 'vitest'
import { toColumnKey } from './column-key.ts'

it('takes names of columns for equal that programs take for equal', () => {
  expect(toColumnKey('Ad Group')).toBe(toColumnKey('ad_group'))
  expect(toColumnKey('Max. CPC')).toBe('maxcpc')
})
