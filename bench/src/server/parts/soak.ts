import { createMix, MIXED_PER_SECOND } from '../crowd/mix.ts'
import { gatherCrowd } from '../crowd/people.ts'
import { watchDisk } from '../disk.ts'
import { offer } from '../load/offer.ts'
import { isAccepted } from '../load/tally.ts'
import type { Reading } from '../meter.ts'
import { readMeter } from '../metered.ts'
import { at, slopeOf } from '../statistics.ts'
import { toTable } from '../table.ts'
import type { Part } from './part.ts'

const MINUTES = Number(process.env['SOAK_MINUTES'] ?? 30)
/** Earlier samples don't count, because the server is still settling. */
const SETTLED_MINUTES = Math.min(10, MINUTES / 3)
const EVERY_MS = 10_000
const MINUTE_MS = 60_000

interface Sample extends Reading {
  readonly minute: number
}

export const soak: Part = {
  name: 'soak',
  isLong: true,
  async measure({ openPlace }) {
    await using place = await openPlace()
    await using product = await place.start()
    const { address } = product
    const crowd = await gatherCrowd(address)
    await using disk = await watchDisk()
    const samples: Sample[] = []
    const started = performance.now()
    const sampler = setInterval(async () => {
      const reading = await readMeter(product)
      samples.push({ ...reading, minute: (performance.now() - started) / MINUTE_MS })
    }, EVERY_MS)
    const { tally, kept } = await offer(address, {
      perSecond: MIXED_PER_SECOND,
      times: MIXED_PER_SECOND * MINUTES * 60,
      next: createMix(address, crowd),
    })
    clearInterval(sampler)
    const settled = samples.filter(({ minute }) => minute >= SETTLED_MINUTES)
    const span = (toFigure: (sample: Sample) => number) => {
      const figures = settled.map(toFigure)
      return `${Math.min(...figures).toFixed(0)} to ${Math.max(...figures).toFixed(0)}`
    }
    const slope = (toFigure: (sample: Sample) => number) =>
      slopeOf(settled.map((sample) => [sample.minute, toFigure(sample)] as const))
    const times = tally.times(isAccepted)
    const after = `after minute ${SETTLED_MINUTES.toFixed(0)}`
    return toTable(`${MINUTES} minutes at ${MIXED_PER_SECOND} requests per second`, [
      { what: 'answered', is: tally.count(isAccepted) },
      { what: 'errors', is: kept + tally.count((outcome) => !isAccepted(outcome)), bar: { most: 0 } },
      { what: 'other answers', is: tally.describe((outcome) => !isAccepted(outcome)) },
      { what: '99th percentile, ms', is: at(times, 0.99), digits: 1, bar: { most: 150 } },
      { what: '99.9th percentile, ms', is: at(times, 0.999), digits: 1, bar: { most: 500 } },
      {
        what: 'longest delay of the event loop, ms',
        is: Math.max(...samples.map(({ loopMaxMs }) => loopMaxMs)),
        bar: { most: 250 },
      },
      { what: 'slowest write to the disk alone, ms', is: Math.max(...disk.times) },
      { what: `memory ${after}, MB`, is: span(({ residentMb }) => residentMb) },
      {
        what: `growth of memory ${after}, MB per minute`,
        is: slope(({ residentMb }) => residentMb),
        digits: 2,
        bar: { most: 1 },
      },
      { what: `resources ${after}`, is: span(({ resources }) => resources) },
      {
        what: `growth of resources ${after}, per minute`,
        is: slope(({ resources }) => resources),
        digits: 2,
        bar: { most: 0.5 },
      },
      { what: `open files ${after}`, is: span(({ files }) => files) },
      {
        what: `growth of open files ${after}, per minute`,
        is: slope(({ files }) => files),
        digits: 2,
        bar: { most: 0.5 },
      },
      { what: `listeners of the process ${after}`, is: span(({ listeners }) => listeners) },
    ])
  },
}
