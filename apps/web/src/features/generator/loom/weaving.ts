import type { Order, Woven } from './weaver.ts'
import { WeaverLink } from './weaver-link.ts'

export interface Weaving {
  readonly revision: number
  readonly order: Pick<Order, 'texts' | 'unique' | 'recipeId'>
  /** Indexes of the columns that have words. */
  readonly places: readonly number[]
  readonly link: WeaverLink
  readonly woven: Promise<Woven>
}

/** A newer revision terminates the worker, so that typing never waits for an outdated plan. */
export class NewestWeaving {
  #newest: (Weaving & { isDone: boolean }) | null = null

  get current(): Weaving | null {
    return this.#newest
  }

  start(revision: number, order: Order): Weaving {
    const link = this.#nextLink()
    const { texts, unique, recipeId } = order
    const places = order.columns.flatMap((packed, place) => (packed.length > 0 ? [place] : []))
    const weaving = {
      revision,
      order: { texts, unique, recipeId },
      places,
      link,
      woven: link.weave(order),
      isDone: false,
    }
    weaving.woven.then(
      () => {
        weaving.isDone = true
      },
      () => {},
    )
    this.#newest = weaving
    return weaving
  }

  /** From now on, the caller must release the plan. */
  give(weaving: Weaving): void {
    if (this.#newest === weaving) this.#newest = null
    else weaving.link.hold()
  }

  end(): void {
    this.#newest?.link.release()
    this.#newest = null
  }

  #nextLink(): WeaverLink {
    const { link, isDone } = this.#newest ?? {}
    this.#newest = null
    if (link !== undefined && isDone === true) return link
    link?.release()
    return new WeaverLink()
  }
}
