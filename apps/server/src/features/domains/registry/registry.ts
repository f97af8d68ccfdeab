import { setTimeout as wait } from 'node:timers/promises'
import { domainToASCII } from 'node:url'
import type { DomainState, UnknownReason } from '@wordloom/contract'
import * as z from 'zod/mini'
import { createTaskQueue } from '#task-queue.ts'
import type { GetJson, JsonAnswer } from './get-json.ts'

export interface Finding {
  readonly state: DomainState
  readonly reason: UnknownReason | null
}

export interface Question {
  readonly name: string
  /** Those who ask take turns. */
  readonly holder: string
  readonly signal: AbortSignal
  /** When the lookup ends, as `performance.now` tells time. */
  readonly endsAt: number
}

export interface Pace {
  readonly atOnce: number
  /** Between the beginnings of two requests. */
  readonly gapMs: number
  readonly answerMs: number
  /** After a refusal that names no time, and after failures in a row. */
  readonly pauseMs: number
  readonly failuresInRow: number
}

/** Most registries answer about five requests per second, and Google's one. */
const PACE: Pace = { atOnce: 2, gapMs: 250, answerMs: 8000, pauseMs: 30_000, failuresInRow: 3 }

/** Longer times make no sense, or mean that we are blocked. */
const MAX_PAUSE_MS = 24 * 60 * 60 * 1000
const MAX_NAMES_WAITING = 500
const MAX_BYTES = 256 * 1024

/** These registries have answered 404 for registered names. Seen on 2026-09-14. */
const FALSE_NOT_FOUND: ReadonlySet<string> = new Set(['co', 'io'])

export interface Registry {
  ask(question: Question): Promise<Finding>
}

/** All lookups share the pace, so that a registry gets requests from this server only that often. */
export function createRegistry(base: URL, getJson: GetJson, pace: Pace = PACE): Registry {
  const inTurn = createTaskQueue({ name: 'registry', atOnce: pace.atOnce, maxWaiting: MAX_NAMES_WAITING })
  let nextAt = Number.NEGATIVE_INFINITY
  let pause: { readonly until: number; readonly reason: UnknownReason } | null = null
  let failures = 0

  async function ask({ name, signal, endsAt }: Question): Promise<Finding> {
    // A name that meets a limit is asked about once more.
    for (let attempt = 0; attempt < 2; attempt++) {
      const refusal = await waitForTurn(signal, endsAt)
      if (refusal !== null) return unknown(refusal)
      const answer = await request(name, signal)
      if (signal.aborted) return unknown('no_time')
      if (answer === null || (answer.status >= 500 && answer.retryAfter === undefined)) {
        failures++
        if (failures >= pace.failuresInRow) pauseFor(pace.pauseMs, 'no_answer')
        return unknown('no_answer')
      }
      failures = 0
      if (answer.status !== 429 && answer.status < 500) return toFinding(name, answer)
      pauseFor(toMilliseconds(answer.retryAfter) ?? pace.pauseMs, 'limited')
    }
    return unknown('limited')
  }

  async function waitForTurn(signal: AbortSignal, endsAt: number): Promise<UnknownReason | null> {
    for (;;) {
      if (signal.aborted) return 'no_time'
      const now = performance.now()
      const beginAt = Math.max(now, nextAt, pause?.until ?? now)
      if (beginAt >= endsAt) return pause !== null && pause.until >= endsAt ? pause.reason : 'no_time'
      if (beginAt === now) {
        nextAt = now + pace.gapMs
        return null
      }
      await wait(beginAt - now, undefined, { signal }).catch(() => {})
    }
  }

  function pauseFor(milliseconds: number, reason: UnknownReason): void {
    const until = performance.now() + Math.min(milliseconds, MAX_PAUSE_MS)
    if (pause === null || until > pause.until) pause = { until, reason }
    failures = 0
  }

  async function request(name: string, signal: AbortSignal): Promise<JsonAnswer | null> {
    const limits = AbortSignal.any([signal, AbortSignal.timeout(pace.answerMs)])
    try {
      return await getJson(new URL(`domain/${name}`, base), { signal: limits, maxBytes: MAX_BYTES })
    } catch {
      return null
    }
  }

  return { ask: (question) => inTurn(() => ask(question), { holder: question.holder }) }
}

const DomainObject = z.object({
  objectClassName: z.literal('domain'),
  ldhName: z.optional(z.string()),
  unicodeName: z.optional(z.string()),
})

function toFinding(name: string, { status, contentType, body }: JsonAnswer): Finding {
  if (status === 200) return isAbout(name, body) ? known('registered') : unknown('odd_answer')
  // A page for people means that the registry moved, and says nothing about the name.
  if (status !== 404 || /html/i.test(contentType)) return unknown('odd_answer')
  const [ending = ''] = name.split('.').slice(-1)
  return FALSE_NOT_FOUND.has(ending) ? unknown('unreliable') : known('not_in_registry')
}

function isAbout(name: string, body: unknown): boolean {
  const { success, data } = z.safeParse(DomainObject, body)
  if (!success) return false
  const told = data.ldhName ?? domainToASCII(data.unicodeName ?? '')
  return told.toLowerCase().replace(/\.$/, '') === name
}

/** `Retry-After` has seconds or a date. */
function toMilliseconds(retryAfter: string | undefined): number | null {
  if (retryAfter === undefined) return null
  if (/^\d{1,9}$/.test(retryAfter)) return Number(retryAfter) * 1000
  const milliseconds = Date.parse(retryAfter) - Date.now()
  return Number.isNaN(milliseconds) ? null : Math.max(0, milliseconds)
}

function known(state: Exclude<DomainState, 'unknown'>): Finding {
  return { state, reason: null }
}

function unknown(reason: UnknownReason): Finding {
  return { state: 'unknown', reason }
}
