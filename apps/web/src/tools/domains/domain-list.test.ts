import { domainToASCII, domainToUnicode } from 'node:url'
import { describe, expect, it } from 'vitest'
import { DomainList, type DomainsInput } from './domain-list.ts'
import { IDNA_CODEC } from './idna-codec.ts'

function list(labels: readonly string[], parts: Partial<DomainsInput> = {}) {
  const input = { endings: 'com', least: 1, most: 63, hasHyphens: true, hasDigits: true, ...parts }
  return new DomainList({ labels: labels.join('\n'), ...input }, IDNA_CODEC)
}

function namesOf(made: DomainList) {
  return made.rows(0, 100).map(({ name }) => name)
}

describe('domain names', () => {
  it('are labels with each ending, without repeats', () => {
    const made = list(['redfox', 'RedFox', 'owl'], { endings: 'com, .DE;com' })
    expect(namesOf(made)).toEqual(['redfox.com', 'redfox.de', 'owl.com', 'owl.de'])
    expect(made.summary).toMatchObject({ labels: 2, names: 4 })
    expect(made.rows(1, 2).map(({ name }) => name)).toEqual(['redfox.de', 'owl.com'])
  })

  it('have both forms, whichever one was typed', () => {
    expect(list(['münchen', 'xn--caf-dma'], { endings: 'рф' }).rows(0, 2)).toEqual([
      { name: 'xn--mnchen-3ya.xn--p1ai', unicode: 'münchen.рф', length: 7 },
      { name: 'xn--caf-dma.xn--p1ai', unicode: 'café.рф', length: 4 },
    ])
  })

  it('leave out what is impossible, with the reason', () => {
    const { summary } = list(['red fox', '-a', 'ok', 'fox🦊', 'xn--zzzzzz99999'], { endings: 'com,a_b' })
    expect(summary).toMatchObject({ names: 1, problemCount: 5 })
    expect(summary.problems.map(({ text }) => text)).toEqual([
      'a_b',
      'red fox',
      '-a',
      'fox🦊',
      'xn--zzzzzz99999',
    ])
    const ending = Array(47).fill('abc').join('.')
    expect(list(['a'], { endings: ending }).summary).toMatchObject({ names: 1, problemCount: 0 })
    expect(list(['a'], { endings: `${ending}.${ending}` }).summary).toMatchObject({
      names: 0,
      problemCount: 1,
    })
  })

  it('are filtered by length, hyphens and digits', () => {
    const labels = ['ox', 'fox', 'foxes', 'a-b', 'a4c']
    const made = list(labels, { least: 3, most: 4, hasHyphens: false, hasDigits: false })
    expect(namesOf(made)).toEqual(['fox.com'])
    expect(made.summary.filtered).toBe(4)
  })
})

describe('the codec of the browser', () => {
  it.each(['münchen.com', 'straße.de', 'лиса.рф', '東京.jp', 'نامه.com', 'xn--caf-dma.com', 'faß.de'])(
    'agrees with the one of Node: %s',
    (name) => {
      const ascii = IDNA_CODEC.toAscii(name)
      expect(ascii).toBe(domainToASCII(name))
      expect(IDNA_CODEC.toUnicode(ascii)).toBe(domainToUnicode(ascii))
    },
  )

  it.each(['a b.com', ''])('encodes nothing that is impossible: %j', (name) => {
    expect(IDNA_CODEC.toAscii(name)).toBe('')
  })
})
