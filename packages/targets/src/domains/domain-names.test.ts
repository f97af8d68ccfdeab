import { domainToASCII, domainToUnicode } from 'node:url'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readEnding, readLabel, toDomainName } from './domain-names.ts'

const CODEC = { toAscii: domainToASCII, toUnicode: domainToUnicode }
const toHostname = (name: string) => {
  try {
    return new URL(`https://${name}`).hostname
  } catch {
    return ''
  }
}

function problemOf(text: string) {
  const label = readLabel(text, CODEC)
  return 'problem' in label ? label.problem : null
}

describe('a label', () => {
  it.each([
    ['Red-Shoes', 'red-shoes', 'red-shoes'],
    ['123', '123', '123'],
    ['0x10', '0x10', '0x10'],
    ['MÜNCHEN', 'xn--mnchen-3ya', 'münchen'],
    ['xn--mnchen-3ya', 'xn--mnchen-3ya', 'münchen'],
    ['straße', 'xn--strae-oqa', 'straße'],
    ['日本', 'xn--wgv71a', '日本'],
    ['col·lecció', 'xn--collecci-ioa91d', 'col·lecció'],
    ['ﬁsh', 'fish', 'fish'],
  ])('%s is %s in the DNS, and %s to read', (text, ascii, unicode) => {
    expect(readLabel(text, CODEC)).toEqual({ ascii, unicode })
  })

  it('has 63 characters at most, encoded ones counted as the DNS has them', () => {
    expect(problemOf('a'.repeat(63))).toBeNull()
    expect(problemOf('a'.repeat(64))).toBe('It has 64 characters. 63 are possible.')
    expect(problemOf(`ü${'a'.repeat(54)}`)).toBeNull()
    expect(problemOf(`ü${'a'.repeat(57)}`)).toMatch(
      /^Encoded as xn--a+-\w+, it has 6\d characters. 63 are possible.$/,
    )
  })

  it.each([
    ['', 'It has no characters.'],
    ['red shoes', "It has a space. Join words with '-' or without a separator."],
    ['red.shoes', 'It has a dot. Endings are named apart.'],
    ['a．b', 'Its letters make no valid name together.'],
    ['red_shoes!', 'It has _ !. Only letters, digits and hyphens are possible.'],
    ['%41', 'It has %. Only letters, digits and hyphens are possible.'],
    ['fox🦊', 'It has 🦊. Only letters, digits and hyphens are possible.'],
    ['xn--n3h', 'It has ☃. Only letters, digits and hyphens are possible.'],
    ['a·b', 'It has ·. Only letters, digits and hyphens are possible.'],
    ['-red', 'A hyphen can be neither first nor last.'],
    ['red-', 'A hyphen can be neither first nor last.'],
    ['ab--c', 'The third and fourth character are hyphens. Only encoded names (xn--) have them.'],
    ['xn--a', 'It begins with xn--, but encodes no valid name.'],
    ['1אב', 'Its letters make no valid name together.'],
    ['\u0301a', 'Its letters make no valid name together.'],
    ['a\u200db', 'Its letters make no valid name together.'],
  ])('%j is refused: %s', (text, problem) => {
    expect(problemOf(text)).toBe(problem)
  })

  it('is read back from its encoded form', () => {
    const letters = fc.string({
      unit: fc.constantFrom('a', 'z', '7', '-', 'é', 'ß', 'ж', '字', 'ا'),
      minLength: 1,
    })
    fc.assert(
      fc.property(letters, (text) => {
        const label = readLabel(text, CODEC)
        fc.pre(!('problem' in label))
        expect(readLabel(label.ascii, CODEC)).toEqual(label)
        expect(readLabel(label.unicode, CODEC)).toEqual(label)
        expect(label.ascii).toMatch(/^(?!-)[a-z\d-]{1,63}(?<!-)$/)
      }),
    )
  })

  it('is the same with the URLs of a browser', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(readLabel(text, { ...CODEC, toAscii: toHostname })).toEqual(readLabel(text, CODEC))
      }),
    )
  })
})

describe('an ending', () => {
  it.each([
    ['com', 'com'],
    ['.de', 'de'],
    ['CO.UK', 'co.uk'],
    ['рф', 'xn--p1ai'],
  ])('%s is %s', (text, ascii) => {
    expect(readEnding(text, CODEC)).toMatchObject({ ascii })
  })

  it.each(['', '.', 'c om', 'co..uk', '-'])('is not %j', (text) => {
    expect(readEnding(text, CODEC)).toHaveProperty('problem')
  })
})

it('has 253 characters at most in a whole name', () => {
  const part = (length: number) => {
    const text = 'a'.repeat(length)
    return { ascii: text, unicode: text }
  }
  expect(toDomainName(part(63), part(189))).toMatchObject({ ascii: `${'a'.repeat(63)}.${'a'.repeat(189)}` })
  expect(toDomainName(part(63), part(190))).toEqual({
    problem: 'With its ending, it has 254 characters. 253 are possible.',
  })
})
