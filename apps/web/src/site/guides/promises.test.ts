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

  it('has table rows of three cells for each flag and state', () => {
    const rows = combinationsOf('/app-developers-guide', 2)
    expect(rows).toHaveLength(36)
    for (const row of rows) expect(row).toMatch(/^\| [a-z-]+ \| [a-z ]+ \| [A-Za-z ]+ \|$/)
  })

  it('is right that 16 of the 48 cases cover every pair of values', () => {
    const cases = combinationsOf('/app-developers-guide', 0).map((line) => line.slice(1, -2).split('/'))
    const valuesOf = (axis: number) => [...new Set(cases.map((values) => values[axis]))]
    const [platforms, locales, accounts] = [valuesOf(0), valuesOf(1), valuesOf(2)]
    const chosen = locales.flatMap((locale, row) =>
      accounts.map((account, column) => [platforms[((row + column) % 4) % 3], locale, account]),
    )
    expect(chosen).toHaveLength(16)
    expect(pairsOf(chosen)).toEqual(pairsOf(cases))
  })
})

describe('the guide for domain investors', () => {
  it('has the 60 brandables it mentions', () => {
    expect(combinationsOf('/domainers-guide', 0)).toHaveLength(60)
  })

  it('names a German domain of 30 characters before the ending', () => {
    const name = 'solaranlagen-montage-nuernberg'
    expect(name).toHaveLength(30)
    expect(combinationsOf('/domainers-guide', 2)).toContain(`${name}.de`)
  })
})

describe('the guide for affiliates', () => {
  it('has 36 comparisons from three products, three rivals and four concerns', () => {
    expect(combinationsOf('/affiliate-marketing-guide', 0)).toHaveLength(36)
  })

  it('has SubIDs of fewer than 50 characters that split into three parts at the hyphen', () => {
    for (const reference of combinationsOf('/affiliate-marketing-guide', 2)) {
      expect(reference.length).toBeLessThan(50)
      expect(reference.split('-')).toHaveLength(3)
    }
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

  it('has twelve tags per skill, which YouTube accepts together, and the longest has 35 characters', () => {
    const tags = combinationsOf('/youtubers-guide', 1)
    for (const skill of ['chords', 'strumming', 'fingerpicking', 'tuning']) {
      const fitting = tags.filter((tag) => tag.includes(` ${skill} `))
      expect(fitting).toHaveLength(12)
      expect(fitting.join('').length + 2 * fitting.length).toBeLessThanOrEqual(500)
    }
    expect(Math.max(...tags.map((tag) => tag.length - 1))).toBe(35)
    expect('ukelale fingerpicking for beginners').toHaveLength(35)
  })

  it('has as many challenges as it says', () => {
    expect(combinationsOf('/youtubers-guide', 2)).toHaveLength(36)
  })
})

describe('the guide for social media managers', () => {
  it('has nine hashtags for each of four cities', () => {
    for (const city of ['Portland', 'Chicago', 'Toronto', 'Melbourne']) {
      expect(combinationsOf('/social-media-guide', 1).filter((tag) => tag.endsWith(city))).toHaveLength(9)
    }
  })

  it('has a value that marks paid visits in every paid row', () => {
    const mediums = combinationsOf('/social-media-guide', 0).map((row) =>
      new URLSearchParams(row).get('utm_medium'),
    )
    expect([...new Set(mediums)]).toEqual(['social', 'paid_social', 'paid_influencer'])
  })
})

describe('the guide for content creators', () => {
  it('has as many ideas and openings as it says', () => {
    expect(combinationsOf('/content-creators-guide', 0)).toHaveLength(36)
    expect(combinationsOf('/content-creators-guide', 1)).toHaveLength(36)
  })
})

describe('the guide for PPC agencies', () => {
  it('has campaign names of four parts separated by underscores', () => {
    const names = combinationsOf('/ppc-agencies-guide', 0)
    expect(names).toHaveLength(48)
    for (const name of names) expect(name).toMatch(/^LDG(_[A-Za-z]+){3}$/)
  })

  it('has keywords of at most 43 characters and five words, as it says', () => {
    const keywords = combinationsOf('/ppc-agencies-guide', 1).map((keyword) => keyword.slice(1, -1))
    expect(Math.max(...keywords.map((keyword) => keyword.length))).toBe(43)
    expect(Math.max(...keywords.map((keyword) => keyword.split(' ').length))).toBe(5)
    for (const keyword of keywords) expect(keyword).toBe(keyword.toLowerCase())
  })

  it('has twelve keywords for each of four cities', () => {
    const keywords = combinationsOf('/ppc-agencies-guide', 1)
    for (const city of ['tampa', 'miami', 'orlando', 'jacksonville']) {
      expect(keywords.filter((keyword) => keyword.endsWith(` ${city}"`))).toHaveLength(12)
    }
  })

  it('has landing page URLs with one click identifier', () => {
    for (const address of combinationsOf('/ppc-agencies-guide', 2)) {
      const { href, searchParams } = new URL(address)
      expect(href).toBe(address)
      expect([...searchParams.values()]).toEqual(['1'])
    }
  })
})

describe('the guide for email marketers', () => {
  it('has subject lines of at most 55 characters, and the named one has exactly 55', () => {
    const subjects = combinationsOf('/email-marketing-guide', 0)
    expect(Math.max(...subjects.map((subject) => subject.length))).toBe(55)
    expect('Family concerts in the rose garden: tickets on sale now').toHaveLength(55)
  })
})

describe('the guide for event planners', () => {
  it('has sixty session codes that sort by day, room and hour', () => {
    const codes = combinationsOf('/event-planners-guide', 0)
    expect(codes).toHaveLength(60)
    expect(codes.toSorted()).toEqual(codes)
  })

  it('has badge codes of at most 18 characters', () => {
    const codes = combinationsOf('/event-planners-guide', 2)
    expect(Math.max(...codes.map((code) => code.length))).toBe(18)
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

  it('has titles of at most 48 characters', () => {
    const titles = combinationsOf('/course-creators-guide', 0)
    expect(Math.max(...titles.map((title) => title.length))).toBe(48)
  })
})

describe('the guide for bloggers', () => {
  it('has slugs of lowercase words', () => {
    for (const slug of combinationsOf('/bloggers-guide', 1)) expect(slug).toMatch(SLUG)
  })

  it('has sixteen posts with three titles each', () => {
    const titles = combinationsOf('/bloggers-guide', 2)
    expect(titles).toHaveLength(48)
    expect(new Set(titles.map((title) => title.split(':')[0])).size).toBe(16)
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

function pairsOf(cases: readonly (readonly (string | undefined)[])[]): Set<string> {
  return new Set(
    cases.flatMap(([platform, locale, account]) => [
      `${platform}/${locale}`,
      `${platform}/${account}`,
      `${locale}/${account}`,
    ]),
  )
}
