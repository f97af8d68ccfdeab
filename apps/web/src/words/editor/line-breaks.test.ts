import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LineBreaks } from './line-breaks.ts'

const pieces = fc.array(
  fc.string({ unit: fc.constantFrom('a', '\r', '\n', '\r\n', '😀', '\ud83d', '\ude00') }),
)

function taken(texts: readonly string[], size: number): string[] {
  const lineBreaks = new LineBreaks(size)
  return [...texts.flatMap((text) => [...lineBreaks.push(text)]), ...lineBreaks.end()]
}

describe('line breaks of a text that arrives in pieces', () => {
  it('become line feeds as if the text had arrived whole', () => {
    fc.assert(
      fc.property(pieces, fc.integer({ min: 1, max: 9 }), (texts, size) => {
        expect(taken(texts, size).join('')).toBe(texts.join('').replace(/\r\n?/g, '\n'))
      }),
    )
  })

  it('never split the two halves of a character', () => {
    fc.assert(
      fc.property(pieces, fc.integer({ min: 1, max: 9 }), (texts, size) => {
        const all = taken(texts, size)
        const seams = all.slice(1).map((piece, k) => `${all[k]?.at(-1)}${piece[0]}`)
        for (const seam of seams) expect(seam).not.toMatch(/[\ud800-\udbff][\udc00-\udfff]/)
      }),
    )
  })
})
