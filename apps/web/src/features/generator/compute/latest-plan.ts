import type { PlanInput, PlanSize } from './compiled-plan.ts'
import { PlanClient } from './plan-client.ts'

export interface Compilation {
  readonly revision: number
  readonly input: Pick<PlanInput, 'texts' | 'unique' | 'recipeId'>
  /** Indexes of the columns that have words. */
  readonly places: readonly number[]
  readonly client: PlanClient
  readonly size: Promise<PlanSize>
}

/** A newer revision terminates the worker, so that typing never waits for an outdated plan. */
export class LatestPlan {
  #latest: (Compilation & { isDone: boolean }) | null = null

  get current(): Compilation | null {
    return this.#latest
  }

  start(revision: number, input: PlanInput): Compilation {
    const client = this.#nextClient()
    const places = input.columns.flatMap((packed, place) => (packed.length > 0 ? [place] : []))
    const compilation = {
      revision,
      input,
      places,
      client,
      size: client.compile(input),
      isDone: false,
    }
    compilation.size.then(
      () => {
        compilation.isDone = true
      },
      () => {},
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
