/** What is selected of a list of items, and where the next range begins. */
export interface Selected {
  readonly ids: ReadonlySet<number>
  /** The item that was chosen last on its own: ranges begin there. */
  readonly anchor: number | null
  /** Where the range that was drawn last ends. */
  readonly end: number | null
}

export const NOTHING_SELECTED: Selected = { ids: new Set(), anchor: null, end: null }

/** Selects an item, or no longer. */
export function toggled({ ids }: Selected, id: number): Selected {
  return { ids: ids.has(id) ? minus(ids, [id]) : plus(ids, [id]), anchor: id, end: id }
}

/**
 * Does to all items from the anchor to this one what was done to the anchor, and takes back what the range before had
 * beyond. Without an anchor in the list it is this item alone that changes.
 *
 * @param order - the ids of the items as they are shown.
 */
export function extended(selected: Selected, order: readonly number[], id: number): Selected {
  const { ids, anchor, end } = selected
  if (anchor === null || !order.includes(anchor)) return toggled(selected, id)
  const isSelecting = ids.has(anchor)
  const range = rangeOf(order, anchor, id)
  if (!isSelecting) return { ids: minus(ids, range), anchor, end: id }
  const before = end === null || !order.includes(end) ? [] : rangeOf(order, anchor, end)
  return { ids: plus(minus(ids, before), range), anchor, end: id }
}

/** Selects these as well. */
export function joined(selected: Selected, ids: readonly number[]): Selected {
  return { ...selected, ids: plus(selected.ids, ids) }
}

/** Without what is no longer in the list: it is not selected if it comes back. */
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
