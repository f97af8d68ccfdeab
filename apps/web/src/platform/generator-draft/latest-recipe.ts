import { type Recipe, toRecipeRows } from '@wordloom/contract'
import { isOf } from './draft-page.ts'
import { DraftStore } from './draft-store.ts'
import { recoverDraft, type Unsaved } from './unsaved.ts'

export interface LatestDraft {
  /** The draft of this tab. */
  readonly tabDraft: string | null
  readonly unsaved: readonly Unsaved[]
}

/**
 * The recipe of the generator on the home page: that of this tab, or else the latest one on this device. `null` if there
 * is none, or the browser forbids storage.
 */
export async function readLatestRecipe({ tabDraft, unsaved }: LatestDraft): Promise<Recipe | null> {
  try {
    const store = await DraftStore.open()
    const left = unsaved.toSorted((a, b) => b.at - a.at).map(({ draftId }) => draftId)
    const newest = [...left, ...(await store.idsNewestFirst())].filter((id) => isOf('home', id))
    const id = newest.find((each) => each === tabDraft) ?? newest[0]
    if (id === undefined) return null
    const own = unsaved.find(({ draftId }) => draftId === id) ?? null
    const draft = recoverDraft(await store.load(id, own?.arrangement.order), own)
    if (draft === null) return null
    const { order, options, names, rows } = draft.arrangement
    const textOf = (column: string) => draft.columns.find((each) => each.column === column)?.text ?? ''
    return {
      ...options,
      columns: order.map(textOf),
      names: order.map((column) => names[column] ?? ''),
      ...(Object.keys(rows).length > 0 && toRecipeRows(rows)),
    }
  } catch {
    return null
  }
}
