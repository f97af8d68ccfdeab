export interface Selected {
  readonly ids: ReadonlySet<number>
  /** The last item chosen on its own; ranges start there. */
  readonly anchor: number | null
  readonly end: number | null
}

export const NOTHING_SELECTED: Selected = { ids: new Set(), anchor: null, end: null }

export function toggled({ ids }: Selected, id: number): Selected {
  return { ids: ids.has(id) ? minus(ids, [id]) : plus(ids, [id]), anchor: id, end: id }
}

/** Applies the anchor's state up to this item and reverts the rest of the range. `order` is the display order. */
export function extended(selected: Selected, order: readonly number[], id: number): Selected {
  const { ids, anchor, end } = selected
  if (anchor === null || !order.includes(anchor)) return toggled(selected, id)
  const isSelecting = ids.has(anchor)
  const range = rangeOf(order, anchor, id)
  if (!isSelecting) return { ids: minus(ids, range), anchor, end: id }
  const before = end === null || !order.includes(end) ? [] : rangeOf(order, anchor, end)
  return { ids: plus(minus(ids, before), range), anchor, end: id }
}

export function joined(selected: Selected, ids: readonly number[]): Selected {
  return { ...selected, ids: plus(selected.ids, ids) }
}

/** Removes items that are no longer in the list, so that they aren't selected if they come back. */
export function among(selected: Selected, order: readonly number[]): Selected {
  const there = new Set(order)
  const ids = [...selected.ids].filter((id) => there.has(id))
  return ids.length === selected.ids.size ? selected : { ...selected, ids: new Set(ids) }
}

export function allSelected(order: readonly number[]): Selected {
  return { ids: new Set(order), anchor: order[0] ?? null, end: order.at(-1) ?? null }
}

function rangeOf(order: readonly number[], one: number, other: number): readonly number[] {
  const [from, to] = [order.indexOf(one), order.indexOf(other)].sort((a, b) => a - b)
  return order.slice(from, (to ?? 0) + 1)
}

function plus(ids: ReadonlySet<number>, added: readonly number[]): ReadonlySet<number> {
  return new Set([...ids, ...added])
}

function minus(ids: ReadonlySet<number>, removed: readonly number[]): ReadonlySet<number> {
  const gone = new Set(removed)
  return new Set([...ids].filter((id) => !gone.has(id)))
}
