import { LIMITS } from '@wordloom/targets'
import { describe, expect, it } from 'vitest'
import { combinationsOf } from './combinations.ts'

const WORDS_WITH_HYPHENS = /^[a-z0-9]+(-[a-z0-9]+)*$/
const ENDING = /^[a-z]{2,63}$/

describe('keywords and headlines for Google Ads', () => {
  it.each([0, 1] as const)('have at most 80 characters and 10 words in example %i', (place) => {
    for (const keyword of combinationsOf('/google-ads-guide', place)) {
      const bare = keyword.replaceAll(/["[\]]/g, '')
      expect(bare).toMatch(/^[a-z ]+$/)
      expect(bare.length).toBeLessThanOrEqual(80)
      expect(bare.split(' ').length).toBeLessThanOrEqual(10)
    }
  })

  it('have brackets for exact match and quotes for phrase match', () => {
    for (const keyword of combinationsOf('/google-ads-guide', 0)) expect(keyword).toMatch(/^\[[^[\]]+\]$/)
    for (const keyword of combinationsOf('/google-ads-guide', 1)) expect(keyword).toMatch(/^"[^"]+"$/)
  })

  it('have at most 30 characters as headlines, and the named one has exactly 30', () => {
    const headlines = combinationsOf('/google-ads-guide', 2)
    for (const headline of headlines) expect(headline.length).toBeLessThanOrEqual(30)
    expect(headlines).toContain('Walnut Benches Made to Measure')
    expect('Walnut Benches Made to Measure').toHaveLength(30)
  })
})

describe('domain names', () => {
  it.each([0, 1, 2] as const)('can all be registered in example %i', (place) => {
    for (const name of combinationsOf('/domainers-guide', place)) {
      const [label = '', ending = '', ...rest] = name.split('.')
      expect(label).toMatch(WORDS_WITH_HYPHENS)
      expect(label.length).toBeLessThanOrEqual(63)
      expect(ending).toMatch(ENDING)
      expect(rest).toEqual([])
    }
  })
})

describe('search terms for Amazon', () => {
  it.each([0, 1] as const)('have at most 80 characters and 10 words as keywords in example %i', (place) => {
    for (const keyword of combinationsOf('/amazon-sellers-guide', place)) {
      expect(keyword).toMatch(/^[a-zäöüß ]+$/)
      expect([...keyword].length).toBeLessThanOrEqual(80)
      expect(keyword.split(' ').length).toBeLessThanOrEqual(10)
    }
  })

  it.each([0, 1] as const)('have fewer than 250 bytes in example %i', (place) => {
    for (const term of combinationsOf('/amazon-sellers-guide', place)) {
      expect(new TextEncoder().encode(term).length).toBeLessThan(250)
    }
  })
})

describe('product titles', () => {
  it('have at most 80 characters, so that they also fit on eBay', () => {
    for (const title of combinationsOf('/ecommerce-guide', 1)) expect(title.length).toBeLessThanOrEqual(80)
  })
})

describe('titles and tags for YouTube', () => {
  it('have at most 50 characters as titles, half of what YouTube allows', () => {
    const lengths = combinationsOf('/youtubers-guide', 0).map((title) => title.length)
    expect(Math.max(...lengths)).toBe(50)
    expect(LIMITS['youtube-title'].most.characters).toBe(50 * 2)
  })

  it('are more than twice what YouTube accepts for one video, if all tags are used', () => {
    const tags = combinationsOf('/youtubers-guide', 1)
    const quotes = tags.filter((tag) => tag.includes(' ')).length * 2
    expect(tags).toHaveLength(48)
    expect(tags.join('').length + quotes).toBeGreaterThan(LIMITS['youtube-tags'].most.characters * 2)
  })
})

describe('marketplace tags', () => {
  it('have at most 20 characters, and the named one has exactly 20', () => {
    const tags = combinationsOf('/print-on-demand-guide', 1)
    for (const tag of tags) {
      expect(tag).toMatch(/^[a-z ]+$/)
      expect(tag.length).toBeLessThanOrEqual(20)
    }
    expect(tags).toContain('funny beekeeper gift')
    expect('funny beekeeper gift').toHaveLength(20)
  })

  it('are single words in CamelCase as hashtags', () => {
    for (const tag of combinationsOf('/social-media-guide', 1)) expect(tag).toMatch(/^#([A-Z][a-z]+){3,4}$/)
  })
})

describe('titles on other platforms', () => {
  it('have at most 60 characters as Udemy courses', () => {
    for (const title of combinationsOf('/course-creators-guide', 0))
      expect(title.length).toBeLessThanOrEqual(60)
  })

  it('have at most 220 characters as LinkedIn headlines', () => {
    for (const headline of combinationsOf('/resume-writers-guide', 0))
      expect(headline.length).toBeLessThanOrEqual(220)
  })
})

describe('parts of URLs', () => {
  it('are paths of lowercase words between slashes', () => {
    for (const path of combinationsOf('/seo-guide', 1)) {
      expect(new URL(path, 'https://site.example').pathname).toBe(path)
      for (const part of path.slice(1, -1).split('/')) expect(part).toMatch(WORDS_WITH_HYPHENS)
    }
  })

  it('need no encoding as SubIDs', () => {
    for (const reference of combinationsOf('/affiliate-marketing-guide', 2)) {
      expect(reference).toMatch(WORDS_WITH_HYPHENS)
    }
  })

  it('name source, medium and campaign', () => {
    for (const parameters of combinationsOf('/social-media-guide', 0)) {
      const names = [...new URLSearchParams(parameters).keys()]
      expect(names).toEqual(['utm_source', 'utm_medium', 'utm_campaign'])
    }
  })

  it('name campaign and link in the tags of an email, in lowercase that needs no encoding', () => {
    for (const tag of combinationsOf('/email-marketing-guide', 1)) {
      const { href, searchParams } = new URL(tag, 'https://shop.test/')
      expect(href).toBe(`https://shop.test/${tag}`)
      expect([...searchParams.keys()]).toEqual(['utm_campaign', 'utm_content'])
      expect(searchParams.get('utm_campaign')).toMatch(/^\d{4}-\d{2}_[a-z]+$/)
      expect(searchParams.get('utm_content')).toMatch(/^[a-z]+_[a-z]+$/)
    }
  })

  it('contain three words as shop searches', () => {
    for (const search of combinationsOf('/ecommerce-guide', 2)) {
      expect(new URLSearchParams(search).get('q')).toMatch(/^\w+ \w+ \w+$/)
    }
  })
})

describe('names for other programs', () => {
  it('are file names without spaces', () => {
    for (const name of combinationsOf('/content-creators-guide', 2)) expect(name).toMatch(/^[a-z0-9_]+\.mp4$/)
  })

  it('are SKUs of at most 40 characters', () => {
    for (const sku of combinationsOf('/amazon-sellers-guide', 2)) {
      expect(sku).toMatch(/^[A-Z0-9-]+-FBA$/)
      expect(sku.length).toBeLessThanOrEqual(40)
    }
  })

  it('are SKUs without letters that look like digits', () => {
    for (const sku of combinationsOf('/ecommerce-guide', 0))
      expect(sku).toMatch(/^[A-HJ-NP-Z]+(-[A-HJ-NP-Z]+){2}$/)
  })

  it('are plus addresses of a single mailbox each, with at most 64 bytes before the @', () => {
    for (const address of combinationsOf('/email-marketing-guide', 2)) {
      expect(address).toMatch(/^[a-z]+\+[a-z]+\+[a-z]+@shop\.test$/)
      expect(address.indexOf('@')).toBeLessThanOrEqual(64)
    }
  })

  it.each([0, 2] as const)('fit the smallest QR code as event codes in example %i', (place) => {
    for (const code of combinationsOf('/event-planners-guide', place))
      expect(code).toMatch(/^[A-Z\d-]{1,20}$/)
  })

  it('are coined single-word names', () => {
    for (const name of combinationsOf('/brand-builders-guide', 0)) expect(name).toMatch(/^[A-Z][a-z]+$/)
  })
})
