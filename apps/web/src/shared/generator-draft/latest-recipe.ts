import { RECIPE_VERSION, type Recipe } from '@wordloom/contract'
import { DraftStore } from './draft-store.ts'
import { isOf } from './scope.ts'

/**
 * The recipe of the generator on the home page: that of this tab, or else the latest one on this device. `null` if there
 * is none, or the browser forbids storage.
 */
export async function readLatestRecipe(tabDraft: string | null): Promise<Recipe | null> {
  try {
    const store = await DraftStore.open()
    const newest = (await store.idsNewestFirst()).filter((id) => isOf('home', id))
    const id = newest.find((each) => each === tabDraft) ?? newest[0]
    const draft = id === undefined ? null : await store.load(id)
    if (draft === null) return null
    const { order, options, names = {}, rows = {} } = draft.head
    return {
      ...options,
      columns: order.map((column) => draft.texts.find((text) => text.column === column)?.text ?? ''),
      names: order.map((column) => names[column] ?? ''),
      ...(Object.keys(rows).length > 0 && { version: RECIPE_VERSION, rows }),
    }
  } catch {
    return null
  }
}
