import { GUIDE_PATHS } from '@wordloom/contract'
import { expect, it } from 'vitest'
import { GUIDE_GROUPS } from './guide-lines.ts'

it('every guide stands in one group', () => {
  const listed = GUIDE_GROUPS.flatMap(({ guides }) => guides.map(({ path }) => path))
  expect(listed.toSorted()).toEqual([...GUIDE_PATHS].sort())
})
