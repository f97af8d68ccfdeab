import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeTexts } from './merge-texts.ts'

const text = (...words: readonly string[]) => words.join('\n')

describe('merging two versions of a list', () => {
  it('keeps what either added and leaves out what either removed', () => {
    const base = text('red', 'blue', 'green')
    const {
      text: merged,
      mine,
      theirs,
    } = mergeTexts(base, text('red', 'pink', 'green'), text('red', 'blue', 'green', 'gray'))
    expect(merged).toBe(text('red', 'pink', 'green', 'gray'))
    expect(mine).toEqual({
      added: { count: 1, sample: ['pink'] },
      removed: { count: 1, sample: ['blue'] },
    })
    expect(theirs).toEqual({ added: { count: 1, sample: ['gray'] }, removed: { count: 0, sample: [] } })
  })

  it('has a word once that both added, and one less of a word that both removed once', () => {
    const base = text('red', 'red', 'blue')
    expect(mergeTexts(base, text('red', 'blue', 'pink'), text('red', 'blue', 'pink')).text).toBe(
      text('red', 'blue', 'pink'),
    )
  })

  it('puts added words after the word they followed, or at the beginning or the end', () => {
    const base = text('a', 'b')
    expect(mergeTexts(base, text('1', 'a', '2', 'b', '3'), text('b', 'c')).text).toBe(
      text('1', 'b', '3', 'c', '2'),
    )
  })

  it('loses no word that someone added, and is the other version if one side changed nothing', () => {
    const aText = fc.array(fc.constantFrom('a', 'b', 'c', 'd')).map((words) => words.join('\n'))
    fc.assert(
      fc.property(aText, aText, aText, (base, mine, theirs) => {
        const { text: merged } = mergeTexts(base, mine, theirs)
        const [before, own, other, all] = [base, mine, theirs, merged].map(countsOf)
        for (const word of ['a', 'b', 'c', 'd']) {
          const [b = 0, m = 0, t = 0] = [before?.[word], own?.[word], other?.[word]]
          const change = (side: number) => side - b
          const both = change(m) * change(t) > 0
          const expected = both
            ? b + (change(m) > 0 ? Math.max(change(m), change(t)) : Math.min(change(m), change(t)))
            : b + change(m) + change(t)
          expect([word, all?.[word] ?? 0]).toEqual([word, expected])
        }
        expect(mergeTexts(base, base, theirs).text).toBe(theirs)
      }),
    )
  })
})

function countsOf(words: string): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const word of words.split('\n')) counts[word] = (counts[word] ?? 0) + 1
  return counts
}
