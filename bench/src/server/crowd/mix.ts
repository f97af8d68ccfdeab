import { createDice } from '../../words.ts'
import type { Arrival } from '../load/offer.ts'
import { type Call, toRequest } from '../load/request.ts'
import { signInOf } from '../routes/members.ts'
import { aList } from '../routes/saved-lists.ts'
import { type Crowd, idOf, type Person } from './people.ts'

/** Requests per second of 200 active users. */
export const MIXED_PER_SECOND = Number(process.env['MIXED_PER_SECOND'] ?? 300)

type Shares = Readonly<Record<keyof ReturnType<typeof callsOf>, number>>

const AT_WORK: Shares = {
  status: 500,
  lists: 250,
  results: 100,
  write: 100,
  administration: 40,
  'sign-in': 10,
  page: 0,
  health: 0,
}

const WITH_VISITORS: Shares = { ...AT_WORK, status: 440, page: 50, health: 10 }

export function createMix(address: string, crowd: Crowd, { seed = 1, hasVisitors = false } = {}) {
  const dice = createDice(seed)
  const { host } = new URL(address)
  const calls = callsOf(crowd, dice)
  const kinds = toKinds(hasVisitors ? WITH_VISITORS : AT_WORK)

  return (): Arrival => {
    const kind = kinds[dice(kinds.length)] ?? 'status'
    const { heard, ...call } = calls[kind]()
    return { kind, request: toRequest(host, call), ...(heard && { heard }) }
  }
}

function toKinds(shares: Shares): readonly (keyof Shares)[] {
  return Object.entries(shares).flatMap(([kind, share]) =>
    Array<keyof Shares>(share).fill(kind as keyof Shares),
  )
}

type Asked = Call & Pick<Arrival, 'heard'>

function callsOf({ people, returning, administrator }: Crowd, dice: (sides: number) => number) {
  const oneOf = <Item>(items: readonly Item[]) => items[dice(items.length)] as Item
  const asking = (path: string): Asked => ({ path, headers: { cookie: oneOf(people).cookie } })
  return {
    status: () => asking(oneOf(['/api/auth/user', '/api/subscription/status'])),
    lists(): Asked {
      const { cookie, lists } = oneOf(people)
      const path = dice(5) === 0 ? `/api/saved-lists/${oneOf(lists)}` : '/api/saved-lists?view=summary'
      return { path, headers: { cookie } }
    },
    results: () => asking('/api/saved-results?view=summary'),
    write: () => writing(oneOf(people), dice),
    administration: (): Asked => ({ path: '/api/admin/users', headers: { cookie: administrator } }),
    'sign-in': (): Asked => signInOf(oneOf(returning)),
    page: (): Asked => ({ path: '/', headers: { 'accept-encoding': 'br' } }),
    health: (): Asked => ({ path: '/healthz' }),
  }
}

function writing({ cookie, folder, lists, made }: Person, dice: (sides: number) => number): Asked {
  const headers = { cookie }
  const path = `/api/saved-lists/${lists[dice(lists.length)]}`
  const oldest = made.length > 1 ? made.shift() : undefined
  if (oldest !== undefined) return { path: `/api/saved-lists/${oldest}`, method: 'DELETE', headers }
  switch (dice(3)) {
    case 0:
      return { path: `${path}?view=summary`, method: 'PUT', headers, body: aList(dice(1000)) }
    case 1:
      return { path: `${path}/folder`, method: 'PUT', headers, body: JSON.stringify({ folderId: folder }) }
    default:
      return {
        path: '/api/saved-lists?view=summary',
        method: 'POST',
        headers,
        body: aList(dice(1000)),
        heard: ({ status, body }) => {
          if (status === 201) made.push(idOf(body))
        },
      }
  }
}
