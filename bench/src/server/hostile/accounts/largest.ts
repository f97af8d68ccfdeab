import { setTimeout as delay } from 'node:timers/promises'
import { idOf } from '../../crowd/people.ts'
import type { Account } from './account.ts'
import { aListOf, aProjectOf, aRecipeOf, combinationsOf } from './bodies.ts'

const SMALL = [24, 20, 16, 12, 10, 8, 6, 5, 4, 3, 2, 1, 0.5, 0.25]
const LARGE = [63, 48, 32, ...SMALL]
/** Sizes for a million combinations, which can't be much shorter. */
const COMBINATIONS = [63, 48, 32]
/** Try both, because limits may apply per column or to all columns. */
const COLUMNS = [1, 6]

const TRIES = 60
const PAUSE_MS = 1000

interface Draft {
  readonly path: string
  readonly megabytes: number
  readonly body: () => string
}

export interface Item {
  readonly id: number
  readonly draft: Draft
}

export type Kind = 'recipe' | 'combinations' | 'project' | 'list'

const DRAFTS: Readonly<Record<Kind, readonly Draft[]>> = {
  recipe: inColumns('/api/saved-results?view=summary', LARGE, aRecipeOf),
  combinations: COMBINATIONS.map((megabytes) => ({
    path: '/api/saved-results?view=summary',
    megabytes,
    body: () => combinationsOf(megabytes),
  })),
  project: inColumns('/api/projects', SMALL, aProjectOf),
  list: SMALL.map((megabytes) => ({
    path: '/api/saved-lists?view=summary',
    megabytes,
    body: () => aListOf(megabytes),
  })),
}

function inColumns(
  path: string,
  sizes: readonly number[],
  bodyOf: (megabytes: number, columns: number) => string,
): readonly Draft[] {
  return sizes.flatMap((megabytes) =>
    COLUMNS.map((columns) => ({ path, megabytes, body: () => bodyOf(megabytes, columns) })),
  )
}

export async function saveLargest(account: Account, kind: Kind, drafts = DRAFTS[kind]): Promise<Item> {
  const refusals: string[] = []
  for (const draft of drafts) {
    const { status, body } = await insist(account, draft)
    if (status === 201) return { id: idOf(body), draft }
    refusals.push(`${draft.megabytes} MB: ${status} ${body.toString('utf8', 0, 200)}`)
  }
  throw new Error(`No ${kind} was saved. ${refusals.join(' ')}`)
}

async function insist(account: Account, { path, body }: Draft) {
  const text = body()
  for (let attempt = 1; ; attempt++) {
    const reply = await account.post(path, text)
    const isBusy = reply.status === 503 || reply.status === 429
    if (!isBusy || attempt === TRIES) return reply
    await delay(PAUSE_MS)
  }
}
