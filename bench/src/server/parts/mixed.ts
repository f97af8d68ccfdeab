import { createMix, MIXED_PER_SECOND } from '../crowd/mix.ts'
import { gatherCrowd } from '../crowd/people.ts'
import { watchDisk } from '../disk.ts'
import { offer } from '../load/offer.ts'
import { isAccepted } from '../load/tally.ts'
import { readMeter } from '../metered.ts'
import { at } from '../statistics.ts'
import { toTable } from '../table.ts'
import type { Part } from './part.ts'

const SECONDS = Number(process.env['MIXED_SECONDS'] ?? 60)
const WARM_UP_SECONDS = 5

export const mixed: Part = {
  name: 'mixed',
  async measure({ openPlace }) {
    await using place = await openPlace()
    await using product = await place.start()
    const { address } = product
    const crowd = await gatherCrowd(address)
    const next = createMix(address, crowd)
    await offer(address, { perSecond: MIXED_PER_SECOND, times: MIXED_PER_SECOND * WARM_UP_SECONDS, next })
    await using disk = await watchDisk()
    await readMeter(product)
    const offered = await offer(address, {
      perSecond: MIXED_PER_SECOND,
      times: MIXED_PER_SECOND * SECONDS,
      next,
    })
    const used = await readMeter(product)
    const { tally, sent, kept, lateMs, seconds } = offered
    const all = tally.times(isAccepted)
    return toTable(`${SECONDS} s at ${MIXED_PER_SECOND} requests per second`, [
      { what: 'answered', is: `${tally.count(isAccepted)} of ${sent + kept}` },
      { what: 'errors', is: kept + tally.count((outcome) => !isAccepted(outcome)), bar: { most: 0 } },
      { what: 'other answers', is: tally.describe((outcome) => !isAccepted(outcome)) },
      { what: 'median, ms', is: at(all, 0.5), digits: 1, bar: { most: 10 } },
      { what: '99th percentile, ms', is: at(all, 0.99), digits: 1, bar: { most: 150 } },
      { what: '99.9th percentile, ms', is: at(all, 0.999), digits: 1, bar: { most: 500 } },
      ...tally.kinds().map((kind) => ({
        what: `99th percentile of ${kind}, ms`,
        is: at(
          tally.times((outcome) => outcome.kind === kind && isAccepted(outcome)),
          0.99,
        ),
        digits: 1,
      })),
      {
        what: 'delay of the event loop, 99th percentile, ms',
        is: used.loopP99Ms,
        digits: 1,
        bar: { most: 50 },
      },
      { what: 'longest delay of the event loop, ms', is: used.loopMaxMs, digits: 1, bar: { most: 250 } },
      { what: 'slowest write to the disk alone, ms', is: Math.max(...disk.times), digits: 1 },
      { what: 'event loop utilization', is: used.utilization, digits: 2, bar: { most: 0.85 } },
      { what: 'processor time, of one core', is: used.cpuMs / 1000 / seconds, digits: 2 },
      { what: 'peak memory, MB', is: used.maxResidentMb, bar: { most: 350 } },
      { what: 'lateness of the load generator, 99th percentile, ms', is: lateMs, digits: 1 },
    ])
  },
}
