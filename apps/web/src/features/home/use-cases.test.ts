import { GUIDE_PATHS } from '@wordloom/contract'
import { describe, expect, it } from 'vitest'
import { GUIDE_NAMES } from '../guides/names.ts'
import { USE_CASE_GROUPS } from './use-cases.ts'

const cases = USE_CASE_GROUPS.flatMap((group) => group.cases)

describe('the use cases of the home page', () => {
  it('lead to every guide once', () => {
    expect(cases.map(({ path }) => path).toSorted()).toEqual(GUIDE_PATHS.toSorted())
  })

  it('call a guide what it calls itself', () => {
    expect(cases.map(({ path, name }) => [path, name])).toEqual(
      cases.map(({ path }) => [path, GUIDE_NAMES[path]]),
    )
  })
})
