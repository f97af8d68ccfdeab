import type { DraftPage } from '#platform/generator-draft/draft-page.ts'
import type { DraftSave, DraftStore } from '#platform/generator-draft/draft-store.ts'
import { type Glance, type ProjectState, toGlance } from './project-state.ts'

export interface OtherVersionGlance extends Glance {
  readonly keptAt: number
}

export class OtherVersion {
  readonly #store: DraftStore | null
  readonly #id: string
  #held: { readonly state: ProjectState; readonly keptAt: number } | null = null

  constructor(store: DraftStore | null, page: DraftPage) {
    this.#store = store
    this.#id = `other.${page}`
  }

  async keep(state: ProjectState): Promise<void> {
    this.#held = { state, keptAt: Date.now() }
    try {
      await this.#store?.delete(this.#id)
      await this.#store?.save(toSave(this.#id, this.#held))
    } catch {
      // Storage is full or forbidden, so the version lives only as long as the page.
    }
  }

  async read(): Promise<ProjectState | null> {
    return (await this.#load())?.state ?? null
  }

  async glance(): Promise<OtherVersionGlance | null> {
    const other = await this.#load()
    return other === null ? null : { ...toGlance(other.state), keptAt: other.keptAt }
  }

  async drop(): Promise<void> {
    this.#held = null
    await this.#store?.delete(this.#id)
  }

  async #load() {
    if (this.#held !== null) return this.#held
    const kept = (await this.#store?.load(this.#id)) ?? null
    if (kept === null) return null
    const { order, options, selections = {}, names = {}, rows = {}, savedAt } = kept.head
    const columns = order.map((id, place) => ({
      name: names[id] ?? '',
      words: kept.texts[place]?.text ?? '',
      selectedListIds: selections[id] ?? [],
    }))
    return { state: { columns, options, rows }, keptAt: savedAt }
  }
}

function toSave(
  id: string,
  { state, keptAt }: { readonly state: ProjectState; readonly keptAt: number },
): DraftSave {
  const columns = state.columns.map((column, place) => ({ ...column, id: String(place + 1) }))
  return {
    head: {
      id,
      savedAt: keptAt,
      version: 1,
      order: columns.map((column) => column.id),
      options: state.options,
      rows: state.rows,
      selections: Object.fromEntries(columns.map((column) => [column.id, column.selectedListIds])),
      names: Object.fromEntries(columns.map((column) => [column.id, column.name])),
    },
    texts: columns.map((column) => ({ draft: id, column: column.id, version: 1, text: column.words })),
    journal: [],
  }
}
