import { describe, expect, it } from 'vitest'
import { countShortenedRepeats } from './count-repeats.ts'

const LONG = 'a headline with thirty letters'

describe('rows that shortening makes equal to another row', () => {
  it('are counted, apart from those that were equal before', () => {
    const words = [`${LONG} x`, `${LONG} y`, LONG, 'short', 'short']
    expect(countShortenedRepeats({ columns: [{ words }] }, 'google-ads-headline')).toBe(2)
    expect(countShortenedRepeats({ columns: [{ words: ['a', 'b'] }] }, 'google-ads-headline')).toBe(0)
  })

  it('are not counted in more than a million rows', () => {
    const words = Array.from({ length: 1001 }, (_, i) => String(i))
    expect(countShortenedRepeats({ columns: [{ words }, { words }] }, 'google-ads-headline')).toBe(null)
  })
})
