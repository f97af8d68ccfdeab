const NAMES = ['source', 'medium', 'campaign', 'term', 'content'] as const

export type UtmName = (typeof NAMES)[number]

/**
 * Adds UTM parameters to a URL, before its fragment. Parameters of the ad platform in braces stay as they are.
 *
 * @example withUtm('https://example.org/a#b', { source: 'google', term: '{keyword}' }) // 'https://example.org/a?utm_source=google&utm_term={keyword}#b'
 */
export function withUtm(url: string, values: Readonly<Partial<Record<UtmName, string>>>): string {
  const parameters = NAMES.flatMap((name) => {
    const value = values[name]
    return value === undefined || value === '' ? [] : [`utm_${name}=${encode(value)}`]
  })
  if (parameters.length === 0) return url
  const [page = '', ...fragments] = url.split('#')
  const between = !page.includes('?') ? '?' : /[?&]$/.test(page) ? '' : '&'
  return [page + between + parameters.join('&'), ...fragments].join('#')
}

function encode(value: string): string {
  return encodeURIComponent(value.toWellFormed()).replaceAll('%7B', '{').replaceAll('%7D', '}')
}
