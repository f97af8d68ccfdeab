import type { Order, Woven } from './weaver.ts'
import { WeaverLink } from './weaver-link.ts'

/** A plan being compiled, or compiled, for one revision of the columns and options. */
export interface Weaving {
  readonly revision: number
  readonly order: Pick<Order, 'texts' | 'unique' | 'recipeId'>
  /** The places of the columns that have words. */
  readonly places: readonly number[]
  readonly link: WeaverLink
  readonly woven: Promise<Woven>
}

/**
 * Keeps the plan of the newest revision under way, in a worker that is ended when a newer one comes: typing never waits
 * for a plan that nobody needs any more.
 */
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

  /** From now on the weaving is the caller's to release. */
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
