import { describe, expect, it } from 'vitest'
import { combinationsOf } from './combinations.ts'

const SLUG = /^[a-z]+(-[a-z]+)*$/

describe('the guide for app developers', () => {
  it('has test cases that form a valid array between brackets', () => {
    const lines = combinationsOf('/app-developers-guide', 0)
    const list: unknown = JSON.parse(`[${lines.join('\n').replace(/,$/, '')}]`)
    expect(list).toEqual(lines.map((line) => line.slice(1, -2)))
  })

  it('has properties file entries without values', () => {
    for (const line of combinationsOf('/app-developers-guide', 1)) expect(line).toMatch(/^[a-z_.]+=$/)
  })

  it('is right that five screen sizes turn 48 cases into 240', () => {
    expect(combinationsOf('/app-developers-guide', 0)).toHaveLength(240 / 5)
  })
})

describe('the guide for Amazon sellers', () => {
  it('has as many keywords as its introduction says', () => {
    expect(combinationsOf('/amazon-sellers-guide', 0)).toHaveLength(60)
  })

  it('names a word of ten characters and eleven bytes', () => {
    expect([...'brotbüchse']).toHaveLength(10)
    expect(new TextEncoder().encode('brotbüchse')).toHaveLength(11)
    expect(combinationsOf('/amazon-sellers-guide', 1).some((line) => line.startsWith('brotbüchse '))).toBe(
      true,
    )
  })

  it('contains the SKU it mentions, with the fulfillment method at the end', () => {
    expect(combinationsOf('/amazon-sellers-guide', 2)).toContain('CUP350-SGE-2PK-FBA')
  })
})

describe('the guide for YouTubers', () => {
  it('has more titles than a year has weeks', () => {
    expect(combinationsOf('/youtubers-guide', 0)).toHaveLength(64)
  })

  it('has tags that end with a comma and contain no other', () => {
    for (const tag of combinationsOf('/youtubers-guide', 1)) expect(tag).toMatch(/^[a-z ]+,$/)
  })
})

describe('the guide for PPC agencies', () => {
  it('has campaign names of four parts separated by underscores', () => {
    const names = combinationsOf('/ppc-agencies-guide', 0)
    expect(names).toHaveLength(72)
    for (const name of names) expect(name).toMatch(/^NGD(_[A-Za-z]+){3}$/)
  })

  it('has keywords of at most 43 characters and five words, as it says', () => {
    const keywords = combinationsOf('/ppc-agencies-guide', 1).map((keyword) => keyword.slice(1, -1))
    expect(Math.max(...keywords.map((keyword) => keyword.length))).toBe(43)
    expect(Math.max(...keywords.map((keyword) => keyword.split(' ').length))).toBe(5)
    for (const keyword of keywords) expect(keyword).toBe(keyword.toLowerCase())
  })

  it('has landing page URLs with one click identifier', () => {
    for (const address of combinationsOf('/ppc-agencies-guide', 2)) {
      const { href, searchParams } = new URL(address)
      expect(href).toBe(address)
      expect([...searchParams.values()]).toEqual(['1'])
    }
  })
})

describe('the guide for event planners', () => {
  it('has sixty session codes that sort by day, room and hour', () => {
    const codes = combinationsOf('/event-planners-guide', 0)
    expect(codes).toHaveLength(60)
    expect(codes.toSorted()).toEqual(codes)
  })
})

describe('the guide for resume writers', () => {
  it('has three terms per search, each in its own quotation marks', () => {
    for (const search of combinationsOf('/resume-writers-guide', 1)) {
      expect(search).toMatch(/^"[^"]+" AND "[^"]+" AND "[^"]+"$/)
    }
  })
})

describe('the guide for local businesses', () => {
  it('has the 36 prices of the salon', () => {
    expect(combinationsOf('/local-business-guide', 2)).toHaveLength(36)
  })
})

describe('the guide for course creators', () => {
  it('has as many lessons and cards as it says', () => {
    expect(combinationsOf('/course-creators-guide', 1)).toHaveLength(60)
    expect(combinationsOf('/course-creators-guide', 2)).toHaveLength(100)
  })
})

describe('the guide for bloggers', () => {
  it('has slugs of lowercase words', () => {
    for (const slug of combinationsOf('/bloggers-guide', 1)) expect(slug).toMatch(SLUG)
  })
})

describe('the guide for data entry', () => {
  it('has 80 part numbers of equal length, sorted by size', () => {
    const codes = combinationsOf('/data-entry-guide', 0)
    expect(codes).toHaveLength(80)
    for (const code of codes) expect(code).toMatch(/^[A-Z]{3}-M\d{2}-\d{3}$/)
    const bolts = codes.filter((code) => code.startsWith('HXB'))
    expect(bolts.toSorted()).toEqual(bolts)
  })

  it('has seven-digit article numbers as text formulas', () => {
    const formulas = combinationsOf('/data-entry-guide', 1)
    expect(formulas[0]).toBe('="0041001"')
    for (const formula of formulas) expect(formula).toMatch(/^="0\d{6}"$/)
  })

  it('has rows of three cells', () => {
    for (const row of combinationsOf('/data-entry-guide', 2)) expect(row.split(';')).toHaveLength(3)
  })
})
