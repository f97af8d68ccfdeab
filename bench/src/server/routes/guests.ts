import type { Route, RouteBars } from './route.ts'

const TIMES = 4000
const FILE: RouteBars = { processor: 2.5, rate: 0.4, p99Ms: 30 }
const COMPRESSED = { 'accept-encoding': 'br' }

export async function guestRoutes(address: string): Promise<readonly Route[]> {
  const page = await fetch(address, { headers: COMPRESSED })
  const script = /"(\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1]
  if (script === undefined) throw new Error('The page has no script.')
  const often = { times: TIMES, status: 200 }
  return [
    { ...often, name: 'hello', call: { path: '/healthz' }, bars: { perSecond: 10_000 } },
    {
      ...often,
      name: 'script, Brotli',
      call: { path: script, headers: COMPRESSED },
      bars: FILE,
    },
    { ...often, name: 'page (home), Brotli', call: { path: '/', headers: COMPRESSED }, bars: FILE },
    unchangedPage(address),
    {
      ...often,
      name: 'no session',
      call: { path: '/api/auth/user', headers: { cookie: 'session=none' } },
      status: 401,
    },
  ]
}

function unchangedPage(address: string): Route {
  let tag = ''
  return {
    name: 'page (home), unchanged',
    times: TIMES,
    before: async () => {
      const { headers } = await fetch(address, { headers: COMPRESSED })
      tag = headers.get('etag') ?? ''
    },
    call: () => ({ path: '/', headers: { ...COMPRESSED, 'if-none-match': tag } }),
    status: 304,
    bars: FILE,
  }
}
