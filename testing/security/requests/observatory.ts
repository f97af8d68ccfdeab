export interface Observed {
  readonly headers: Readonly<Record<string, unknown>>
  readonly cookies: readonly string[]
  readonly html: string
}

/** Points of the MDN HTTP Observatory (src/grader/charts.js), without HTTPS redirects and HSTS preloading. */
export const TESTS: Readonly<Record<string, (observed: Observed) => number>> = {
  'content-security-policy'({ headers }) {
    const policy = parsePolicy(headers['content-security-policy'])
    if (policy === null) return -25
    const scripts = policy.get('script-src') ?? policy.get('default-src') ?? ['*']
    const objects = policy.get('object-src') ?? policy.get('default-src') ?? ['*']
    if ([...scripts, ...objects].some((source) => BROAD.test(source))) return -20
    const sources = [...policy.values()].flat()
    if (sources.some((source) => source === "'unsafe-eval'" || source.startsWith('http:'))) return -10
    if (sources.includes("'unsafe-inline'")) return 0
    return policy.get('default-src')?.join() === "'none'" ? 10 : 5
  },
  cookies({ cookies }) {
    if (cookies.length === 0) return 0
    const isSession = (cookie: string) => /^[^=]*(sess|login)/i.test(cookie)
    const isSecure = (cookie: string) => /; Secure/i.test(cookie)
    const isSameSite = (cookie: string) => /; SameSite=(Lax|Strict)/i.test(cookie)
    if (cookies.some((cookie) => isSession(cookie) && !isSecure(cookie))) return -40
    if (cookies.some((cookie) => isSession(cookie) && !/; HttpOnly/i.test(cookie))) return -30
    if (!cookies.every(isSecure)) return -20
    return cookies.every(isSameSite) ? 5 : 0
  },
  'cross-origin-resource-sharing'({ headers }) {
    return headers['access-control-allow-origin'] === undefined ? 0 : -50
  },
  'referrer-policy'({ headers }) {
    const policy = String(headers['referrer-policy'])
    return ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'].includes(policy)
      ? 5
      : -5
  },
  'strict-transport-security'({ headers }) {
    const seconds = Number(/max-age=(\d+)/.exec(String(headers['strict-transport-security']))?.[1] ?? -1)
    if (seconds < 0) return -20
    return seconds >= 15_552_000 ? 0 : -10
  },
  'subresource-integrity'({ html }) {
    const scripts = html.match(/<script[^>]*\bsrc=[^>]*>/g) ?? []
    if (scripts.length === 0) return 0
    if (scripts.every((script) => /\bintegrity="sha(256|384|512)-/.test(script))) return 5
    return scripts.every((script) => /\bsrc="(\/(?!\/)|https:)/.test(script)) ? 0 : -50
  },
  'x-content-type-options': ({ headers }) => (headers['x-content-type-options'] === 'nosniff' ? 0 : -5),
  framing({ headers }) {
    const ancestors = parsePolicy(headers['content-security-policy'])?.get('frame-ancestors')
    if (ancestors !== undefined && !ancestors.some((source) => BROAD.test(source))) return 5
    return /^(DENY|SAMEORIGIN)$/.test(String(headers['x-frame-options'])) ? 5 : -20
  },
  'cross-origin-resource-policy': oneOf('cross-origin-resource-policy', ['same-origin', 'same-site']),
  'cross-origin-embedder-policy': oneOf('cross-origin-embedder-policy', ['require-corp', 'credentialless']),
  'cross-origin-opener-policy': oneOf('cross-origin-opener-policy', ['same-origin']),
}

const BROAD = /^('unsafe-inline'|\*|https?:\/?\/?|data:|http:.*)$/

/** Bonus points count only if few points were lost. */
export function scoreOf(observed: Observed): number {
  const points = Object.values(TESTS).map((test) => test(observed))
  const lost = 100 + sum(points.filter((each) => each < 0))
  return lost >= 90 ? lost + sum(points.filter((each) => each > 0)) : lost
}

export function gradeOf(score: number): 'A+' | 'A' | 'less' {
  if (score >= 100) return 'A+'
  return score >= 90 ? 'A' : 'less'
}

function oneOf(header: string, best: readonly string[]) {
  return ({ headers }: Observed) => {
    const value = headers[header]
    if (value === undefined) return 0
    return best.includes(String(value)) ? 10 : -5
  }
}

function parsePolicy(header: unknown): ReadonlyMap<string, readonly string[]> | null {
  if (typeof header !== 'string') return null
  const directives = header.split(';').map((directive) => directive.trim().split(/\s+/))
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
