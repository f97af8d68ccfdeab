import { offer } from '../load/offer.ts'
import { toRequest } from '../load/request.ts'
import { type Answers, send } from '../load/send.ts'
import { isAccepted } from '../load/tally.ts'
import { metered } from '../metered.ts'
import { signInOf, signUp } from '../routes/members.ts'
import { at } from '../statistics.ts'
import { toTable } from '../table.ts'
import type { Part } from './part.ts'

const EMAIL = 'ann@example.org'
const SIGN_INS = 120
const AT_ONCE = 60
const STEADY_PER_SECOND = 15
const STEADY_SECONDS = 20
const HELLO = { path: '/healthz' }
const HELLOS = 4000

export const signIns: Part = {
  name: 'sign-ins',
  async measure({ openPlace }) {
    await using place = await openPlace()
    await using product = await place.start()
    const { address } = product
    await signUp(address, EMAIL)
    const hello = await metered(product, () => send(address, HELLO, HELLOS, 16))
    let isDone = false
    const others: number[] = []
    const goOn = async () => {
      while (!isDone) others.push(...(await send(address, HELLO, 1, 1)).times)
    }
    let answers: Answers | undefined
    const started = performance.now()
    const { cpuMs, loopMaxMs } = await metered(product, async () => {
      const going = goOn()
      answers = await send(address, signInOf(EMAIL), SIGN_INS, AT_ONCE)
      isDone = true
      await going
    })
    const seconds = (performance.now() - started) / 1000
    const statuses = [...(answers?.statuses ?? [])].map(([status, count]) => `${count} with ${status}`)
    const sorted = others.sort((a, b) => a - b)

    const request = toRequest(new URL(address).host, signInOf(EMAIL))
    const { tally } = await offer(address, {
      perSecond: STEADY_PER_SECOND,
      times: STEADY_PER_SECOND * STEADY_SECONDS,
      next: () => ({ kind: 'sign-in', request }),
    })
    return toTable(`${SIGN_INS} sign-ins, ${AT_ONCE} at once`, [
      { what: 'answered', is: statuses.join(', ') },
      { what: 'per second', is: SIGN_INS / seconds, bar: { least: 25 } },
      { what: 'processor time per sign-in, ms', is: cpuMs / SIGN_INS, digits: 1 },
      {
        what: 'processor time per sign-in, relative to hello',
        is: cpuMs / SIGN_INS / (hello.cpuMs / HELLOS),
        bar: { least: 150, most: 900 },
      },
      { what: 'longest delay of the event loop, ms', is: loopMaxMs, digits: 1, bar: { most: 50 } },
      { what: 'hello during the sign-ins, median, ms', is: at(sorted, 0.5), digits: 1 },
      {
        what: 'hello during the sign-ins, 99th percentile, ms',
        is: at(sorted, 0.99),
        digits: 1,
        bar: { most: 50 },
      },
      {
        what: `at ${STEADY_PER_SECOND} per second: not signed in`,
        is: tally.count((outcome) => !isAccepted(outcome)),
        bar: { most: 0 },
      },
      {
        what: `at ${STEADY_PER_SECOND} per second: 99th percentile, ms`,
        is: at(tally.times(isAccepted), 0.99),
        bar: { most: 1000 },
      },
    ])
  },
}
