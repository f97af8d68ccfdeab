import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Product } from '../../product.ts'
import type { Call } from '../load/request.ts'
import { send } from '../load/send.ts'
import { metered } from '../metered.ts'
import type { Place } from '../place.ts'
import { signUp } from '../routes/members.ts'
import { at, median } from '../statistics.ts'
import { type Line, toTable } from '../table.ts'
import type { MillionTimes } from './neighbor-client.ts'
import type { Part } from './part.ts'

const TIMES = 5
const RESULTS = 50
const VIEWS = 50
const ROOM = { ACCOUNT_MEGABYTES: '4096' }
const SUMMARIES = '/api/saved-results?view=summary'
const COPIED =
  'user_id, name, combination_count, count_is_exact, preview, separator, wrap, version, created_at, updated_at, bytes, has_recipe, has_text'

export const neighbor: Part = {
  name: 'neighbor',
  async measure({ openPlace }) {
    await using place = await openPlace()
    const { cookie, lines } = await withServer(place, async (product) => {
      const weaver = await signUp(product.address, 'ann@example.org')
      const other = await signUp(product.address, 'bob@example.org')
      const lookUp = { path: '/api/auth/user', headers: { cookie: other } }
      return { cookie: weaver, lines: await measureMillions(product, weaver, lookUp) }
    })
    keepOne(place)
    const views = await withServer(place, (product) => measureViews(product, cookie))
    return toTable('a million combinations', [...lines, ...views])
  },
}

async function withServer<Result>(
  place: Place,
  work: (product: Product) => Promise<Result>,
): Promise<Result> {
  await using product = await place.start({ settings: ROOM })
  return await work(product)
}

async function measureMillions(product: Product, cookie: string, other: Call): Promise<readonly Line[]> {
  const runs: MillionTimes[] = []
  const others: number[] = []
  const { loopMaxMs } = await metered(product, async () => {
    for (let time = 0; time < TIMES; time++) {
      let isDone = false
      const client = new Worker(new URL('./neighbor-client.ts', import.meta.url), {
        workerData: { address: product.address, cookie },
      })
      const done = once(client, 'message').finally(() => {
        isDone = true
      })
      while (!isDone) others.push(...(await send(product.address, other, 1, 1)).times)
      const [times]: MillionTimes[] = await done
      if (times !== undefined) runs.push(times)
    }
  })
  const sorted = others.sort((a, b) => a - b)
  const timeOf = (step: keyof MillionTimes) => median(runs.map((run) => run[step]))
  return [
    { what: 'saved one by one, ms', is: timeOf('saved'), bar: { most: 5000 } },
    { what: 'read to the last byte, ms', is: timeOf('read'), bar: { most: 5000 } },
    { what: 'saved as a recipe, ms', is: timeOf('recipe'), bar: { most: 5000 } },
    { what: 'longest delay of the event loop, ms', is: loopMaxMs, digits: 1, bar: { most: 250 } },
    {
      what: 'session look-up of the other user, median, ms',
      is: at(sorted, 0.5),
      digits: 1,
      bar: { most: 20 },
    },
    {
      what: 'session look-up of the other user, 99th percentile, ms',
      is: at(sorted, 0.99),
      digits: 1,
      bar: { most: 300 },
    },
  ]
}

function keepOne(place: Place): void {
  const first = 'SELECT min(id) FROM saved_results WHERE has_text = 1'
  place.run(`DELETE FROM saved_results WHERE id <> (${first})`)
  place.run(`
    INSERT INTO saved_results (${COPIED})
    WITH RECURSIVE numbers (n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${RESULTS})
    SELECT ${COPIED} FROM saved_results, numbers`)
  place.run(`
    INSERT INTO result_texts (user_id, id, recipe, combinations)
    SELECT saved_results.user_id, saved_results.id, recipe, combinations FROM saved_results, result_texts
    WHERE result_texts.id = (${first}) AND saved_results.id <> result_texts.id`)
}

async function measureViews(product: Product, cookie: string): Promise<readonly Line[]> {
  const view = { path: SUMMARIES, headers: { cookie } }
  const answer = await fetch(`${product.address}${SUMMARIES}`, { headers: { cookie } })
  const shown = ((await answer.json()) as unknown[]).length
  if (shown !== RESULTS) throw new Error(`There are ${shown} results.`)
  let times: readonly number[] = []
  const { loopMaxMs } = await metered(product, async () => {
    ;({ times } = await send(product.address, view, VIEWS, 1))
  })
  return [
    { what: `a list of ${RESULTS} of them, slowest, ms`, is: at(times, 1), digits: 1, bar: { most: 300 } },
    { what: 'longest delay of the event loop meanwhile, ms', is: loopMaxMs, digits: 1, bar: { most: 250 } },
  ]
}
