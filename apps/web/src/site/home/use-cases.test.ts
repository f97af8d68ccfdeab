import { GUIDE_PATHS } from '@wordloom/contract'
import { describe, expect, it } from 'vitest'
import { combinationsOf } from '../guides/combinations.ts'
import { GUIDES } from '../guides/content/guides.ts'
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

  it.each(cases)(
    'show a row that $path generates and keeps',
    ({ path, words, separator, prefix, suffix }) => {
      const row = `${prefix ?? ''}${words.join(separator)}${suffix ?? ''}`
      const places = [0, 1, 2] as const
      expect(places.flatMap((place) => combinationsOf(path, place))).toContain(row)
      expect(GUIDES[path].examples.flatMap(({ deletions }) => deletions.map((one) => one.row))).not.toContain(
        row,
      )
    },
  )
})
