import type { Product } from '../../product.ts'
import { measureFull } from '../full-rate.ts'
import { offer } from '../load/offer.ts'
import { toRequest } from '../load/request.ts'
import { directoryRoutes, fillDirectory } from '../routes/directory.ts'
import { guestRoutes } from '../routes/guests.ts'
import { libraryRoutes } from '../routes/library.ts'
import { signInAdministrator, signUp } from '../routes/members.ts'
import type { Route } from '../routes/route.ts'
import { at, median } from '../statistics.ts'
import { toCell, toRow } from '../table.ts'
import type { Part } from './part.ts'

const ROUNDS = Number(process.env['RATIO_ROUNDS'] ?? 5)
const AT_ONCE = 16
const LOOK_UPS = 4000
/** A share of the maximum rate. At higher rates, queues grow on their own. */
const STEADY_SHARE = 0.6

const COLUMNS = [
  'request',
  'processor time, µs',
  'relative to hello',
  'at most',
  'per second',
  'relative to hello',
  'at least',
  'p99 at 60 %, ms',
  'at most',
]

export const ratios: Part = {
  name: 'ratios',
  async measure({ openPlace }) {
    await using place = await openPlace()
    await (await place.start())[Symbol.asyncDispose]()
    fillDirectory(place)
    await using product = await place.start()
    return toTable(await measureRoutes(product, await toRoutes(product.address)))
  },
}

async function toRoutes(address: string): Promise<readonly Route[]> {
  const reader = await signUp(address, 'ann@example.org')
  const writer = await signUp(address, 'bob@example.org')
  return [
    ...(await guestRoutes(address)),
    {
      name: 'session look-up',
      times: LOOK_UPS,
      call: { path: '/api/auth/user', headers: { cookie: reader } },
      status: 200,
      bars: { processor: 3, rate: 0.35, p99Ms: 30, perSecond: 4000 },
    },
    ...(await libraryRoutes(address, { reader, writer })),
    ...directoryRoutes(await signInAdministrator(address)),
  ]
}

interface Measured {
  readonly route: Route
  readonly microseconds: number[]
  readonly perSecond: number[]
  readonly p99Ms: number[]
}

async function measureRoutes(product: Product, routes: readonly Route[]): Promise<readonly Measured[]> {
  const all = routes.map((route): Measured => ({ route, microseconds: [], perSecond: [], p99Ms: [] }))
  for (let round = -1; round < ROUNDS; round++) {
    for (const each of all) {
      const { serverMicroseconds, perSecond } = await measureFull(product, each.route, { atOnce: AT_ONCE })
      if (round < 0) continue
      each.microseconds.push(serverMicroseconds)
      each.perSecond.push(perSecond)
    }
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (const each of all) each.p99Ms.push(await measureSteady(product, each))
  }
  return all
}

async function measureSteady({ address }: Product, { route, perSecond }: Measured): Promise<number> {
  const { name, call, times, before } = route
  await before?.()
  const { host } = new URL(address)
  const requestAt = (number: number) => toRequest(host, typeof call === 'function' ? call(number) : call)
  const { tally } = await offer(address, {
    perSecond: STEADY_SHARE * median(perSecond),
    times,
    next: (number) => ({ kind: name, request: requestAt(number) }),
  })
  return at(
    tally.times(({ status }) => status === route.status),
    0.99,
  )
}

function toTable(all: readonly Measured[]): string {
  const [hello] = all
  const helloMicroseconds = median(hello?.microseconds ?? [])
  const helloPerSecond = median(hello?.perSecond ?? [])
  return [
    toRow(COLUMNS),
    toRow(COLUMNS.map(() => '---')),
    ...all.map(({ route: { name, bars = {} }, ...each }) => {
      const microseconds = median(each.microseconds)
      const perSecond = median(each.perSecond)
      return toRow([
        name,
        toCell(microseconds),
        ...toCells(microseconds / helloMicroseconds, bars.processor, 'most', 2),
        toCell(perSecond, { bar: { least: bars.perSecond ?? 0 } }),
        ...toCells(perSecond / helloPerSecond, bars.rate, 'least', 2),
        ...toCells(median(each.p99Ms), bars.p99Ms, 'most', 1),
      ])
    }),
  ].join('\n')
}

function toCells(figure: number, bar: number | undefined, kind: 'most' | 'least', digits: number): string[] {
  return [toCell(figure, { digits, bar: { ...(bar !== undefined && { [kind]: bar }) } }), String(bar ?? '')]
}
