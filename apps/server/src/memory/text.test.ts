import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { byteLengthOf, inBlocks, linesInBlocks, type Text, textOf } from './text.ts'

const texts = fc
  .tuple(
    fc.string({ unit: fc.constantFrom('a', 'é', '語', '🧵', '\n', '\ufeff'), maxLength: 40 }),
    fc.nat(9000),
  )
  .map(([text, times]) => text.repeat(1 + (times % 4000)))

describe('a text as a string or as bytes', () => {
  it('is the same in blocks as in one piece', async () => {
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        for (const each of [text, Buffer.from(text)] satisfies Text[]) {
          expect(textOf(each) === text).toBe(true)
          expect(byteLengthOf(each)).toBe(Buffer.byteLength(text))
          const blocks = await allOf(inBlocks(each))
          expect(blocks.every((block) => block.isWellFormed())).toBe(true)
          expect(blocks.join('') === text).toBe(true)
          expect((await allOf(linesInBlocks(each))).join('\n') === text).toBe(true)
        }
      }),
      { numRuns: 60 },
    )
  })
})

async function allOf(blocks: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = []
  for await (const block of blocks) all.push(block)
  return all
}
