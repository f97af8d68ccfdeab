import { setTimeout as delay } from 'node:timers/promises'
import { idOf } from '../../crowd/people.ts'
import type { Account } from './account.ts'
import { aListOf, aProjectOf, aRecipeOf } from './bodies.ts'

const RESULTS = '/api/saved-results?view=summary'
const LISTS = '/api/saved-lists?view=summary'
const PROJECTS = '/api/projects'

/** Of bodies, the largest first. */
const SMALLER = [24, 20, 16, 12, 10, 8, 6, 5, 4, 3, 2, 1, 0.5, 0.25]
const MEGABYTES = { result: [63, 48, 32, ...SMALLER], other: SMALLER }
const MOST_COLUMNS = 6

const TRIES = 60
const PAUSE_MS = 1000

interface Draft {
  readonly path: string
  readonly megabytes: number
  readonly body: () => string
}

export interface Item {
  readonly id: number
  /** What saved it. */
  readonly draft: Draft
}

export interface Hoard {
  readonly result: Item
  readonly project: Item
  readonly list: Item
}

/** Saves the largest result, project and list that the API takes. */
export async function saveLargest(account: Account): Promise<Hoard> {
  return {
    result: await saveFirst(
      account,
      draftsOf(MEGABYTES.result, (megabytes, columns) => ({
        path: RESULTS,
        megabytes,
        body: () => aRecipeOf(megabytes, columns),
      })),
    ),
    project: await saveFirst(
      account,
      draftsOf(MEGABYTES.other, (megabytes, columns) => ({
        path: PROJECTS,
        megabytes,
        body: () => aProjectOf(megabytes, columns),
      })),
    ),
    list: await saveFirst(
      account,
      MEGABYTES.other.map((megabytes) => ({ path: LISTS, megabytes, body: () => aListOf(megabytes) })),
    ),
  }
}

/** Saves as another account has. */
export async function saveAgain(account: Account, { result, project, list }: Hoard): Promise<Hoard> {
  return {
    result: await saveFirst(account, [result.draft]),
    project: await saveFirst(account, [project.draft]),
    list: await saveFirst(account, [list.draft]),
  }
}

/** There may be a limit for a column, and one for all of them. */
function draftsOf(
  sizes: readonly number[],
  draftOf: (megabytes: number, columns: number) => Draft,
): readonly Draft[] {
  return sizes.flatMap((megabytes) => [draftOf(megabytes, 1), draftOf(megabytes, MOST_COLUMNS)])
}

async function saveFirst(account: Account, drafts: readonly Draft[]): Promise<Item> {
  const refusals: string[] = []
  for (const draft of drafts) {
    const { status, body } = await insist(account, draft)
    if (status === 201) return { id: idOf(body), draft }
    refusals.push(`${draft.megabytes} MB: ${status} ${body.toString('utf8', 0, 200)}`)
  }
  throw new Error(`Nothing was saved at ${drafts[0]?.path}. ${refusals.join(' ')}`)
}

/** A busy server is asked again. */
async function insist(account: Account, { path, body }: Draft) {
  const text = body()
  for (let attempt = 1; ; attempt++) {
    const reply = await account.post(path, text)
    const isBusy = reply.status === 503 || reply.status === 429
    if (!isBusy || attempt === TRIES) return reply
    await delay(PAUSE_MS)
  }
}
