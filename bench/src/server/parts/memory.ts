import { setTimeout as delay } from 'node:timers/promises'
import { createMix, MIXED_PER_SECOND } from '../crowd/mix.ts'
import { gatherCrowd } from '../crowd/people.ts'
import { offer } from '../load/offer.ts'
import { readMeter } from '../metered.ts'
import type { Place } from '../place.ts'
import { signUp } from '../routes/members.ts'
import { aMillion } from '../routes/results.ts'
import { median } from '../statistics.ts'
import { type Line, toTable } from '../table.ts'
import type { Part } from './part.ts'

const STARTS = 5
const IDLE_MS = 10_000
const LOAD_SECONDS = 30
const SAVES = 4
const SMALL_HEAP = '--max-old-space-size=512'
/** Creating a demo account or an administrator would hash a password at startup. */
const AS_OPERATED = { NODE_ENV: 'production', ADMIN_EMAIL: '', ADMIN_PASSWORD: '' }
/** Characters per combination. They make a body almost as large as allowed. */
const CHARACTERS = 63

export const memory: Part = {
  name: 'memory',
  async measure({ openPlace }) {
    await using place = await openPlace()
    const lines = [
      ...(await measureStarts(place)),
      ...(await measureLoad(place)),
      ...(await measureSaves(place, {
        title: '4 results of a million saved at once',
        body: aMillion('Million'),
      })),
      ...(await measureSaves(place, {
        title: `4 bodies of 64 MB at once, ${SMALL_HEAP}`,
        body: aMillion('Large', CHARACTERS),
        flags: [SMALL_HEAP],
        hasFifth: true,
      })),
    ]
    return toTable('start and memory', lines)
  },
}

async function measureStarts(place: Place): Promise<readonly Line[]> {
  const milliseconds: number[] = []
  const processorMs: number[] = []
  for (let start = 0; start < STARTS; start++) {
    const started = performance.now()
    await using product = await place.start({ settings: AS_OPERATED })
    const { ok } = await fetch(`${product.address}/readyz`)
    if (ok) milliseconds.push(performance.now() - started)
    processorMs.push((await readMeter(product)).cpuMs)
  }
  await using product = await place.start({ settings: AS_OPERATED })
  await delay(IDLE_MS)
  const { residentMb } = await readMeter(product)
  return [
    { what: 'time until ready, ms', is: median(milliseconds), bar: { most: 2000 } },
    { what: 'processor time until ready, ms', is: median(processorMs) },
    { what: 'memory 10 s after the start, MB', is: residentMb, bar: { most: 150 } },
  ]
}

async function measureLoad(place: Place): Promise<readonly Line[]> {
  await using product = await place.start()
  const crowd = await gatherCrowd(product.address)
  const next = createMix(product.address, crowd)
  await readMeter(product)
  await offer(product.address, {
    perSecond: MIXED_PER_SECOND,
    times: MIXED_PER_SECOND * LOAD_SECONDS,
    next,
  })
  const { maxResidentMb } = await readMeter(product)
  return [{ what: 'peak memory under the mixed load, MB', is: maxResidentMb, bar: { most: 350 } }]
}

interface Saves {
  readonly title: string
  readonly body: string
  readonly flags?: readonly string[]
  readonly hasFifth?: boolean
}

async function measureSaves(
  place: Place,
  { title, body, flags = [], hasFifth = false }: Saves,
): Promise<readonly Line[]> {
  await using product = await place.start({ flags })
  const { address } = product
  const cookies: string[] = []
  for (let number = 0; number <= SAVES; number++) {
    cookies.push(await signUp(address, `${flags.length}-saver-${number}@example.org`))
  }
  const save = (cookie: string) => saveResult(address, cookie, body)
  const [last = '', ...others] = cookies
  const saves = others.map(save)
  const fifth = hasFifth ? await oneMore(() => save(last)) : null
  const answers = await Promise.all(saves)
  const { maxResidentMb, loopMaxMs } = await readMeter(product)
  const seconds = Math.max(...answers.map((answer) => answer.milliseconds)) / 1000
  return [
    { what: `${title}: answered`, is: answers.map(({ status }) => status).join(', ') },
    { what: `${title}: peak memory, MB`, is: maxResidentMb, bar: { most: 768 } },
    {
      what: `${title}: longest delay of the event loop, ms`,
      is: loopMaxMs,
      digits: 1,
      bar: { most: 250 },
    },
    { what: `${title}: time until all were saved, s`, is: seconds, digits: 1 },
    ...(fifth === null
      ? []
      : [{ what: `${title}: one more body`, is: `${fifth.status}, Retry-After ${fifth.retryAfter}` }]),
  ]
}

async function oneMore<Result>(save: () => Promise<Result>): Promise<Result> {
  await delay(500)
  return save()
}

async function saveResult(address: string, cookie: string, body: string) {
  const started = performance.now()
  const headers = { cookie, 'content-type': 'application/json' }
  const path = '/api/saved-results?view=summary'
  const answer = await fetch(`${address}${path}`, { method: 'POST', headers, body })
  await answer.arrayBuffer()
  return {
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    milliseconds: performance.now() - started,
  }
}
