import { describe, expect, it } from 'vitest'
import { hasMatch, toParts } from './highlight.ts'

const marked = (text: string, query: string) =>
  toParts(text, query)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('')

describe('the search text', () => {
  it('is marked everywhere, in the original case', () => {
    expect(marked('Red fox, red owl', 'RED')).toBe('[Red] fox, [red] owl')
    expect(marked('aaa', 'aa')).toBe('[aa]a')
    expect(marked('fox', 'owl')).toBe('fox')
  })

  it('is taken literally, not as a pattern', () => {
    expect(marked('a.b (c)', '.b (')).toBe('a[.b (]c)')
  })

  it('is marked where accents, ligatures or invisible characters differ', () => {
    expect(marked('Café cafe\u0301s', 'cafe')).toBe('[Café] [cafe\u0301]s')
    expect(marked('İstanbul towns', 'istanbul')).toBe('[İstanbul] towns')
    expect(marked('İstanbul towns', 'towns')).toBe('İstanbul [towns]')
    expect(marked('Œuvre', 'oe')).toBe('[Œ]uvre')
    expect(marked('red\u00adfox', 'redf')).toBe('[red\u00adf]ox')
    expect(marked('fox\u200b fox', 'fox')).toBe('[fox]\u200b [fox]')
    expect(marked('fox', '\u0301')).toBe('fox')
  })

  it('is found in any of several texts', () => {
    expect(hasMatch('TOWN', 'Cities', null, 'town names')).toBe(true)
    expect(hasMatch('town', 'Cities', null)).toBe(false)
    expect(hasMatch('cafe', 'Cafés')).toBe(true)
  })
})
