import { DEFAULT_OPTIONS } from '@wordloom/contract'
import { describe, expect, it } from 'vitest'
import { RecipeCache } from './recipe-cache.ts'

const recipe = (...columns: readonly string[]) => ({ ...DEFAULT_OPTIONS, columns: [...columns] })

describe('a stored recipe', () => {
  it('stays as long as it is held, no matter how many follow', () => {
    const cache = new RecipeCache()
    const shown = cache.put(recipe('red'))
    cache.hold(shown)
    for (let later = 0; later < 100; later++) cache.put(recipe(`later ${later}`))
    expect(cache.read(shown)).toEqual(recipe('red'))
    cache.drop(shown)
    expect(cache.read(shown)).toBeNull()
  })

  it("is forgotten if it isn't held and others follow", () => {
    const cache = new RecipeCache()
    const first = cache.put(recipe('red'))
    for (let later = 0; later < 4; later++) cache.put(recipe(''))
    expect(cache.read(first)).toBeNull()
  })

  it('is returned without characters that the server rejects', () => {
    const cache = new RecipeCache()
    expect(cache.read(cache.put(recipe('a\ud800b', 'c\0d')))?.columns).toEqual(['a\ufffdb', 'c\ufffdd'])
    const rows = { patterns: ['{1}\0'], rules: [{ kind: 'no-word-twice' as const }] }
    expect(cache.read(cache.put({ ...recipe('a'), version: 2, rows }))?.rows).toEqual({
      ...rows,
      patterns: ['{1}\ufffd'],
    })
  })
})
