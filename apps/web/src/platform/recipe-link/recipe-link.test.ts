import { Recipe } from '@wordloom/contract'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { MAX_LINK_BYTES, MAX_UNPACKED_BYTES, RECIPE_FRAGMENT } from './link-limits.ts'
import { toRecipeLink } from './recipe-link.ts'
import { unpackLink } from './unpack-link.ts'

const ORIGIN = 'https://words.example.org'

const RECIPE = z.parse(Recipe, {
  columns: ['red\nblue\n🦉', 'fox'],
  names: ['Color', ''],
  separator: 'space',
  wrap: 'nothing',
  version: 2,
  rows: { patterns: ['{Color} {2}'], rules: [{ kind: 'no-word-twice' }] },
})

const read = async (json: unknown) => unpackLink(await packed(JSON.stringify(json)))

async function packed(text: string) {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = Buffer.from(await new Response(stream).arrayBuffer())
  return `${RECIPE_FRAGMENT}${bytes.toString('base64url')}`
}

describe('a link to a recipe', () => {
  it('brings back columns, options and row settings', async () => {
    const { hash } = new URL((await toRecipeLink(ORIGIN, RECIPE)) ?? '')
    expect(await unpackLink(hash)).toEqual({ kind: 'recipe', recipe: RECIPE })
  })

  it('opens as before if an older version made it, with the numbers of its columns', async () => {
    const old = {
      columns: ['red\nblue', 'fox', 'den'],
      separator: 'space',
      wrap: 'nothing',
      version: 2,
      rows: { links: [[0, 2]], optional: [1], order: { each: { column: 0, count: 2, seed: '' } } },
    }
    const link = await unpackLink(await packed(JSON.stringify(old)))
    if (link.kind !== 'recipe') return expect.fail('was not read')
    expect(link.recipe).toMatchObject({ version: 2, rows: old.rows })
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

  it('F11 is refused before it is parsed if it unpacks to more than 1 MB, and no such link is made', async () => {
    const columnsOf = (bytes: number) => [
      'a'.repeat(bytes - JSON.stringify({ ...RECIPE, columns: [''] }).length),
    ]
    const largest = { ...RECIPE, columns: columnsOf(MAX_UNPACKED_BYTES) }
    const larger = { ...RECIPE, columns: columnsOf(MAX_UNPACKED_BYTES + 1) }
    expect((await read(largest)).kind).toBe('recipe')
    expect((await toRecipeLink(ORIGIN, larger)) === null).toBe(true)
    expect(await unpackLink(await packed(JSON.stringify(larger)))).toEqual({ kind: 'too-large' })
    for (const text of [
      '['.repeat(24_000_000),
      '{"columns":['.padEnd(24_000_000, '"",'),
      ' '.repeat(24_000_000),
    ]) {
      const link = await packed(text)
      expect(link.length).toBeLessThan(MAX_LINK_BYTES * 2)
      if (link.length <= MAX_LINK_BYTES) expect(await unpackLink(link)).toEqual({ kind: 'too-large' })
    }
    expect(await unpackLink(await packed('['.repeat(MAX_UNPACKED_BYTES)))).toEqual({ kind: 'broken' })
  })

  it('says when a newer version made it', async () => {
    expect(await read({ ...RECIPE, version: 4, columns: [{}] })).toEqual({ kind: 'newer' })
  })

  it.each([
    ['that was cut off', async () => (await toRecipeLink('', RECIPE))?.slice(1, -9) ?? ''],
    ['without content', async () => RECIPE_FRAGMENT],
    ['with other characters', async () => `${RECIPE_FRAGMENT}%%%`],
    ['that is too long', async () => `${RECIPE_FRAGMENT}${'A'.repeat(MAX_LINK_BYTES)}`],
  ])('says when it is broken: one %s', async (_, fragment) => {
    expect(await unpackLink(await fragment())).toEqual({ kind: 'broken' })
  })

  it("says when its content isn't a recipe", async () => {
    expect(await read({ columns: 'red' })).toEqual({ kind: 'broken' })
    expect(await read({ ...RECIPE, columns: Array(7).fill('a') })).toEqual({ kind: 'broken' })
  })
})
