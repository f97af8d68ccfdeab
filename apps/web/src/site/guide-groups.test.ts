import { GUIDE_PATHS } from '@wordloom/contract'
import { expect, it } from 'vitest'
import { groupGuides } from './guide-groups.ts'

it('every guide is in exactly one group', () => {
  const guides = GUIDE_PATHS.map((path) => ({ path, name: path, heading: path }))
  const listed = groupGuides(guides).flatMap(({ guides }) => guides.map(({ path }) => path))
  expect(listed.toSorted()).toEqual([...GUIDE_PATHS].sort())
})
