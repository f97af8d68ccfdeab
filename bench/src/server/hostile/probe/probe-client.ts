import { setTimeout as delay } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { Connection } from '../../load/connection.ts'
import { type Call, toRequest } from '../../load/request.ts'
import type { AccountHeaders } from '../accounts/account.ts'

const LOOK_UP_EVERY_MS = 20
const HEALTH_EVERY_MS = 100

/** Sorted times in milliseconds; infinite if the status wasn't 200. */
export interface Times {
  readonly lookUps: readonly number[]
  readonly health: readonly number[]
}

const { address, account } = workerData as { address: string; account: AccountHeaders }
const url = new URL(address)

// This runs in its own thread, so that the attack doesn't delay the measurement.
const lookUps = askSteadily({ path: '/api/auth/user', headers: account }, LOOK_UP_EVERY_MS)
const health = askSteadily({ path: '/healthz' }, HEALTH_EVERY_MS)
parentPort?.on('message', async () => {
  const now = performance.now()
  const times: Times = { lookUps: await lookUps.take(now), health: await health.take(now) }
  parentPort?.postMessage(times)
})

/** Times missed during a long wait count as requests, too, as they would for users who ask at those times. */
function askSteadily(call: Call, everyMs: number) {
  const request = toRequest(url.host, call)
  let connection = new Connection(url)
  let times: number[] = []
  let due = performance.now()

  void ask()

  async function ask(): Promise<void> {
    for (;;) {
      await delay(Math.max(0, due - performance.now()))
      const started = performance.now()
      const isGood = await isAnswered()
      const ended = performance.now()
      const add = (since: number) => times.push(isGood ? ended - since : Number.POSITIVE_INFINITY)
      add(started)
      for (due += everyMs; due < ended; due += everyMs) add(due)
    }
  }

  async function isAnswered(): Promise<boolean> {
    if (!connection.isOpen) connection = new Connection(url)
    try {
      return (await connection.ask(request)).status === 200
    } catch {
      return false
    }
  }

  return {
    async take(moment: number): Promise<readonly number[]> {
      while (due <= moment) await delay(everyMs)
      const taken = times.sort((a, b) => a - b)
      times = []
      return taken
    },
  }
}
