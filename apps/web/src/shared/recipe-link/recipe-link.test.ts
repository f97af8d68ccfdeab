import { Recipe } from '@wordloom/contract'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  handToGenerator,
  MAX_LINK_BYTES,
  RECIPE_FRAGMENT,
  readRecipeLink,
  toRecipeLink,
} from './recipe-link.ts'

const ORIGIN = 'https://words.example.org'

const RECIPE = z.parse(Recipe, {
  columns: ['red\nblue\n🦉', 'fox'],
  names: ['Color', ''],
  separator: 'space',
  wrap: 'nothing',
  version: 2,
  rows: { patterns: ['{Color} {2}'], rules: [{ kind: 'no-word-twice' }] },
})

async function read(json: unknown) {
  const link = await toRecipeLink(ORIGIN, json as Recipe)
  return await readRecipeLink(new URL(link ?? '').hash)
}

describe('a link to a recipe', () => {
  it('brings back columns, options and row settings', async () => {
    expect(await read(RECIPE)).toEqual({ kind: 'recipe', recipe: RECIPE })
  })

  it('keeps everything in the fragment, which is never sent to a server', async () => {
    const url = new URL((await toRecipeLink(ORIGIN, RECIPE)) ?? '')
    expect(url.href).toBe(`${ORIGIN}/${url.hash}`)
    expect(url.hash).toMatch(/^#recipe=[\w-]+$/)
  })

  it('is refused past 32 KB', async () => {
    const random = Array.from({ length: 20_000 }, (_, i) => ((i * 2654435761) % 2 ** 32).toString(36))
    const repeated = 'word\n'.repeat(20_000)
    expect((await toRecipeLink(ORIGIN, { ...RECIPE, columns: [random.join('\n')] })) === null).toBe(true)
    expect((await toRecipeLink(ORIGIN, { ...RECIPE, columns: [repeated] })) === null).toBe(false)
  })

  it('is handed to the generator of the same tab at any size, once', async () => {
    const long = { ...RECIPE, columns: ['word\n'.repeat(1_000_000)] }
    const { hash } = new URL(handToGenerator(long), ORIGIN)
    expect(await readRecipeLink(hash)).toEqual({ kind: 'recipe', recipe: long })
    expect(await readRecipeLink(hash)).toEqual({ kind: 'broken' })
  })

  it('says when a newer version made it', async () => {
    expect(await read({ ...RECIPE, version: 3, columns: [{}] })).toEqual({ kind: 'newer' })
  })

  it.each([
    ['that was cut off', async () => (await toRecipeLink('', RECIPE))?.slice(1, -9) ?? ''],
    ['without content', async () => RECIPE_FRAGMENT],
    ['with other characters', async () => `${RECIPE_FRAGMENT}%%%`],
    ['that is too long', async () => `${RECIPE_FRAGMENT}${'A'.repeat(MAX_LINK_BYTES)}`],
  ])('says when it is broken: one %s', async (_, fragment) => {
    expect(await readRecipeLink(await fragment())).toEqual({ kind: 'broken' })
  })

  it('says when what it holds is no recipe', async () => {
    expect(await read({ columns: 'red' })).toEqual({ kind: 'broken' })
    expect(await read({ ...RECIPE, columns: Array(7).fill('a') })).toEqual({ kind: 'broken' })
  })
})
