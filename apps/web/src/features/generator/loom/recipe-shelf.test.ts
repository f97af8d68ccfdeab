import { DEFAULT_OPTIONS } from '@wordloom/contract'
import { describe, expect, it } from 'vitest'
import { RecipeShelf } from './recipe-shelf.ts'

const recipe = (...columns: readonly string[]) => ({ ...DEFAULT_OPTIONS, columns: [...columns] })

describe('a stored recipe', () => {
  it('stays as long as it is held, no matter how many follow', () => {
    const shelf = new RecipeShelf()
    const shown = shelf.put(recipe('red'))
    shelf.hold(shown)
    for (let later = 0; later < 100; later++) shelf.put(recipe(`later ${later}`))
    expect(shelf.read(shown)).toEqual(recipe('red'))
    shelf.drop(shown)
    expect(shelf.read(shown)).toBeNull()
  })

  it("is forgotten if it isn't held and others follow", () => {
    const shelf = new RecipeShelf()
    const first = shelf.put(recipe('red'))
    for (let later = 0; later < 4; later++) shelf.put(recipe(''))
    expect(shelf.read(first)).toBeNull()
  })

  it('is returned without characters that the server rejects', () => {
    const shelf = new RecipeShelf()
    expect(shelf.read(shelf.put(recipe('a\ud800b', 'c\0d')))?.columns).toEqual(['a\ufffdb', 'c\ufffdd'])
  })
})
