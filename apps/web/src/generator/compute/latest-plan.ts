import type { PlanInput, PlanSize } from './compiled-plan.ts'
import type { FirstRows } from './first-rows.ts'
import { PlanClient } from './plan-client.ts'
import { RefusedError } from './row-problem.ts'

export interface Compilation {
  readonly revision: number
  readonly input: Pick<PlanInput, 'recipe' | 'recipeId'>
  /** Indexes of the columns that have words. */
  readonly places: readonly number[]
  readonly client: PlanClient
  /** The first rows that rules keep. Null if they can't be found without counting all rows. */
  readonly first: Promise<FirstRows | null>
  readonly size: Promise<PlanSize>
}

/** Rows to find before all rows are counted, and the time for it, in milliseconds. */
const FIRST_ROWS = 200
const FIRST_ROWS_MS = 30

/** A newer revision terminates the worker, so that typing never waits for an outdated plan. */
export class LatestPlan {
  #latest: (Compilation & { isDone: boolean }) | null = null

  get current(): Compilation | null {
    return this.#latest
  }

  start(revision: number, input: PlanInput): Compilation {
    const client = this.#nextClient()
    const places = input.columns.flatMap((packed, place) => (packed.length > 0 ? [place] : []))
    client.take(input)
    const hasRows = input.recipe.rows !== undefined
    const compilation = {
      revision,
      input,
      places,
      client,
      first: hasRows ? client.ask((api) => api.firstRows(FIRST_ROWS, FIRST_ROWS_MS)) : Promise.resolve(null),
      size: client.compile(),
      isDone: false,
    }
    compilation.first.catch(() => {})
    compilation.size.then(
      ({ rows }) => {
        // Reading rows that can't be counted can take forever.
        compilation.isDone = rows !== null
      },
      (error) => {
        compilation.isDone = error instanceof RefusedError
      },
    )
    this.#latest = compilation
    return compilation
  }

  /** From now on, the caller must release the plan. */
  give(compilation: Compilation): void {
    if (this.#latest === compilation) this.#latest = null
    else compilation.client.hold()
  }

  end(): void {
    this.#latest?.client.release()
    this.#latest = null
  }

  #nextClient(): PlanClient {
    const { client, isDone } = this.#latest ?? {}
    this.#latest = null
    if (client !== undefined && isDone === true) return client
    client?.release()
    return new PlanClient()
  }
}
