import { GUIDE_PATHS } from '@wordloom/contract'
import { describe, expect, it } from 'vitest'
import { GUIDE_NAMES } from '../guides/names.ts'
import { USE_CASE_GROUPS } from './use-cases.ts'

const cases = USE_CASE_GROUPS.flatMap((group) => group.cases)

describe('the use cases on the home page', () => {
  it('link to every guide exactly once', () => {
    expect(cases.map(({ path }) => path).toSorted()).toEqual(GUIDE_PATHS.toSorted())
  })

  it('use the name of each guide', () => {
    expect(cases.map(({ path, name }) => [path, name])).toEqual(
      cases.map(({ path }) => [path, GUIDE_NAMES[path]]),
    )
  })
})
