import type { Product } from '../../product.ts'
import { createMix } from '../crowd/mix.ts'
import { gatherCrowd } from '../crowd/people.ts'
import { type Arrival, type Offered, offer } from '../load/offer.ts'
import type { Call } from '../load/request.ts'
import { saturate } from '../load/saturate.ts'
import { isAccepted, isFailed, isRefused } from '../load/tally.ts'
import type { Reading } from '../meter.ts'
import { readMeter } from '../metered.ts'
import { at } from '../statistics.ts'
import { toCell, toRow } from '../table.ts'
import type { Part } from './part.ts'
import { measureRecovery } from './recovery.ts'

const SECONDS = Number(process.env['OVERLOAD_SECONDS'] ?? 20)
const FACTORS = [1, 2, 10]
/** Enough connections to keep the server busy. More would only delay the replies. */
const AT_ONCE = [16, 64]
const PEAK_SECONDS = 4
const LINES = 512
/** A generator later than this would only measure itself, because it shares the machine with the server. */
const LATEST_MS = 50

export const overload: Part = {
  name: 'overload',
  async measure({ openPlace }) {
    await using place = await openPlace()
    await using product = await place.start()
    const { address } = product
    const crowd = await gatherCrowd(address)
    const next = createMix(address, crowd, { hasVisitors: true })
    const lookUp = { path: '/api/auth/user', headers: { cookie: crowd.people[0]?.cookie ?? '' } }
    const floods: Flood[] = []
    let before = await measurePeak(address, next)
    for (const factor of FACTORS) {
      const flooded = await flood(product, { next, lookUp, peak: before, factor })
      const after = await measurePeak(address, next)
      floods.push({ ...flooded, peak: Math.max(before, after) })
      before = after
    }
    return toTable(floods)
  },
}

interface Flood extends Offered {
  readonly factor: number
  /** The higher peak of before and after, because the machine's capacity varies with its other work. */
  readonly peak: number
  readonly used: Reading
  readonly recoveryMs: number
  readonly hasCrashed: boolean
}

async function measurePeak(address: string, next: () => Arrival): Promise<number> {
  const rates: number[] = []
  for (const atOnce of AT_ONCE) {
    const tally = await saturate(address, { atOnce, seconds: PEAK_SECONDS, next })
    rates.push(tally.count(isAccepted) / PEAK_SECONDS)
  }
  return Math.max(...rates)
}

async function flood(
  product: Product,
  { next, lookUp, peak, factor }: { next: () => Arrival; lookUp: Call; peak: number; factor: number },
): Promise<Flood> {
  const { address } = product
  await readMeter(product)
  const perSecond = peak * factor
  const offered = await offer(address, {
    perSecond,
    times: Math.round(perSecond * SECONDS),
    next,
    latestMs: LATEST_MS,
    lines: LINES,
  })
  const recoveryMs = await measureRecovery(address, lookUp)
  const hasCrashed = product.process.exitCode !== null || product.process.signalCode !== null
  return { ...offered, factor, peak, recoveryMs, hasCrashed, used: await readMeter(product) }
}

function toTable(floods: readonly Flood[]): string {
  const kinds = [...new Set(floods.flatMap(({ tally }) => tally.kinds()))].sort()
  const rows: readonly (readonly [string, string, (flood: Flood) => string])[] = [
    ['peak, per second', '', ({ peak }) => toCell(peak)],
    ['offered, per second', '', ({ sent, seconds }) => toCell(sent / seconds)],
    [
      'accepted, relative to the peak or to what was offered',
      '0.6',
      ({ acceptedMeanwhile, sent, seconds, peak }) =>
        toCell(acceptedMeanwhile / seconds / Math.min(peak, sent / seconds), {
          digits: 2,
          bar: { least: 0.6 },
        }),
    ],
    [
      'accepted: 99th percentile, ms',
      '1000',
      ({ tally }) => toCell(at(tally.times(isAccepted), 0.99), { bar: { most: 1000 } }),
    ],
    ['refused: 99th percentile, ms', '', ({ tally }) => toCell(at(tally.times(isRefused), 0.99))],
    ['refused: median, ms', '', ({ tally }) => toCell(at(tally.times(isRefused), 0.5))],
    ...kinds.map(
      (kind) =>
        [`${kind}: refused; accepted, p99 in ms`, kind === 'health' ? '0' : '', toFateOf(kind)] as const,
    ),
    ['other answers', 'none', ({ tally }) => tally.describe(isFailed)],
    ['stopped the server', 'no', ({ hasCrashed }) => (hasCrashed ? '**yes**' : 'no')],
    ['peak memory, MB', '', ({ used }) => toCell(used.maxResidentMb)],
    [
      'recovered after, s',
      '2',
      ({ recoveryMs }) => toCell(recoveryMs / 1000, { digits: 1, bar: { most: 2 } }),
    ],
    ['lateness of the load generator, p99, ms', '', ({ lateMs }) => toCell(lateMs)],
    ['not sent: all connections waited', '', ({ kept }) => toCell(kept)],
    ['not sent: the load generator was late', '', ({ missed }) => toCell(missed)],
  ]
  return [
    toRow(['', ...floods.map(({ factor }) => `${factor} times`), 'bar']),
    toRow(['---', ...floods.map(() => '---'), '---']),
    ...rows.map(([what, bar, toFigure]) => toRow([what, ...floods.map(toFigure), bar])),
  ].join('\n')
}

function toFateOf(kind: string) {
  return ({ tally }: Flood) => {
    const refused = tally.count((outcome) => outcome.kind === kind && isRefused(outcome))
    const all = tally.count((outcome) => outcome.kind === kind)
    const accepted = tally.times((outcome) => outcome.kind === kind && isAccepted(outcome))
    return `${toCell(refused / all, { digits: 2 })}; ${toCell(at(accepted, 0.99))}`
  }
}
