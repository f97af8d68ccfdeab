import { describe, expect, it } from 'vitest'
import { hasMatch, toParts } from './highlight.ts'

const marked = (text: string, query: string) =>
  toParts(text, query)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('')

describe('what was searched for', () => {
  it('is marked wherever it stands, in the case the text has', () => {
    expect(marked('Red fox, red owl', 'RED')).toBe('[Red] fox, [red] owl')
    expect(marked('aaa', 'aa')).toBe('[aa]a')
    expect(marked('fox', 'owl')).toBe('fox')
  })

  it('is taken as it is typed, not as a pattern', () => {
    expect(marked('a.b (c)', '.b (')).toBe('a[.b (]c)')
  })

  it('is not marked in a text whose lower case has another length', () => {
    expect(marked('İstanbul towns', 'towns')).toBe('İstanbul towns')
  })

  it('is found in any of several texts', () => {
    expect(hasMatch('TOWN', 'Cities', null, 'town names')).toBe(true)
    expect(hasMatch('town', 'Cities', null)).toBe(false)
  })
})
