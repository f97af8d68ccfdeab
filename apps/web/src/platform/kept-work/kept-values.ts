import type { WorkNote } from './work-note.ts'
import type { Work, WorkStore } from './work-store.ts'

const KEPT_MILLISECONDS = 24 * 60 * 60 * 1000

interface WorkSource {
  /** Null and undefined values aren't kept. */
  readonly read: () => unknown
  /** True for what the user typed. If a page has no typed values, nothing of it is kept. */
  readonly isTyped: boolean
}

interface KeptValuesSettings {
  readonly note: { readonly read: () => WorkNote | null; readonly write: (note: WorkNote | null) => void }
  readonly loadStore: () => Promise<WorkStore>
  /** Must work even if the page closes at the same moment. */
  readonly emptyStore: () => void
  readonly path: () => string
  readonly now: () => number
  readonly createId: () => string
}

/** Keeps typed form values when the session ends and restores them after the same user signs in again. */
export class KeptValues {
  readonly #settings: KeptValuesSettings
  readonly #sources = new Map<string, WorkSource>()
  #restored: Work | null = null
  #work: Promise<void> = Promise.resolve()

  constructor(settings: KeptValuesSettings) {
    this.#settings = settings
  }

  add(name: string, source: WorkSource): () => void {
    this.#sources.set(name, source)
    return () => {
      if (this.#sources.get(name) === source) this.#sources.delete(name)
      // A form that unmounts was saved or closed, unless it remounts immediately.
      if (source.isTyped) setTimeout(() => this.#sources.has(name) || this.drop(name))
    }
  }

  read(name: string): unknown {
    return this.#restored?.values.get(name)
  }

  /** Call this when the user's session ends; it reads the current values synchronously. */
  keep(userId: string): Promise<void> {
    const { path, now } = this.#settings
    const note = { id: this.#settings.createId(), userId, path: path(), at: now() }
    const reads = [...this.#sources].map(
      async ([name, { read, isTyped }]) => [name, await read(), isTyped] as const,
    )
    return this.#then(async () => {
      const kept = (await Promise.all(reads)).filter(([, value]) => value != null)
      if (!kept.some(([, , isTyped]) => isTyped)) return
      const before = this.#settings.note.read()
      const store = await this.#settings.loadStore()
      const values = new Map(kept.map(([name, value]) => [name, value]))
      await store.put({ id: note.id, at: note.at, values })
      this.#settings.note.write(note)
      if (before !== null) await store.delete(before.id)
      await store.deleteBefore(now() - KEPT_MILLISECONDS)
    })
  }

  /** The page to return to after signing in; null if no work of this user is kept. */
  pathFor(userId: string): string | null {
    const note = this.#settings.note.read()
    return note !== null && this.#isFor(note, userId) ? note.path : null
  }

  get path(): string | null {
    return this.#settings.note.read()?.path ?? null
  }

  /** Makes the user's kept work of this page readable and deletes work of other users. */
  restore(userId: string): Promise<void> {
    return this.#then(async () => {
      const note = this.#settings.note.read()
      if (note === null || note.id === this.#restored?.id) return
      if (!this.#isFor(note, userId)) return this.#forget(note)
      if (toPathname(note.path) !== toPathname(this.#settings.path())) return
      this.#restored = (await (await this.#settings.loadStore()).get(note.id)) ?? null
      if (this.#restored === null) this.#settings.note.write(null)
    })
  }

  drop(name: string): void {
    const restored = this.#restored
    if (restored === null || !restored.values.has(name)) return
    this.#restored = null
    void this.#then(() => this.#forget(restored))
  }

  clear(): void {
    this.#restored = null
    this.#settings.note.write(null)
    this.#settings.emptyStore()
  }

  async #forget({ id }: Pick<Work, 'id'>): Promise<void> {
    if (this.#settings.note.read()?.id === id) this.#settings.note.write(null)
    await (await this.#settings.loadStore()).delete(id)
  }

  #isFor({ userId, at }: WorkNote, wanted: string): boolean {
    return userId === wanted && this.#settings.now() - at < KEPT_MILLISECONDS
  }

  #then(step: () => Promise<void>): Promise<void> {
    // If storage is full or forbidden, nothing is kept, but signing in must still work.
    this.#work = this.#work.then(step).catch(() => {})
    return this.#work
  }
}

function toPathname(path: string): string {
  return path.split('?')[0] ?? ''
}
