import {
  DEFAULT_OPTIONS,
  GUIDE_PATHS,
  RECIPE_VERSION,
  type Recipe,
  type RowSettings,
  toEngineRecipe,
} from '@wordloom/contract'
import { compileRecipe, parseColumn } from '@wordloom/engine'
import { describe, expect, it } from 'vitest'
import { joiningOf } from './combinations.ts'
import { GUIDES } from './content/guides.ts'
import type { GuideExample } from './guide.ts'

const EXAMPLES = GUIDE_PATHS.flatMap((path) =>
  GUIDES[path].examples.flatMap(({ target, ...example }) =>
    target === undefined ? [] : [{ path, target, example }],
  ),
)

describe('examples of guides that are for a target', () => {
  it('are in eight guides', () => {
    expect(new Set(EXAMPLES.map(({ path }) => path)).size).toBe(8)
  })

  it.each(EXAMPLES)('fit it with all their rows: $path, $target', ({ target, example }) => {
    expect(sizeOf(example, { rules: [{ kind: 'target', target }] })).toBe(sizeOf(example, {}))
  })
})

function sizeOf(example: GuideExample, rows: RowSettings): bigint | null {
  const joining = joiningOf(example)
  const columns = example.columns.map((words) => words.join('\n'))
  const recipe: Recipe = {
    ...DEFAULT_OPTIONS,
    ...example.options,
    version: RECIPE_VERSION,
    columns,
    names: [],
    rows,
  }
  const { plan } = compileRecipe(
    toEngineRecipe(
      recipe,
      columns.map((text) => [...parseColumn(text, joining)]),
    ),
  )
  return plan.kind === 'indexed' ? plan.size : null
}
