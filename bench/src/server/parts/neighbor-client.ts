import { parentPort, workerData } from 'node:worker_threads'
import { aMillion, anEasyRecipe } from '../routes/results.ts'

export interface MillionTimes {
  readonly saved: number
  readonly read: number
  readonly recipe: number
}

const MIN_BYTES = 20_000_000
const { address, cookie } = workerData as { address: string; cookie: string }

const literal = aMillion('Million')
const recipe = anEasyRecipe('Recipe')

// This runs in its own thread, so that its work doesn't delay the other account's requests.
const [path, saved] = await timed(async () => `/api/saved-results/${await post(literal)}`)
const [bytes, read] = await timed(async () => (await (await ask(path)).arrayBuffer()).byteLength)
if (bytes < MIN_BYTES) throw new Error(`Only ${bytes} bytes came back.`)
const [, recipeTime] = await timed(() => post(recipe))
const times: MillionTimes = { saved, read, recipe: recipeTime }
parentPort?.postMessage(times)

async function post(body: string): Promise<number> {
  const answer = await ask('/api/saved-results?view=summary', { method: 'POST', body })
  if (answer.status !== 201) throw new Error(`The server returned ${answer.status} ${await answer.text()}`)
  return ((await answer.json()) as { id: number }).id
}

function ask(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${address}${path}`, { ...init, headers: { cookie, 'content-type': 'application/json' } })
}

async function timed<Result>(work: () => Promise<Result>): Promise<[Result, number]> {
  const started = performance.now()
  const result = await work()
  return [result, performance.now() - started]
}
